/** The exit code of a run. */
import { readFileSync } from "node:fs";
import type { CheckResult } from "../runner/run-checks.ts";

export const EXIT = { conforms: 0, fails: 1, usage: 2, unreachable: 3, worse: 4 } as const;

/** Ids of a file: one per line, `#` begins a comment. */
export function readExpected(file: string): Set<string> {
  const lines = readFileSync(file, "utf8").split("\n");
  return new Set(lines.map((line) => line.replace(/#.*/, "").trim()).filter((line) => line !== ""));
}

export interface Assessment {
  exitCode: number;
  /** Everything that counts as failed. */
  failed: string[];
  /** Failed although the file doesn't expect it. */
  unexpected: string[];
  /** Passed although the file expects a failure: the file can be shortened. */
  fixed: string[];
}

interface Expectation {
  /** Ids that may fail; null without a file. */
  expected: ReadonlySet<string> | null;
  /** Whether what can't be run counts as failed. */
  failOnSkip: boolean;
}

/**
 * With a file of expected failures a run is as good as the file says, or worse. A run in which nothing passed and nothing failed has
 * tested nothing, and is no success.
 */
export function assessRun(results: readonly CheckResult[], { expected, failOnSkip }: Expectation): Assessment {
  const isFailure = ({ outcome }: CheckResult) => outcome === "failed" || (failOnSkip && outcome === "skipped");
  const failed = results.filter(isFailure).map(({ check }) => check.id);
  const isUntested = results.every(({ outcome }) => outcome === "skipped");
  if (expected === null || isUntested)
    return {
      exitCode: failed.length > 0 || isUntested ? EXIT.fails : EXIT.conforms,
      failed,
      unexpected: failed,
      fixed: [],
    };
  const unexpected = failed.filter((id) => !expected.has(id));
  const passed = results.filter(({ outcome, check }) => outcome === "passed" && expected.has(check.id));
  return {
    exitCode: unexpected.length > 0 ? EXIT.worse : EXIT.conforms,
    failed,
    unexpected,
    fixed: passed.map(({ check }) => check.id),
  };
}
