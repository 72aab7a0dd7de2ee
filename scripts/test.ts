/**
 * `npm test`: format, lint, types, generated files, unit, contract and server tests, the server's on PostgreSQL too, the
 * contract kit against the server, sizes and browser tests. Ends with a line "N passed, N failed". `npm test -- unit` (or another part) runs one part.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../server/src/testing/postgres.ts";
import { buildApps } from "./lib/build-apps.ts";
import { checks, runChecks } from "./lib/checks.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { run } from "./lib/run.ts";

interface Count {
  passed: number;
  failed: number;
}

const parts = ["lint", "types", "generated", "unit", "postgres", "conformance", "browser"] as const;
type Part = (typeof parts)[number];
const reports = mkdtempSync(join(tmpdir(), "babchingu-test-"));

async function checkPart(part: keyof typeof checks): Promise<Count> {
  const results = await runChecks(checks[part]);
  const passed = results.filter(({ code }) => code === 0).length;
  return { passed, failed: results.length - passed };
}

/** A runner that failed without a failed test (a crash, a syntax error) counts as one failure. */
function counted(code: number, count: Count | null): Count {
  if (!count) return { passed: 0, failed: 1 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

async function vitest(name: string, filters: string[], env: Record<string, string>): Promise<Count> {
  const report = join(reports, `${name}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run("vitest", ["run", ...filters, ...reporters], { env });
  if (!existsSync(report)) return counted(code, null);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8")) as Record<string, number>;
  return counted(code, { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 });
}

/**
 * The server's tests once more, on a real PostgreSQL in place of the embedded one, but for those that bring their own
 * (vitest.config.ts). The random sequences, run in full above, are fewer here.
 */
async function postgresPart(): Promise<Count> {
  const postgres = await startPostgres();
  try {
    const env = { TEST_DATABASE_URL: await postgres.newDatabase(), RUNS: process.env["RUNS"] ?? "200" };
    return await vitest("postgres", ["server"], env);
  } finally {
    await postgres.close();
  }
}

/** The contract kit against the reference backend, and whether it notices some of its seeded defects. */
async function conformancePart(): Promise<Count> {
  const report = join(reports, "conformance.json");
  const { code } = await run("node", ["tests/conformance/ci.ts", report]);
  return counted(code, existsSync(report) ? (JSON.parse(readFileSync(report, "utf8")) as Count) : null);
}

async function browserPart(): Promise<Count> {
  const chromium = await ensureChromium();
  if (!(await buildApps())) return { passed: 0, failed: 1 };
  const sizes = await checkPart("sizes");
  const browser = await playwright(chromium);
  return { passed: sizes.passed + browser.passed, failed: sizes.failed + browser.failed };
}

async function playwright(chromium: string): Promise<Count> {
  const report = join(reports, "browser.json");
  const { code } = await run("playwright", ["test", "--reporter=list,json"], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return counted(code, null);
  const { stats } = JSON.parse(readFileSync(report, "utf8")) as { stats: Record<string, number> };
  return counted(code, { passed: stats["expected"] ?? 0, failed: (stats["unexpected"] ?? 0) + (stats["flaky"] ?? 0) });
}

async function runPart(part: Part): Promise<Count> {
  process.stdout.write(`\n— ${part}\n`);
  if (part === "unit") return await vitest("unit", [], {});
  if (part === "postgres") return await postgresPart();
  if (part === "conformance") return await conformancePart();
  if (part === "browser") return await browserPart();
  return await checkPart(part);
}

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const unknown = asked.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. There are: ${parts.join(", ")}.`);
  process.exit(2);
}
const total: Count = { passed: 0, failed: 0 };
for (const part of parts.filter((name) => asked.length === 0 || asked.includes(name))) {
  const started = performance.now();
  const count = await runPart(part);
  process.stdout.write(
    `\n— ${part}: ${count.passed} passed, ${count.failed} failed in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
  total.passed += count.passed;
  total.failed += count.failed;
}
rmSync(reports, { recursive: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
