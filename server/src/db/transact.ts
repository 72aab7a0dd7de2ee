import { setTimeout as sleep } from "node:timers/promises";
import { isDeadlock, isUniqueViolation } from "./errors.ts";
import type { Db, Trx } from "./schema.ts";

const TRIES_MAX = 4;
const PAUSE_MS_MAX = 20;

/** Whether another transaction was in the way, and running again finds what that one has done. */
function isCollision(error: unknown): boolean {
  return isDeadlock(error) || isUniqueViolation(error, "rice_transactions_cause_key");
}

/**
 * Runs `work` in one transaction. When the database ends it in favour of another (a deadlock; a cause that the other
 * booked in the same moment), nothing of it has happened, and it runs again from the beginning, at most 4 times in all.
 * So `work` changes nothing outside of the database that must not happen twice.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES_MAX || !isCollision(error)) throw error;
    }
    // The other one first; and two that collided don't meet again in step.
    await sleep(Math.random() * PAUSE_MS_MAX);
  }
}
