/** Counts the proxied calls and their violations, for the summary that the proxy prints at its end. */
import { describeViolation, type Violation } from "./violations.ts";

export interface Tally {
  checked: number;
  bypassed: number;
  /** Calls that Prism did not validate; their answers were passed on. */
  unchecked: number;
  unreachable: number;
  /** Calls whose sender left before having sent the whole body. */
  abandoned: number;
  violating: number;
  /** `login → 200: response body: …` → how often. */
  violations: Map<string, number>;
}

export function createTally(): Tally {
  return { checked: 0, bypassed: 0, unchecked: 0, unreachable: 0, abandoned: 0, violating: 0, violations: new Map() };
}

export function countChecked(tally: Tally, label: string, violations: Violation[]): void {
  tally.checked += 1;
  if (violations.length > 0) tally.violating += 1;
  for (const violation of violations) {
    const line = `${label}: ${describeViolation(violation)}`;
    tally.violations.set(line, (tally.violations.get(line) ?? 0) + 1);
  }
}

/** The exit code of a proxy that has counted this. */
export function exitCodeOf({ violating }: Tally): number {
  return violating > 0 ? 1 : 0;
}

/** The summary: each kind of violation once, the most frequent first. */
export function formatSummary(tally: Tally): string {
  const lines = [...tally.violations].toSorted(([, a], [, b]) => b - a).map(([line, times]) => `  ${times} × ${line}`);
  const { checked, violating, bypassed, unchecked, unreachable, abandoned } = tally;
  const head = `${checked} calls checked, ${violating} of them against the contract; ${bypassed} bypassed, ${unchecked} not validated, ${unreachable} without an answer, ${abandoned} given up by the caller.`;
  return [head, ...lines].join("\n");
}
