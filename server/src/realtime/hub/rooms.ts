import type { Db } from "../../db/schema.ts";
import { findNewestIds, type Identity } from "./access.ts";
import type { SharedMessage } from "../protocol/frames.ts";

/** One subscription of one connection to one room. */
export interface Subscription {
  readonly id: string;
  readonly meetingId: number;
  /** The authenticated member; null once the connection is closing. */
  identity: () => Identity | null;
  /** Sends messages, oldest first; `lastId` is the id of the last. */
  deliver: (messages: readonly SharedMessage[], lastId: number) => void;
}

/** The subscriptions to one room, and its last delivered message. */
export class Room {
  readonly meetingId: number;
  readonly subscriptions = new Set<Subscription>();
  #deliveredId: Promise<number>;

  constructor(db: Db, meetingId: number) {
    this.meetingId = meetingId;
    this.#deliveredId = findNewestIds(db, [meetingId]).then((ids) => ids.get(meetingId) ?? 0);
  }

  get isEmpty(): boolean {
    return this.subscriptions.size === 0;
  }

  /** The newest delivered message; resolves when no delivery is reading the room. */
  get deliveredId(): Promise<number> {
    return this.#deliveredId;
  }

  /** @param lastId the last message that a delivery reads; undefined when it finds none. If it rejects, nothing was delivered. */
  markDelivering(lastId: Promise<number | undefined>): void {
    const before = this.#deliveredId;
    this.#deliveredId = lastId.then(
      (id) => id ?? before,
      () => before,
    );
  }

  /** After this resolves, every new message of the room is delivered to the subscriber. */
  async add(subscription: Subscription): Promise<void> {
    // Added before the await: the next delivery must include the subscriber. One that is running doesn't, and may read a message that is
    // committed from now on.
    this.subscriptions.add(subscription);
    try {
      await this.#deliveredId;
    } catch (error) {
      this.subscriptions.delete(subscription);
      throw error;
    }
  }

  remove(subscription: Subscription): void {
    this.subscriptions.delete(subscription);
  }
}
