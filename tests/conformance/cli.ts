#!/usr/bin/env node
/** `npm run conformance -- --base-url <url>`: tests that a backend keeps the contract. See README.md. */
import { writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { chooseChecks, loadChecks } from "./checks/index.ts";
import { readOptions, USAGE, UsageError, type Options } from "./runner/options.ts";
import { EXIT, assessRun, readExpected } from "./report/exit-code.ts";
import { readFailedIds } from "./report/previous.ts";
import type { Check } from "./runner/check.ts";
import { runSuite, writeReports } from "./runner/suite.ts";

const print = (text: string) => void process.stdout.write(text);

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
  const report = await runSuite(checks, { ...options, isQuiet: options.quiet });
  if (options.reportDir !== null) writeReports(options.reportDir, report);
  const assessment = assessRun(report.results, { expected, failOnSkip: options.failOnSkip });
  if (options.writeExpectedFailures !== null) {
    const failed = report.results.filter(({ outcome }) => outcome === "failed").map(({ check }) => check.id);
    writeFileSync(options.writeExpectedFailures, failed.map((id) => `${id}\n`).join(""));
  }
  if (assessment.fixed.length > 0) print(`Expected to fail, but passed: ${assessment.fixed.join(", ")}\n`);
  if (assessment.exitCode === EXIT.worse) print(`Worse than expected: ${assessment.unexpected.join(", ")}\n`);
  if (report.results.every(({ outcome }) => outcome === "skipped"))
    print("Nothing was tested, so this is no success.\n");
  return assessment.exitCode;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) print(USAGE);
  else process.exitCode = await runCommand(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}`);
  process.exitCode = EXIT.usage;
}
