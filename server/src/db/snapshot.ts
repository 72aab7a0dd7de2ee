import { SECOND_MS } from "@babchingu/openapi";
import { sql } from "kysely";

/**
 * The id of the database snapshot that a statement reads: two statements with the same id see the same rows. Any commit, to
 * any table and from any server, changes the id. Don't use it in a transaction, which also sees its own writes, or on a
 * standby, which doesn't list all running transactions.
 */
export const snapshotSql = sql<string>`pg_current_snapshot()::text`;

/** After a failover a standby may reuse snapshot ids of its predecessor; a failover takes longer than this. */
const AGE_MS_MAX = SECOND_MS;

/** A value that was read from a snapshot; valid while the database has the same snapshot. */
export class SnapshotValue<T> {
  readonly snapshotId: string;
  readonly value: T;
  readonly #readMs = performance.now();

  constructor(snapshotId: string, value: T) {
    this.snapshotId = snapshotId;
    this.value = value;
  }

  /** The id of the snapshot; empty, which matches no snapshot, when the value is too old. */
  get currentId(): string {
    return performance.now() - this.#readMs < AGE_MS_MAX ? this.snapshotId : "";
  }
}
