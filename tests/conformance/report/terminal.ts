/** The terminal output during the run and at its end. */
import type { CoverageRow } from "../contract/coverage.ts";
import { toCurl, toFrameLog } from "../client/exchange.ts";
import { adviceFor } from "./advice.ts";
import { isNotOffered, listCauses } from "./causes.ts";
import { NEEDS, type Check } from "../runner/check.ts";
import { missingNeed, type CheckResult } from "../runner/run-checks.ts";
import type { BackendProfile } from "../runner/profile.ts";
import { contractVersion } from "./data.ts";

type Write = (text: string) => void;

const isTty = process.stdout.isTTY;
const color = (code: number) => (text: string) => (isTty ? `\u001B[${code}m${text}\u001B[0m` : text);
const yellow = color(33);
export const [red, green, dim] = [color(31), color(32), color(2)];

/** The first lines of a run: what is tested, and what can't be. */
export function formatStart(
  checks: readonly Check[],
  { profile, level }: { profile: BackendProfile; level: string },
): string {
  const needs = checks.flatMap((check) => missingNeed(check, profile) ?? []);
  const lines = [`Contract ${contractVersion}: ${checks.length} checks of ${profile.baseUrl} (level ${level})`];
  if (needs.length > 0)
    lines.push(dim(`${needs.length} of them need what isn't given and are skipped: ${[...new Set(needs)].join(", ")}`));
  return lines.join("\n");
}

/** A failed check with everything needed to reproduce it. */
function describeFailure(result: CheckResult): string {
  const { check, failures, exchanges } = result;
  const lines = [red(`✗ ${check.id}`), `  ${check.title} ${dim(`(${check.source})`)}`];
  for (const failure of failures.slice(0, 5)) {
    lines.push(`  • ${failure.sentence}`);
    if (failure.expected !== undefined) lines.push(`      expected  ${failure.expected}`);
    if (failure.actual !== undefined) lines.push(`      actual    ${failure.actual}`);
    lines.push(`      do        ${adviceFor(result, failure)}`);
    lines.push(dim(`      see       ${failure.spec}`));
    const exchange = exchanges.find(({ number }) => number === failure.exchange);
    if (exchange?.kind === "http")
      lines.push(dim(`      reproduce ${toCurl(exchange).replaceAll("\n", "\n                ")}`));
    if (exchange?.kind === "frame") {
      lines.push(
        ...toFrameLog(exchanges, exchange)
          .split("\n")
          .slice(-6)
          .map((line) => dim(`      ${line.slice(0, 200)}`)),
      );
    }
  }
  if (failures.length > 5) lines.push(`  … and ${failures.length - 5} more`);
  return lines.join("\n");
}

/** Writes failures as they occur, and the progress. */
export class TerminalProgress {
  readonly #total: number;
  readonly #write: Write;
  readonly #isQuiet: boolean;
  #done = 0;
  #failed = 0;

  constructor(total: number, { write, isQuiet }: { write: Write; isQuiet: boolean }) {
    this.#total = total;
    this.#write = write;
    this.#isQuiet = isQuiet;
  }

  end(result: CheckResult): void {
    this.#done += 1;
    if (result.outcome === "failed") {
      this.#failed += 1;
      this.#clear();
      // What isn't offered is listed at the end, in one line.
      if (!isNotOffered(result)) this.#write(`${describeFailure(result)}\n`);
    }
    const counts = `${this.#done}/${this.#total}${this.#failed > 0 ? `, ${this.#failed} failed` : ""}`;
    if (isTty) this.#write(`\r\u001B[K${dim(counts)} ${result.check.id}`);
    else if (!this.#isQuiet && this.#done % 50 === 0) this.#write(`${counts}\n`);
  }

  finish(): void {
    this.#clear();
  }

  #clear(): void {
    if (isTty) this.#write("\r\u001B[K");
  }
}

/** Coverage counts: documented and observed pairs. */
export function countCoverage(rows: readonly CoverageRow[]) {
  const cells = rows.flatMap((row) => row.cells);
  const codes = cells.flatMap((cell) => cell.codes);
  return {
    pairs: cells.length,
    observed: cells.filter(({ checks }) => checks.length > 0).length,
    codes: codes.length,
    codesObserved: codes.filter(({ isObserved }) => isObserved).length,
  };
}

/** The last lines of the run. */
export function formatSummary(
  results: readonly CheckResult[],
  rows: readonly CoverageRow[],
  durationMs: number,
): string {
  const count = (outcome: CheckResult["outcome"]) => results.filter((result) => result.outcome === outcome).length;
  const skipped = Map.groupBy(
    results.filter(({ outcome }) => outcome === "skipped"),
    ({ reason }) => reason ?? "",
  );
  const { pairs, observed, codes, codesObserved } = countCoverage(rows);
  const lines = [...skipped].map(([reason, group]) => yellow(`- ${group.length} skipped: ${reason}`));
  const hooks: readonly string[] = Object.values(NEEDS);
  if ([...skipped.keys()].some((reason) => hooks.includes(reason)))
    lines.push(dim("  docs/conformance/hooks.md shows each of these hooks in Spring, Django and Go"));
  lines.push(...listCauses(results).map((line) => yellow(`- ${line}`)));
  const failed = count("failed");
  lines.push(
    `${green(`${count("passed")} passed`)}, ${failed > 0 ? red(`${failed} failed`) : "0 failed"}, ${count("skipped")} skipped in ${(durationMs / 1000).toFixed(1)} s`,
    `${observed} of ${pairs} documented (operation, status) pairs observed, ${codesObserved} of ${codes} (operation, code) pairs`,
  );
  return lines.join("\n");
}
