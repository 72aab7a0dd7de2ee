import type { Db } from "../db/schema.ts";
import { markRead } from "../domain/chat-messages.ts";
import { seatKey } from "./access.ts";
import type { Seat } from "./access.ts";

/** Collects what was delivered to open rooms, so that a lively room isn't one write per message and reader (D31). */
export class ReadMarks {
  readonly #db: Db;
  readonly #now: () => Date;
  #waiting = new Map<string, Seat & { lastReadId: number }>();
  #work: Promise<void> = Promise.resolve();

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  add(seat: Seat, messageId: number): void {
    this.#waiting.set(seatKey(seat), { ...seat, lastReadId: messageId });
  }

  /** Writes what waits, after the flush before it. A mark whose meeting was deleted meanwhile is dropped. */
  flush(onError: (cause: unknown) => void): Promise<void> {
    this.#work = this.#work.then(() => this.#write(onError));
    return this.#work;
  }

  async #write(onError: (cause: unknown) => void): Promise<void> {
    const marks = this.#waiting.values();
    this.#waiting = new Map();
    for (const mark of marks) await markRead(this.#db, { ...mark, now: this.#now() }).catch(onError);
  }
}
