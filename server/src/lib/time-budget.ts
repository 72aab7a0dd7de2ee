/**
 * Limits how long a caller waits for the database. A connection whose peer vanished without a word (a cut cable, a firewall that
 * forgot the flow) reports no error: only a limit ends the wait.
 */
import { AsyncLocalStorage } from "node:async_hooks";

interface Budget {
  leftMs: number;
}

const budgets = new AsyncLocalStorage<Budget>();

/** Runs `work`, whose statements together may take this long; what it does between them doesn't count. */
export function withTimeBudget<T>(ms: number, work: () => T): T {
  return budgets.run({ leftMs: ms }, work);
}

/**
 * Runs a statement within the budget, or within `defaultMs` where there is none, and calls `onTimeout` with the limit when it takes
 * longer.
 */
export async function spendTime<T>(
  defaultMs: number,
  statement: () => Promise<T>,
  onTimeout: (limitMs: number) => void,
): Promise<T> {
  const budget = budgets.getStore();
  const limitMs = Math.max(1, budget?.leftMs ?? defaultMs);
  const startMs = performance.now();
  const timer = Number.isFinite(limitMs) ? setTimeout(onTimeout, limitMs, limitMs) : undefined;
  try {
    return await statement();
  } finally {
    clearTimeout(timer);
    if (budget) budget.leftMs -= performance.now() - startMs;
  }
}
