import { MINUTE_MS } from "@babchingu/openapi";
import { withTimeBudget } from "../../lib/time-budget.ts";

const WHOLE_TABLE_MS_MAX = 30 * MINUTE_MS;

/** Runs an operation whose cost grows with the number of members, which takes longer than a request may. */
export function wholeTable<T>(work: () => Promise<T>): Promise<T> {
  return withTimeBudget(WHOLE_TABLE_MS_MAX, work);
}
