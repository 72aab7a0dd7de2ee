import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "../../db/schema.ts";
import { toChatMessage } from "../../domain/chat/messages.ts";
import { findMessagesAfter, type RoomMessages, type RoomPosition, type RoomSubscriber } from "./access.ts";
import { destinations } from "../protocol/destinations.ts";
import { createSharedMessage } from "../protocol/frames.ts";
import type { Room, Subscription } from "./rooms.ts";

/** Messages of one room per round. */
const ROWS_MAX = 200;
/** Minimum duration of a round, so that under load each round sends more messages per subscriber. */
const ROUND_MS_MIN = 10;
const BUSY_ROUND_MS_MIN = 40;
/** A round with at least this many frames counts as busy. */
const BUSY_FRAMES_MIN = 400;

interface Subscriber extends RoomSubscriber {
  subscription: Subscription;
}

/**
 * Delivers new messages in rounds: one statement reads the messages of all pending rooms after each room's last delivered id,
 * so each subscriber receives every message exactly once. It checks access too: nobody receives a message that was committed after
 * they lost their seat or session.
 */
export class Delivery {
  readonly #db: Db;
  readonly #roomOf: (meetingId: number) => Room | undefined;
  readonly #onDenied: () => void;
  readonly #pendingIds = new Set<number>();
  #running: Promise<void> | null = null;

  /** @param onDenied called when a subscriber may not read a message, so that a sweep ends the subscription. */
  constructor(db: Db, roomOf: (meetingId: number) => Room | undefined, onDenied: () => void) {
    this.#db = db;
    this.#roomOf = roomOf;
    this.#onDenied = onDenied;
  }

  /** Delivers the new messages of these rooms; resolves afterwards. */
  deliver(meetingIds: Iterable<number>): Promise<void> {
    for (const meetingId of meetingIds) this.#pendingIds.add(meetingId);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#pendingIds.size > 0) {
      const startMs = performance.now();
      const rooms = [...this.#pendingIds].flatMap((meetingId) => this.#roomOf(meetingId) ?? []);
      this.#pendingIds.clear();
      const frames = await this.#broadcast(rooms.filter((room) => !room.isEmpty));
      const roundMsMin = frames < BUSY_FRAMES_MIN ? ROUND_MS_MIN : BUSY_ROUND_MS_MIN;
      const restMs = roundMsMin - (performance.now() - startMs);
      if (restMs > 1) await sleep(restMs);
    }
  }

  /** Returns the number of frames, including denied ones. */
  async #broadcast(rooms: readonly Room[]): Promise<number> {
    if (rooms.length === 0) return 0;
    const positions: RoomPosition[] = await Promise.all(
      rooms.map(async (room) => ({ meetingId: room.meetingId, afterId: await room.deliveredId })),
    );
    // Who subscribes during the query doesn't receive its messages: they are in the history when the subscription is confirmed, after it.
    const subscribersByRoom = new Map(rooms.map((room) => [room, subscribersOf(room)]));
    const finding = findMessagesAfter(this.#db, positions, {
      subscribers: [...subscribersByRoom.values()].flat(),
      rowsMax: ROWS_MAX,
    });
    for (const room of rooms) room.markDelivering(finding.then((found) => found.get(room.meetingId)?.rows.at(-1)?.id));
    const messages = await finding;
    let frames = 0;
    for (const [room, subscribers] of subscribersByRoom) {
      const found = messages.get(room.meetingId);
      if (found === undefined) continue;
      frames += found.rows.length * subscribers.length;
      this.#broadcastRoom(room, found, subscribers);
    }
    return frames;
  }

  #broadcastRoom(room: Room, { rows, deniedSessionIds }: RoomMessages, subscribers: readonly Subscriber[]): void {
    const lastId = rows.at(-1)?.id ?? 0;
    if (rows.length === ROWS_MAX) this.#pendingIds.add(room.meetingId);
    const messages = rows.map((row) => createSharedMessage(destinations.room(room.meetingId), toChatMessage(row)));
    for (const { sessionId, subscription } of subscribers) {
      // The subscriber may have unsubscribed during the query.
      if (!room.subscriptions.has(subscription)) continue;
      if (deniedSessionIds.has(sessionId)) this.#onDenied();
      else if (subscription.identity() !== null) subscription.deliver(messages, lastId);
    }
  }
}

function subscribersOf(room: Room): Subscriber[] {
  return [...room.subscriptions].flatMap((subscription) => {
    const identity = subscription.identity();
    return identity === null ? [] : [{ subscription, sessionId: identity.sessionId, meetingId: room.meetingId }];
  });
}
