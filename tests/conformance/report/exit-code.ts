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
  /** Failed although the file doesn't expect it. */
  unexpected: string[];
  /** Passed although the file expects a failure: the file can be shortened. */
  fixed: string[];
}

/** With a file of expected failures a run is as good as the file says, or worse. */
export function assessRun(results: readonly CheckResult[], expected: ReadonlySet<string> | null): Assessment {
  const failed = results.filter(({ outcome }) => outcome === "failed").map(({ check }) => check.id);
  if (expected === null)
    return { exitCode: failed.length > 0 ? EXIT.fails : EXIT.conforms, unexpected: failed, fixed: [] };
  const unexpected = failed.filter((id) => !expected.has(id));
  const passed = results.filter(({ outcome, check }) => outcome === "passed" && expected.has(check.id));
  return {
    exitCode: unexpected.length > 0 ? EXIT.worse : EXIT.conforms,
    unexpected,
    fixed: passed.map(({ check }) => check.id),
  };
}
