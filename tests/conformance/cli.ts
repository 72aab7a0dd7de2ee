#!/usr/bin/env node
/** `npm run conformance -- --base-url <url>`: tests that a backend keeps the contract. See README.md. */
import { writeFileSync } from "node:fs";
import { chooseChecks, loadChecks } from "./checks/index.ts";
import { readOptions, USAGE, UsageError, type Options } from "./runner/options.ts";
import { EXIT, assessRun, readExpected } from "./report/exit-code.ts";
import { runSuite, writeReports } from "./runner/suite.ts";

const print = (text: string) => void process.stdout.write(text);

/** Whether a server responds there. */
async function isReachable(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/health`, { signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );
}

function readExpectedFailures(file: string | null): Set<string> | null {
  try {
    return file === null ? null : readExpected(file);
  } catch (error) {
    throw new UsageError(`--expected-failures: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function runCommand(options: Options): Promise<number> {
  const checks = chooseChecks(await loadChecks(), options.level, options.filters);
  if (options.list) {
    for (const { id, title, source } of checks) print(`${id}\n    ${title} (${source})\n`);
    return EXIT.conforms;
  }
  if (checks.length === 0) throw new UsageError("No check fits the level and the filters");
  const expected = readExpectedFailures(options.expectedFailures);
  if (!(await isReachable(options.profile.baseUrl))) {
    process.stderr.write(`Nothing responds at ${options.profile.baseUrl}.\n`);
    return EXIT.unreachable;
  }
  const report = await runSuite(checks, { ...options, isQuiet: options.quiet });
  if (options.reportDir !== null) writeReports(options.reportDir, report);
  const assessment = assessRun(report.results, expected);
  if (options.writeExpectedFailures !== null) {
    const failed = report.results.filter(({ outcome }) => outcome === "failed").map(({ check }) => check.id);
    writeFileSync(options.writeExpectedFailures, failed.map((id) => `${id}\n`).join(""));
  }
  if (assessment.fixed.length > 0) print(`Expected to fail, but passed: ${assessment.fixed.join(", ")}\n`);
  if (assessment.exitCode === EXIT.worse) print(`Worse than expected: ${assessment.unexpected.join(", ")}\n`);
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
