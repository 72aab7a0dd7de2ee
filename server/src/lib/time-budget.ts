/**
 * Limits how long a caller waits for the database. A connection whose peer vanished without closing it (a cut cable, a firewall
 * that dropped its state) reports no error: only a limit ends the wait.
 */
import { AsyncLocalStorage } from "node:async_hooks";

interface Budget {
  remainingMs: number;
}

const budgets = new AsyncLocalStorage<Budget>();

/** Runs `work`, whose statements and waits for a connection together may take this long; what it does between them doesn't count. */
export function withTimeBudget<T>(ms: number, work: () => T): T {
  return budgets.run({ remainingMs: ms }, work);
}

/** Counts a wait, where there is a budget, as if it were a statement. */
export function spendTime(ms: number): void {
  const budget = budgets.getStore();
  if (budget) budget.remainingMs -= ms;
}

/** Runs work that has a budget of its own or shares one with other callers, and counts its time here as if it were a statement. */
export async function spendTimeOn<T>(work: () => Promise<T>): Promise<T> {
  const startMs = performance.now();
  try {
    return await work();
  } finally {
    spendTime(performance.now() - startMs);
  }
}

/**
 * What another service takes beyond this counts as if it were a statement, so that an answer takes at most 10 s and the database still has
 * its time after a usual call.
 */
const UPSTREAM_FREE_MS = 3000;

/** Calls another service. */
export async function spendTimeUpstream<T>(call: () => Promise<T>): Promise<T> {
  const startMs = performance.now();
  try {
    return await call();
  } finally {
    spendTime(Math.max(0, performance.now() - startMs - UPSTREAM_FREE_MS));
  }
}

/** Whether there is a budget and nothing is left of it. */
export function isTimeSpent(): boolean {
  const budget = budgets.getStore();
  return budget !== undefined && budget.remainingMs <= 0;
}

/**
 * Runs a statement within the budget, or within `defaultMs` where there is none, and calls `onTimeout` with the limit when it takes
 * longer.
 */
export async function limitTime<T>(
  defaultMs: number,
  runStatement: () => Promise<T>,
  onTimeout: (limitMs: number) => void,
): Promise<T> {
  const budget = budgets.getStore();
  const limitMs = Math.max(1, budget?.remainingMs ?? defaultMs);
  const timer = Number.isFinite(limitMs) ? setTimeout(onTimeout, limitMs, limitMs) : undefined;
  try {
    return await spendTimeOn(runStatement);
  } finally {
    clearTimeout(timer);
  }
}
