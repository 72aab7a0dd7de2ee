/** One run of the suite, from checks to reports: the command and CI share it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAbout, type Check } from "./check.ts";
import { startPrismProxy } from "./prism.ts";
import type { BackendProfile } from "./profile.ts";
import { runChecks, type CheckResult } from "./run-checks.ts";
import { RunEnvironment, type TakesCall } from "./environment.ts";
import { compareWithPrism } from "../report/compare.ts";
import { contractVersion, toReported, type RunReport } from "../report/data.ts";
import { toHtml } from "../report/html.ts";
import { toJUnit } from "../report/junit.ts";
import { formatStart, formatSummary, TerminalProgress } from "../report/terminal.ts";

export interface RunOptions {
  profile: BackendProfile;
  /** As the report shows them. */
  level: string;
  filters: string[];
  /** Whether HTTP goes through Prism's proxy; of the checks whose ids begin so, the calls of the operations they cover. */
  viaPrism: boolean | readonly string[];
  isQuiet: boolean;
}

const print = (text: string) => void process.stdout.write(text);

/** Writes report.html, report.json and junit.xml. */
export function writeReports(folder: string, report: RunReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "report.json"), JSON.stringify(report, null, 1));
  writeFileSync(join(folder, "junit.xml"), toJUnit(report));
  writeFileSync(join(folder, "report.html"), toHtml(report));
  print(`Report: ${join(folder, "report.html")}\n`);
}

/** The calls that go through Prism: set-up costs ten times as much there, so a list of checks leaves it out. */
export function callsThroughPrism(viaPrism: RunOptions["viaPrism"]): TakesCall {
  if (typeof viaPrism === "boolean") return () => viaPrism;
  return (operationId, check) =>
    operationId !== null &&
    check !== undefined &&
    viaPrism.some((prefix) => check.id.startsWith(prefix)) &&
    isAbout(check, [operationId]);
}

/** Runs the checks, then resets the server's time and stops the proxy, also after an error. */
async function runChecksAndCleanUp(
  env: RunEnvironment,
  checks: readonly Check[],
  run: RunOptions,
): Promise<CheckResult[]> {
  const prism = run.viaPrism === false ? null : await startPrismProxy(run.profile.baseUrl);
  if (prism) env.proxy = { origin: prism.url, takes: callsThroughPrism(run.viaPrism) };
  const progress = new TerminalProgress(checks.length, { write: print, isQuiet: run.isQuiet });
  try {
    await env.clock.syncWithServer();
    return await runChecks(checks, env, { end: (result) => progress.end(result) });
  } finally {
    progress.finish();
    await env.clock.reset();
    await prism?.stop();
  }
}

/** Runs the checks, writes to the terminal, and resolves with what reports show. */
export async function runSuite(checks: readonly Check[], run: RunOptions): Promise<RunReport> {
  const env = new RunEnvironment(run.profile);
  print(`${formatStart(checks, run)}\n`);
  const startedAt = new Date();
  const results = await runChecksAndCleanUp(env, checks, run);
  const durationMs = Date.now() - startedAt.getTime();
  const coverage = env.coverage.rows();
  const prism = env.proxy ? compareWithPrism(results, env.proxy.takes) : null;
  print(`${formatSummary(results, coverage, durationMs)}\n`);
  if (prism)
    print(`${prism.compared} responses validated by Prism as well, ${prism.disagreements.length} differently\n`);
  return {
    version: 1,
    contractVersion,
    baseUrl: run.profile.baseUrl,
    level: run.level,
    filters: run.filters,
    startedAt: startedAt.toISOString(),
    durationMs,
    results: toReported(results),
    coverage,
    prism,
  };
}
