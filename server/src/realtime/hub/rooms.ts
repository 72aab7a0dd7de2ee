import type { Db } from "../../db/schema.ts";
import { newestIds } from "./access.ts";
import type { Identity } from "./access.ts";
import type { SharedMessage } from "../protocol/frames.ts";

/** One subscription of one connection to one room. */
export interface Subscription {
  readonly id: string;
  readonly meetingId: number;
  /** Who listens now; null once the connection is ending. */
  identity: () => Identity | null;
  /** Sends messages, oldest first; the last one has this id. */
  deliver: (messages: readonly SharedMessage[], lastId: number) => void;
}

/** The listeners of one room, and how far its messages were handed out. */
export class Room {
  readonly meetingId: number;
  readonly listeners = new Set<Subscription>();
  #deliveredId: Promise<number>;

  constructor(db: Db, meetingId: number) {
    this.meetingId = meetingId;
    this.#deliveredId = newestIds(db, [meetingId]).then((ids) => ids.get(meetingId) ?? 0);
  }

  get isEmpty(): boolean {
    return this.listeners.size === 0;
  }

  /** The newest message that was handed out. */
  get deliveredId(): Promise<number> {
    return this.#deliveredId;
  }

  /** Notes how far the room was handed out. */
  markDelivered(messageId: number): void {
    this.#deliveredId = Promise.resolve(messageId);
  }

  /** From when this resolves, every new message of the room reaches the listener. */
  async add(subscription: Subscription): Promise<void> {
    // Listed before the wait: a delivery that runs meanwhile must not pass the listener by.
    this.listeners.add(subscription);
    try {
      await this.#deliveredId;
    } catch (cause) {
      this.listeners.delete(subscription);
      throw cause;
    }
  }

  remove(subscription: Subscription): void {
    this.listeners.delete(subscription);
  }
}
