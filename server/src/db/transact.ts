import { setTimeout as sleep } from "node:timers/promises";
import { isDeadlock, isUniqueViolation } from "./errors.ts";
import type { Db, Trx } from "./schema.ts";

const ATTEMPTS_MAX = 4;
const PAUSE_MS_MAX = 20;

/** Whether the error is a conflict with another transaction, so that a retry may succeed. */
function isRetryable(error: unknown): boolean {
  return isDeadlock(error) || isUniqueViolation(error, "rice_transactions_cause_key");
}

/**
 * Runs `work` in one transaction. After a conflict with another one (a deadlock, or a cause that was booked concurrently)
 * it is rolled back and retried, up to 4 attempts. So `work` must not change anything outside of the database that must not
 * happen twice.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isRetryable(error)) throw error;
    }
    // A random delay, so that two conflicting transactions don't conflict again.
    await sleep(Math.random() * PAUSE_MS_MAX);
  }
}
