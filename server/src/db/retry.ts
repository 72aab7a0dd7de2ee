import { setTimeout as sleep } from "node:timers/promises";

interface RetryOptions {
  /** Whether the error is temporary, as a conflict with another transaction is. */
  isRetryable: (error: unknown) => boolean;
  attemptsMax: number;
  pauseMsMax: number;
}

/** Runs work that is rolled back when it fails, and again after a temporary error; attempts count from 1. Rejects with the last attempt's error. */
export async function retryConflicts<T>(
  work: (attempt: number) => Promise<T>,
  { isRetryable, attemptsMax, pauseMsMax }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt === attemptsMax || !isRetryable(error)) throw error;
    }
    // A random delay, so that two that conflicted don't conflict again.
    await sleep(Math.random() * pauseMsMax);
  }
}
