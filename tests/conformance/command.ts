/** What the command does, from its flags to its exit code. */
import { writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { chooseChecks, loadChecks } from "./checks/index.ts";
import { readOptions, USAGE, UsageError, type Options } from "./runner/options.ts";
import { EXIT, assessRun, readExpected } from "./report/exit-code.ts";
import { failedIds, readFailedIds } from "./report/previous.ts";
import type { RunReport } from "./report/data.ts";
import type { Check } from "./runner/check.ts";
import { runSuite, writeReports } from "./runner/suite.ts";

const print = (text: string) => void process.stdout.write(text);

const WATCH_PAUSE_MS = 3000;
const READY_WAIT_MS = 60_000;
const READY_POLL_MS = 500;

/** Waits until the server takes requests: one without `/ready` may answer anything but 503. @returns false when nothing responds. */
async function waitUntilReady(baseUrl: string): Promise<boolean> {
  for (const deadline = Date.now() + READY_WAIT_MS; ; await sleep(READY_POLL_MS)) {
    const status = await fetch(`${baseUrl}/ready`, { signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.status,
      () => null,
    );
    if (status === null || status !== 503) return status !== null;
    if (Date.now() > deadline) return true;
  }
}

/** The checks that the flags choose. @throws UsageError when there is none. */
async function checksFor({ level, filters, operations, onlyFailed, reportDir }: Options): Promise<Check[]> {
  const chosen = chooseChecks(await loadChecks(), { level, filters, operations });
  const failed = onlyFailed ? failedBefore(reportDir) : null;
  const checks = chosen.filter(({ id }) => failed?.has(id) !== false);
  if (checks.length === 0) throw new UsageError("No check fits the level, the filters and the operations");
  return checks;
}

function failedBefore(reportDir: string | null): Set<string> {
  try {
    return readFailedIds(reportDir ?? "");
  } catch {
    throw new UsageError("--only-failed: --report-dir has no report of a run before");
  }
}

function readExpectedFailures(file: string | null): Set<string> | null {
  try {
    return file === null ? null : readExpected(file);
  } catch (error) {
    throw new UsageError(`--expected-failures: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Runs the checks, and again those that failed for as long as `--watch` says so. */
async function runAndWatch(checks: readonly Check[], options: Options): Promise<RunReport> {
  for (let remaining = checks; ;) {
    const report = await runSuite(remaining, { ...options, isQuiet: options.quiet });
    if (options.reportDir !== null) writeReports(options.reportDir, report);
    const failed = failedIds(report.results);
    if (!options.watch || failed.size === 0) return report;
    print(`\nTrying the ${failed.size} failed checks again; Ctrl-C ends it.\n`);
    remaining = remaining.filter(({ id }) => failed.has(id));
    await sleep(WATCH_PAUSE_MS);
    await waitUntilReady(options.profile.baseUrl);
  }
}

async function runCommand(options: Options): Promise<number> {
  const checks = await checksFor(options);
  if (options.list) {
    for (const { id, title, source } of checks) print(`${id}\n    ${title} (${source})\n`);
    return EXIT.conforms;
  }
  const expected = readExpectedFailures(options.expectedFailures);
  if (!(await waitUntilReady(options.profile.baseUrl))) {
    process.stderr.write(`Nothing responds at ${options.profile.baseUrl}.\n`);
    return EXIT.unreachable;
  }
  const report = await runAndWatch(checks, options);
  const assessment = assessRun(report.results, { expected, failOnSkip: options.failOnSkip });
  if (options.writeExpectedFailures !== null) {
    writeFileSync(options.writeExpectedFailures, assessment.failed.map((id) => `${id}\n`).join(""));
  }
  if (assessment.fixed.length > 0) print(`Expected to fail, but passed: ${assessment.fixed.join(", ")}\n`);
  if (assessment.exitCode === EXIT.worse) print(`Worse than expected: ${assessment.unexpected.join(", ")}\n`);
  if (report.results.every(({ outcome }) => outcome === "skipped"))
    print("Nothing was tested, so this is no success.\n");
  return assessment.exitCode;
}

/** Runs the command with these arguments. @returns its exit code. */
export async function runCli(args: string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options !== null) return await runCommand(options);
    print(USAGE);
    return EXIT.conforms;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return EXIT.usage;
  }
}
