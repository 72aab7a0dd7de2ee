/**
 * Reads from a streaming replica. A read goes there only when the replica has everything that was committed before the read began,
 * so everybody sees their own writes, and those of others, as on the primary.
 */
import { SECOND_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "../lib/api-error.ts";
import { batchReads } from "../lib/batch.ts";
import { spendTimeOn, withTimeBudget } from "../lib/time-budget.ts";
import type { Db } from "./schema.ts";

/** How long a read waits for the replica to catch up. */
const WAIT_MS_MAX = 50;
const POLL_MS = 5;
/**
 * How long the primary may take for its position, and the replica for the whole of a read. Both count towards the time of the request, and
 * are so short that the primary can still answer (D66).
 */
const READ_MS_MAX = 2000;
/** When a read that took longer fails, and another was answered so recently, it was slow itself. */
const ANSWERED_MS = READ_MS_MAX / 2;
/** How long reads go to the primary after the replica was late, and after it failed. */
const LATE_PAUSE_MS = SECOND_MS;
const FAILED_PAUSE_MS = 5 * SECOND_MS;

/** Positions in the write-ahead log, in bytes. The primary's is null on a standby, and the standby's on a server that is none. */
const COMMITTED = sql<{ position: number | null }>`select
  case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::int8 end as position`;
const REPLAYED = sql<{ position: number | null }>`select
  case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::int8 end as position`;
/** Instead of null. */
const NO_POSITION = -1;

/** Returns a function that reads a position; concurrent calls share one statement, which starts after all of them. */
function positionReader(db: Db, statement: typeof COMMITTED): () => Promise<number> {
  const read = batchReads(async (callers: readonly true[]) => {
    const { rows } = await withTimeBudget(READ_MS_MAX, () => statement.execute(db));
    return callers.map(() => rows[0]?.position ?? NO_POSITION);
  });
  return () => read(true);
}

/** A replica that answers, but lacks what was committed before the read. */
class Late extends Error {}

export class Replica {
  readonly db: Db;
  readonly #readCommitted: () => Promise<number>;
  readonly #readReplayed: () => Promise<number>;
  readonly #onPause: (cause: unknown) => void;
  #pausedUntilMs = 0;
  #hasFailed = false;
  #answeredMs = -Infinity;

  /** @param onPause is called with the reason when reads begin to go to the primary. */
  constructor(databases: { primary: Db; replica: Db }, onPause: (cause: unknown) => void) {
    this.db = databases.replica;
    this.#readCommitted = positionReader(databases.primary, COMMITTED);
    this.#readReplayed = positionReader(databases.replica, REPLAYED);
    this.#onPause = onPause;
  }

  /** Calls `onReplica`, or `onPrimary` when the replica is late or fails. Errors of the catalogue are results. */
  async read<T>(onReplica: () => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
    if (performance.now() < this.#pausedUntilMs) return onPrimary();
    const isAttempt = this.#hasFailed;
    // Only this read finds out whether the replica is back.
    if (isAttempt) this.#pausedUntilMs = performance.now() + FAILED_PAUSE_MS;
    const committed = await spendTimeOn(this.#readCommitted);
    const startMs = performance.now();
    try {
      const onUpToDate = () => this.#readOnceReplayed(committed, onReplica);
      const result = await spendTimeOn(() => withTimeBudget(READ_MS_MAX, onUpToDate));
      this.#answered(isAttempt);
      return result;
    } catch (error) {
      if (error instanceof ApiError) {
        this.#answered(isAttempt);
        throw error;
      }
      const endMs = performance.now();
      const isSlowRead = endMs - startMs > ANSWERED_MS && endMs - this.#answeredMs < ANSWERED_MS;
      if (!isSlowRead) this.#pause(error);
      return onPrimary();
    }
  }

  async #readOnceReplayed<T>(committed: number, onReplica: () => Promise<T>): Promise<T> {
    // As in a failover: nothing says then whether the replica has everything.
    if (committed === NO_POSITION) throw new Error("The primary is in recovery");
    const deadlineMs = performance.now() + WAIT_MS_MAX;
    while ((await spendTimeOn(this.#readReplayed)) < committed) {
      if (performance.now() > deadlineMs) throw new Late(`The replica is more than ${WAIT_MS_MAX} ms late`);
      await sleep(POLL_MS);
    }
    return await onReplica();
  }

  #pause(cause: unknown): void {
    const nowMs = performance.now();
    if (nowMs >= this.#pausedUntilMs) this.#onPause(cause);
    this.#hasFailed = !(cause instanceof Late);
    this.#pausedUntilMs = nowMs + (this.#hasFailed ? FAILED_PAUSE_MS : LATE_PAUSE_MS);
  }

  #answered(wasAttempt: boolean): void {
    this.#answeredMs = performance.now();
    if (!wasAttempt) return;
    this.#hasFailed = false;
    this.#pausedUntilMs = 0;
  }
}
