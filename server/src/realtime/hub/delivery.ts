import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "../../db/schema.ts";
import { type MessageRow, toChatMessage } from "../../domain/chat/messages.ts";
import {
  findDeniedSubscribers,
  findMessagesAfter,
  type RoomPosition,
  type RoomSubscriber,
  subscriberKey,
} from "./access.ts";
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

interface RoomDelivery {
  room: Room;
  rows: MessageRow[];
  subscribers: (RoomSubscriber & { subscription: Subscription })[];
}

/**
 * Delivers new messages in rounds: one statement reads the messages of all pending rooms after each room's last delivered id,
 * so each subscriber receives every message exactly once. Access is checked after reading the messages: nobody receives one
 * that was committed after they lost their seat or session.
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
    const messages = await findMessagesAfter(this.#db, positions, ROWS_MAX);
    const deliveries = rooms.flatMap((room): RoomDelivery[] => {
      const rows = messages.get(room.meetingId);
      return rows === undefined ? [] : [{ room, rows, subscribers: subscribersOf(room) }];
    });
    if (deliveries.length === 0) return 0;
    const denied = await findDeniedSubscribers(
      this.#db,
      deliveries.flatMap((it) => it.subscribers),
    );
    for (const it of deliveries) this.#broadcastRoom(it, denied);
    return deliveries.reduce((sum, it) => sum + it.rows.length * it.subscribers.length, 0);
  }

  #broadcastRoom({ room, rows, subscribers }: RoomDelivery, denied: ReadonlySet<string>): void {
    const lastId = rows.at(-1)?.id ?? 0;
    room.markDelivered(lastId);
    if (rows.length === ROWS_MAX) this.#pendingIds.add(room.meetingId);
    const messages = rows.map((row) => createSharedMessage(destinations.room(room.meetingId), toChatMessage(row)));
    for (const subscriber of subscribers) {
      // The subscriber may have unsubscribed during the query.
      if (!room.subscriptions.has(subscriber.subscription)) continue;
      if (denied.has(subscriberKey(subscriber))) this.#onDenied();
      else if (subscriber.subscription.identity() !== null) subscriber.subscription.deliver(messages, lastId);
    }
  }
}

function subscribersOf(room: Room): RoomDelivery["subscribers"] {
  return [...room.subscriptions].flatMap((subscription) => {
    const identity = subscription.identity();
    return identity === null ? [] : [{ subscription, sessionId: identity.sessionId, meetingId: room.meetingId }];
  });
}
