import type { Db } from "../db/schema.ts";
import { toChatMessage } from "../domain/chat-messages.ts";
import type { ChatMessage } from "../domain/chat-messages.ts";
import { messagesAfter, newestIds, sessionsInRoom } from "./access.ts";
import type { Identity } from "./access.ts";

const ROWS_MAX = 200;

/** One subscription of one connection to one room. */
export interface Subscription {
  readonly id: string;
  readonly meetingId: number;
  /** Who listens now; null once the connection is ending. */
  identity: () => Identity | null;
  deliver: (message: ChatMessage) => void;
}

/**
 * The listeners of one room. Messages are read from the database in the order of their ids from where the room stopped,
 * so each listener gets every message once, whatever was announced how often. Who may still listen is read after
 * the messages: nobody gets one that was committed after they lost their seat or session.
 */
export class Room {
  readonly meetingId: number;
  readonly #db: Db;
  readonly #onDenied: () => void;
  readonly #listeners = new Set<Subscription>();
  #deliveredId: Promise<number>;
  #running: Promise<void> | null = null;
  #announced = false;

  /** @param onDenied called when a listener had no right to a message, so that the reason is found and told. */
  constructor(db: Db, meetingId: number, onDenied: () => void) {
    this.#db = db;
    this.meetingId = meetingId;
    this.#onDenied = onDenied;
    this.#deliveredId = newestIds(db, [meetingId]).then((ids) => ids.get(meetingId) ?? 0);
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** The newest message that was handed out. */
  get deliveredId(): Promise<number> {
    return this.#deliveredId;
  }

  /** From when this resolves, every new message of the room reaches the listener. */
  async add(subscription: Subscription): Promise<void> {
    // Listed before the wait: a delivery that runs meanwhile must not pass the listener by.
    this.#listeners.add(subscription);
    try {
      await this.#deliveredId;
    } catch (cause) {
      this.#listeners.delete(subscription);
      throw cause;
    }
  }

  remove(subscription: Subscription): void {
    this.#listeners.delete(subscription);
  }

  /** Hands out what is new; at most one run at a time, and one more when something was announced meanwhile. */
  pump(): Promise<void> {
    this.#announced = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#announced && !this.isEmpty) {
      this.#announced = false;
      let isFull = true;
      while (isFull) isFull = (await this.#handOut()) === ROWS_MAX;
    }
  }

  async #handOut(): Promise<number> {
    const afterId = await this.#deliveredId;
    const rows = await messagesAfter(this.#db, this.meetingId, afterId, ROWS_MAX);
    const newest = rows.at(-1);
    if (newest === undefined) return 0;
    const identities = [...this.#listeners].flatMap((listener) => listener.identity() ?? []);
    const allowed = await sessionsInRoom(this.#db, this.meetingId, new Set(identities.map((it) => it.sessionId)));
    this.#deliveredId = Promise.resolve(newest.id);
    const messages = rows.map(toChatMessage);
    for (const listener of this.#listeners) {
      const identity = listener.identity();
      if (identity === null) continue;
      if (!allowed.has(identity.sessionId)) this.#onDenied();
      else for (const message of messages) listener.deliver(message);
    }
    return rows.length;
  }
}
