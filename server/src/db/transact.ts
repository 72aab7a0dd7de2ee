import { sql } from "kysely";
import { isDeadlock, isForeignKeyViolation, isLockTimeout, isUniqueViolation } from "./errors.ts";
import { retryConflicts } from "./retry.ts";
import type { Db, Trx } from "./schema.ts";

const ATTEMPTS_MAX = 4;
const PAUSE_MS_MAX = 20;
/** A minute or more: a busy server has short moments without a transaction that is in the way. */
const TABLE_ATTEMPTS_MAX = 100;
const TABLE_PAUSE_MS_MAX = 500;
/** How long a change of tables waits for each lock. */
const TABLE_LOCK_MS_MAX = 300;
/** An autovacuum gives way only to who has waited for longer than `deadlock_timeout`, a second: every tenth attempt does. */
const PATIENT_EVERY = 10;
const PATIENT_MS_MAX = 1500;

function isRetryable(error: unknown): boolean {
  // References are read before they are stored: the next attempt doesn't find what was deleted in between.
  return isDeadlock(error) || isForeignKeyViolation(error) || isUniqueViolation(error, "rice_transactions_cause_key");
}

/** Runs a transaction, also one of a single statement, again after a conflict with another one; up to 4 attempts: see `transact`. */
export async function retryTransaction<T>(run: () => Promise<T>): Promise<T> {
  return await retryConflicts(run, { isRetryable, attemptsMax: ATTEMPTS_MAX, pauseMsMax: PAUSE_MS_MAX });
}

/**
 * Runs `work` in one transaction. After a conflict with another one (a deadlock, a referenced row that was deleted concurrently, or
 * a cause that was booked concurrently) it is rolled back and retried, up to 4 attempts. So `work` must not change anything outside
 * of the database that must not happen twice.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return await retryTransaction(() => db.transaction().execute(work));
}

interface TableChange {
  /** The key of an advisory lock that the transaction takes first; the limit isn't for this one. */
  lock?: number;
}

/**
 * Changes tables in one transaction, which is rolled back and begins again after a deadlock with requests or when they hold a lock for
 * too long. The wait for each lock is limited, as requests wait behind it, and for the tables that the transaction has locked already.
 * But for the patient attempts the limit is shorter than PostgreSQL waits before it looks for a deadlock and ends a request for it.
 */
export async function changeTables<T>(db: Db, work: (trx: Trx) => Promise<T>, { lock }: TableChange = {}): Promise<T> {
  const run = (attempt: number) =>
    db.transaction().execute(async (trx) => {
      if (lock !== undefined) await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
      const waitMsMax = attempt % PATIENT_EVERY === 0 ? PATIENT_MS_MAX : TABLE_LOCK_MS_MAX;
      await sql`set local lock_timeout = ${sql.lit(waitMsMax)}`.execute(trx);
      return await work(trx);
    });
  return await retryConflicts(run, {
    isRetryable: (error) => isLockTimeout(error) || isDeadlock(error),
    attemptsMax: TABLE_ATTEMPTS_MAX,
    pauseMsMax: TABLE_PAUSE_MS_MAX,
  });
}
