import type { Db } from "../../db/schema.ts";
import { markRead } from "../../domain/chat/messages.ts";
import type { ReadPosition } from "../../domain/chat/messages.ts";
import { seatKey } from "./access.ts";

/** Collects what was delivered to open rooms, so that a lively room isn't one write per message and reader (D31). */
export class ReadMarks {
  readonly #db: Db;
  readonly #now: () => Date;
  #waiting = new Map<string, ReadPosition>();
  #work: Promise<void> = Promise.resolve();

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  add(mark: ReadPosition): void {
    this.#waiting.set(seatKey(mark), mark);
  }

  /** Writes what waits, after the flush before it. What could not be written is dropped: the next message marks again. */
  flush(onError: (cause: unknown) => void): Promise<void> {
    this.#work = this.#work.then(() => this.#write()).catch(onError);
    return this.#work;
  }

  async #write(): Promise<void> {
    const marks = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (marks.length > 0) await markRead(this.#db, marks, this.#now());
  }
}
