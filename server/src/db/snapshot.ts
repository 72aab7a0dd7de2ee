import { SECOND_MS } from "@babchingu/openapi";
import { sql } from "kysely";

/**
 * The name of the state of the database that a statement reads: which transactions have committed decides what it sees, so two
 * statements that report the same name see the same rows. One commit, of whatever table and server, gives another name.
 * Not for use within a transaction, which sees its own writes as well, nor on a standby, which doesn't tell all that runs.
 */
export const snapshotSql = sql<string>`pg_current_snapshot()::text`;

/** A standby that takes over may give names again that its forerunner gave; it takes longer than this. */
const AGE_MS_MAX = SECOND_MS;

/** What was read in one state of the database: it holds as long as that state lasts. */
export class SnapshotValue<T> {
  readonly snapshot: string;
  readonly value: T;
  readonly #readMs = performance.now();

  constructor(snapshot: string, value: T) {
    this.snapshot = snapshot;
    this.value = value;
  }

  /** The name under which it may still be used; empty, as no state is called, when it is too old. */
  get snapshotId(): string {
    return performance.now() - this.#readMs < AGE_MS_MAX ? this.snapshot : "";
  }

  /** Whether what was read then is what the state of this name holds. */
  isOf(snapshot: string): boolean {
    return snapshot !== "" && snapshot === this.snapshotId;
  }
}

/** The newest name that any read reported, for readers that made none themselves. */
export class LatestSnapshot {
  #snapshot = "";
  #readStartedMs = 0;

  /** Called by a statement that asked for the name, with when it was sent. */
  observe(snapshot: string, readStartedMs: number): void {
    if (readStartedMs < this.#readStartedMs) return;
    this.#snapshot = snapshot;
    this.#readStartedMs = readStartedMs;
  }

  /** A name that was read after this moment, so that the state it names holds all that was committed before; empty without one. */
  since(receivedMs: number): string {
    return this.#readStartedMs >= receivedMs ? this.#snapshot : "";
  }
}
