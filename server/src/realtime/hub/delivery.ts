import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "../../db/schema.ts";
import { toChatMessage } from "../../domain/chat/messages.ts";
import type { MessageRow } from "../../domain/chat/messages.ts";
import { deniedListeners, listenerKey, messagesAfter } from "./access.ts";
import type { Listener, RoomPlace } from "./access.ts";
import { destinations } from "../protocol/destinations.ts";
import { shareMessage } from "../protocol/frames.ts";
import type { Room, Subscription } from "./rooms.ts";

/** Messages of one room that are handed out at once. */
const ROWS_MAX = 200;
/** Rounds follow each other no faster, so that in a busy hour each has more to hand out to one listener. */
const ROUND_MS_MIN = 10;
const BUSY_ROUND_MS_MIN = 40;
/** So many frames make a round a busy one. */
const BUSY_FRAMES = 400;

interface Waiting {
  room: Room;
  rows: MessageRow[];
  listeners: (Listener & { subscription: Subscription })[];
}

/**
 * Hands out what is new, in rounds: one statement reads the messages of all announced rooms from where each stopped, in
 * the order of their ids, so each listener gets every message once, whatever was announced how often. Who may
 * still listen is read after the messages: nobody gets one that was committed after they lost their seat or session.
 */
export class Delivery {
  readonly #db: Db;
  readonly #roomOf: (meetingId: number) => Room | undefined;
  readonly #onDenied: () => void;
  readonly #announced = new Set<number>();
  #running: Promise<void> | null = null;

  /** @param onDenied called when a listener had no right to a message, so that the reason is found and told. */
  constructor(db: Db, roomOf: (meetingId: number) => Room | undefined, onDenied: () => void) {
    this.#db = db;
    this.#roomOf = roomOf;
    this.#onDenied = onDenied;
  }

  /** Hands out what is new in these rooms; resolves when it has been. */
  deliver(meetingIds: Iterable<number>): Promise<void> {
    for (const meetingId of meetingIds) this.#announced.add(meetingId);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#announced.size > 0) {
      const startMs = performance.now();
      const rooms = [...this.#announced].flatMap((meetingId) => this.#roomOf(meetingId) ?? []);
      this.#announced.clear();
      const frames = await this.#broadcast(rooms.filter((room) => !room.isEmpty));
      const roundMsMin = frames < BUSY_FRAMES ? ROUND_MS_MIN : BUSY_ROUND_MS_MIN;
      const restMs = roundMsMin - (performance.now() - startMs);
      if (restMs > 1) await sleep(restMs);
    }
  }

  /** Returns how many frames were sent, those that were denied included. */
  async #broadcast(rooms: readonly Room[]): Promise<number> {
    if (rooms.length === 0) return 0;
    const places: RoomPlace[] = await Promise.all(
      rooms.map(async (room) => ({ meetingId: room.meetingId, afterId: await room.deliveredId })),
    );
    const found = await messagesAfter(this.#db, places, ROWS_MAX);
    const waiting = rooms.flatMap((room): Waiting[] => {
      const rows = found.get(room.meetingId);
      return rows === undefined ? [] : [{ room, rows, listeners: listenersOf(room) }];
    });
    if (waiting.length === 0) return 0;
    const denied = await deniedListeners(
      this.#db,
      waiting.flatMap((it) => it.listeners),
    );
    for (const it of waiting) this.#broadcastRoom(it, denied);
    return waiting.reduce((sum, it) => sum + it.rows.length * it.listeners.length, 0);
  }

  #broadcastRoom({ room, rows, listeners }: Waiting, denied: ReadonlySet<string>): void {
    const lastId = rows.at(-1)?.id ?? 0;
    room.markDelivered(lastId);
    if (rows.length === ROWS_MAX) this.#announced.add(room.meetingId);
    const messages = rows.map((row) => shareMessage(destinations.room(room.meetingId), toChatMessage(row)));
    for (const listener of listeners) {
      // Somebody may have left while the database answered.
      if (!room.listeners.has(listener.subscription)) continue;
      if (denied.has(listenerKey(listener))) this.#onDenied();
      else if (listener.subscription.identity() !== null) listener.subscription.deliver(messages, lastId);
    }
  }
}

function listenersOf(room: Room): Waiting["listeners"] {
  return [...room.listeners].flatMap((subscription) => {
    const identity = subscription.identity();
    return identity === null ? [] : [{ subscription, sessionId: identity.sessionId, meetingId: room.meetingId }];
  });
}
