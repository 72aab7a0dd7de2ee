/** What an earlier run left in the report's folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunReport } from "./data.ts";

/** The ids of the failed checks. */
export function failedIds(results: RunReport["results"]): Set<string> {
  return new Set(results.flatMap(({ outcome, check }) => (outcome === "failed" ? [check.id] : [])));
}

/** The ids of the checks that failed in the run before. @throws Error without its report. */
export function readFailedIds(folder: string): Set<string> {
  return failedIds((JSON.parse(readFileSync(join(folder, "report.json"), "utf8")) as RunReport).results);
}
