/** Runs the parts of the suite and counts what passed. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { startPostgres } from "../../server/src/testing/processes/postgres.ts";
import { startServer } from "../../tests/e2e/support/server.ts";
import { buildApps } from "./build-apps.ts";
import { ensureChromium } from "./chromium.ts";
import { type Check, checks, runChecks } from "./checks.ts";
import { root } from "./root.ts";
import { run } from "./run.ts";
import type { Part } from "./test-targets.ts";

export interface Count {
  passed: number;
  /** What failed, a line each, by the name under which it can be run again. */
  failures: string[];
}

const reports = mkdtempSync(join(tmpdir(), "babchingu-test-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

export async function countChecks(list: readonly Check[]): Promise<Count> {
  const results = await runChecks(list);
  const failures = results.filter(({ code }) => code !== 0).map(({ name }) => name);
  return { passed: results.length - failures.length, failures };
}

const countCheckGroup = (group: keyof typeof checks) => countChecks(checks[group]);

/** Counts a runner that failed without a failed test (a crash, a syntax error) as one failure. */
function withRunnerFailure(runner: string, code: number, count: Count | null): Count {
  if (code === 0 && count) return count;
  const { passed, failures } = count ?? { passed: 0, failures: [] };
  return { passed, failures: failures.length > 0 ? failures : [`${runner} ended with code ${code}`] };
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[];
  }[];
}

/** A file that failed to load has no failed test of its own. `-t` selects a test by its titles with ` > ` between them. */
function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [file];
    return failed.map(({ ancestorTitles, title }) => `${file} ${[...ancestorTitles, title].join(" > ")}`);
  });
}

export async function vitest(parameters: readonly string[], env: Record<string, string> = {}): Promise<Count> {
  const report = join(reports, "vitest.json");
  rmSync(report, { force: true });
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run("vitest", [...parameters, ...reporters], { env });
  if (!existsSync(report)) return withRunnerFailure("vitest", code, null);
  const results = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
  return withRunnerFailure("vitest", code, { passed: results.numPassedTests, failures: vitestFailures(results) });
}

interface PlaywrightSpec {
  file: string;
  line: number;
  title: string;
  tests: { status: string; results: { attachments: { name: string; path?: string }[] }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

function failedSpecs({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"));
  return [...failed, ...suites.flatMap(failedSpecs)];
}

const nameOf = ({ file, line, title }: PlaywrightSpec): string => `tests/e2e/${file}:${line} ${title}`;

/** The tree of the page's elements when the test failed: where only the output is kept, it tells what a screenshot would. */
function printPages(spec: PlaywrightSpec): void {
  for (const { name, path } of spec.tests.flatMap(({ results }) => results).flatMap(({ attachments }) => attachments)) {
    if (name !== "error-context" || path === undefined) continue;
    for (const [tree] of readFileSync(path, "utf8").matchAll(/(?<=^```yaml\n).*?(?=^```)/gms)) {
      console.log(`\n— the page of ${nameOf(spec)}\n${tree}`);
    }
  }
}

/** Playwright's global setup builds what has changed, so the apps are never older than their sources. */
export async function playwright(parameters: readonly string[]): Promise<Count> {
  const report = join(reports, "playwright.json");
  rmSync(report, { force: true });
  const { code } = await run("playwright", ["test", ...parameters, "--reporter=list,json"], {
    env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return withRunnerFailure("playwright", code, null);
  const { stats, suites } = JSON.parse(readFileSync(report, "utf8")) as {
    stats: { expected: number };
    suites: PlaywrightSuite[];
  };
  const failed = suites.flatMap(failedSpecs);
  failed.forEach(printPages);
  const failures = failed.map(nameOf);
  return withRunnerFailure("playwright", code, { passed: stats.expected, failures });
}

/** Everything that Vitest runs, but the tests that needn't run on both databases. */
async function unitPart(): Promise<Count> {
  const { startSharedPostgres } = await import("../../server/src/testing/postgres-environment.ts");
  const postgres = await startSharedPostgres();
  try {
    return await vitest(["run"], { SQL_TESTS: "elsewhere", SHARED_POSTGRES_URL: postgres.url });
  } finally {
    await postgres.close();
  }
}

/** The tests of what a database decides (listed in vitest.config.ts). The unit part leaves out those that needn't run on both. */
async function postgresPart(): Promise<Count> {
  const postgres = await startPostgres();
  try {
    const url = postgres.socketUrlOf(await postgres.newDatabase());
    return await vitest(["run", "--project", "node"], { TEST_DATABASE_URL: url });
  } finally {
    await postgres.close();
  }
}

/** The contract kit against the reference backend, and some of its seeded defects. */
async function conformancePart(): Promise<Count> {
  const { cachedDataDir } = await import("../../server/src/testing/migrated-database.ts");
  const report = join(reports, "conformance.json");
  const { code } = await run("node", ["tests/conformance/ci.ts", report], {
    env: { BACKEND_DATA: await cachedDataDir() },
  });
  return withRunnerFailure(
    "the kit",
    code,
    existsSync(report) ? (JSON.parse(readFileSync(report, "utf8")) as Count) : null,
  );
}

/** The kit sends client addresses in a header, and many requests of one account. */
const CONFORMANCE_ENVIRONMENT = {
  SEED_DEMO: "true",
  TRUST_PROXY: "true",
  WRITES_PER_MINUTE_IP: "1000000",
  WRITES_PER_MINUTE_MEMBER: "1000000",
  READS_PER_MINUTE_MEMBER: "1000000",
  SEARCHES_PER_MINUTE_MEMBER: "1000000",
  LOG_LEVEL: "silent",
};

/** The named checks of the kit against a reference backend of their own. */
export async function conformanceChecks(filters: readonly string[]): Promise<Count> {
  const backend = await startServer(CONFORMANCE_ENVIRONMENT);
  try {
    const flags = filters.flatMap((filter) => ["--filter", filter]);
    const target = ["--base-url", backend.url, "--profile", "reference", "--report-dir", "none"];
    const { code } = await run("node", ["tests/conformance/cli.ts", ...target, ...flags]);
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [filters.join(" ")] };
  } finally {
    await backend.close();
  }
}

async function browserPart(): Promise<Count> {
  if (!(await buildApps())) return { passed: 0, failures: ["build of the apps"] };
  const sizes = await countCheckGroup("sizes");
  const browser = await playwright([]);
  return { passed: sizes.passed + browser.passed, failures: [...sizes.failures, ...browser.failures] };
}

export const runPart: Record<Part, () => Promise<Count>> = {
  lint: () => countCheckGroup("lint"),
  types: () => countCheckGroup("types"),
  generated: () => countCheckGroup("generated"),
  unit: unitPart,
  postgres: postgresPart,
  conformance: conformancePart,
  browser: browserPart,
};
