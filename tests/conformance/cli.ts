/** `npm run conformance -- --base-url <url>`: proves that a backend keeps the contract. See README.md. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chooseChecks, loadChecks } from "./checks/index.ts";
import { excuses } from "./checks/support/excuses.ts";
import type { Options } from "./kit/options.ts";
import { readOptions, USAGE, UsageError } from "./kit/options.ts";
import { startPrismProxy } from "./kit/prism.ts";
import { runChecks } from "./kit/runner.ts";
import { World } from "./kit/world.ts";
import { compareVerdicts } from "./report/compare.ts";
import type { RunReport } from "./report/data.ts";
import { contractVersion, withoutPassedExchanges } from "./report/data.ts";
import { toHtml } from "./report/html.ts";
import { toJUnit } from "./report/junit.ts";
import { summary, TerminalProgress } from "./report/terminal.ts";
import { EXIT, judgeRun, readExpected } from "./report/verdict.ts";

const write = (text: string) => void process.stdout.write(text);

/** Whether anything at all answers there. */
async function isReachable(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/health`, { signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );
}

function writeReports(folder: string, report: RunReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "report.json"), JSON.stringify(report, null, 1));
  writeFileSync(join(folder, "junit.xml"), toJUnit(report));
  writeFileSync(join(folder, "report.html"), toHtml(report));
  write(`Report: ${join(folder, "report.html")}\n`);
}

async function run(options: Options): Promise<number> {
  const { profile } = options;
  const checks = chooseChecks(await loadChecks(), options.level, options.filters);
  if (options.list) {
    for (const { id, title, source } of checks) write(`${id}\n    ${title} (${source})\n`);
    return EXIT.conforms;
  }
  if (checks.length === 0) throw new UsageError("No check fits the level and the filters");
  const expected = options.expectedFailures === null ? null : readExpected(options.expectedFailures);
  if (!(await isReachable(profile.baseUrl))) {
    process.stderr.write(`Nothing answers at ${profile.baseUrl}.\n`);
    return EXIT.unreachable;
  }
  const world = new World(profile);
  const prism = options.viaPrism ? await startPrismProxy(profile.baseUrl) : null;
  if (prism) world.sendTo = prism.url;
  await world.clock.read();
  const startedAt = new Date();
  const progress = new TerminalProgress(checks.length, { write, isQuiet: options.quiet });
  const results = await runChecks(checks, world, { end: (result) => progress.end(result) });
  progress.finish();
  await world.clock.reset();
  await prism?.stop();
  const durationMs = Date.now() - startedAt.getTime();
  const coverage = world.coverage.rows(excuses);
  const verdicts = prism ? compareVerdicts(results) : null;
  write(`${summary(results, coverage, durationMs)}\n`);
  if (verdicts)
    write(`${verdicts.compared} answers judged by Prism as well, ${verdicts.disagreements.length} differently\n`);
  if (options.reportDir !== null) {
    writeReports(options.reportDir, {
      version: 1,
      contractVersion,
      baseUrl: profile.baseUrl,
      level: options.level,
      filters: options.filters,
      startedAt: startedAt.toISOString(),
      durationMs,
      results: withoutPassedExchanges(results),
      coverage,
      prism: verdicts,
    });
  }
  const verdict = judgeRun(results, expected);
  if (options.writeExpectedFailures !== null) {
    const failed = results.filter(({ outcome }) => outcome === "failed").map(({ check }) => check.id);
    writeFileSync(options.writeExpectedFailures, `${failed.join("\n")}\n`);
  }
  if (verdict.mended.length > 0) write(`Expected to fail, but passed: ${verdict.mended.join(", ")}\n`);
  if (verdict.exitCode === EXIT.worse) write(`Worse than expected: ${verdict.unexpected.join(", ")}\n`);
  return verdict.exitCode;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) write(USAGE);
  else process.exitCode = await run(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}`);
  process.exitCode = EXIT.usage;
}
