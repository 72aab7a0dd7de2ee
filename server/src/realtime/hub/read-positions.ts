import type { Db } from "../../db/schema.ts";
import { markRead, type ReadPosition } from "../../domain/chat/messages.ts";
import { seatKey } from "./access.ts";

/** Batches read positions, so that a busy room doesn't need a write per message and reader (D31). */
export class ReadPositionWriter {
  readonly #db: Db;
  readonly #now: () => Date;
  #pending = new Map<string, ReadPosition>();
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Replaces the seat's pending position unless that is newer, as one of another device may be. */
  add(position: ReadPosition): void {
    const key = seatKey(position);
    if (position.lastReadId > (this.#pending.get(key)?.lastReadId ?? 0)) this.#pending.set(key, position);
  }

  /** Writes the pending positions, after the previous flush. Those of a failed write are pending again. */
  flush(onError: (error: unknown) => void): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write()).catch(onError);
    return this.#writing;
  }

  async #write(): Promise<void> {
    const positions = [...this.#pending.values()];
    this.#pending = new Map();
    if (positions.length === 0) return;
    try {
      await markRead(this.#db, positions, this.#now());
    } catch (error) {
      for (const position of positions) this.add(position);
      throw error;
    }
  }
}
