import type { Db } from "../../db/schema.ts";
import type { Clock } from "../../lib/clock.ts";
import { ApiError } from "../../lib/api-error.ts";
import { endedSessions, lostSeats, newestIds, seatKey } from "./access.ts";
import type { Identity, Seat } from "./access.ts";
import type { Bus } from "../bus/bus.ts";
import { closeCodes } from "../connection/connection.ts";
import type { Connection } from "../connection/connection.ts";
import { Delivery } from "./delivery.ts";
import { destinations } from "../protocol/destinations.ts";
import { subscriptionHeader } from "../protocol/frames.ts";
import type { SocketLimits } from "../protocol/limits.ts";
import { SendRateLimiter } from "../connection/send-rate-limiter.ts";
import { ReadMarks } from "./read-marks.ts";
import { Room } from "./rooms.ts";
import type { Subscription } from "./rooms.ts";

export interface HubDeps {
  db: Db;
  clock: Clock;
  bus: Bus;
  limits: SocketLimits;
  onFailure: (cause: unknown) => void;
  /** Called for each message that a listener was handed. */
  onDelivered?: (messages: number) => void;
}

/**
 * Knows every connection of this process and every room that is open in it. What it knows may be late, never wrong:
 * a sweep twice a second reads from the database which sessions and seats have ended and which messages nobody
 * announced, so it needs no word from the code that ends a session or lets somebody leave.
 */
export class Hub {
  readonly rate: SendRateLimiter;
  readonly #deps: HubDeps;
  readonly #connections = new Set<Connection>();
  readonly #rooms = new Map<number, Room>();
  readonly #reads: ReadMarks;
  readonly #delivery: Delivery;
  readonly #timer: NodeJS.Timeout;
  readonly #leaveBus: () => void;
  #sweeping: Promise<void> | null = null;

  constructor(deps: HubDeps) {
    this.#deps = deps;
    this.rate = new SendRateLimiter(deps.limits.messagesPer10SecondsMax);
    this.#reads = new ReadMarks(deps.db, () => deps.clock.now());
    this.#delivery = new Delivery(
      deps.db,
      (meetingId) => this.#rooms.get(meetingId),
      () => void this.sweep(),
    );
    this.#leaveBus = deps.bus.subscribe(
      (meetingIds) => this.#announce(meetingIds),
      // The sweep that may be running has perhaps passed what was missed already.
      () => void this.sweep().then(() => this.sweep()),
    );
    this.#timer = setInterval(() => {
      const nowMs = performance.now();
      this.rate.prune(nowMs);
      for (const connection of this.#connections) connection.tick(nowMs);
      void this.sweep();
    }, deps.limits.sweepMs);
    this.#timer.unref();
  }

  get connections(): ReadonlySet<Connection> {
    return this.#connections;
  }

  add(connection: Connection): void {
    this.#connections.add(connection);
  }

  /** Forgets a connection that has ended, and notes what it had read. */
  remove(connection: Connection): void {
    this.#connections.delete(connection);
    for (const subscription of connection.subscriptions.values()) this.#leaveRoom(subscription);
    connection.subscriptions.clear();
    void this.flushReads();
  }

  /** How many connections this member has open here. */
  connectionsOf(memberId: number): number {
    return [...this.#connections].filter((it) => it.identity?.memberId === memberId).length;
  }

  /** Opens a room for a subscription; the caller has checked the seat. From when it resolves no message is missed. */
  async join(connection: Connection, id: string, meetingId: number): Promise<void> {
    if (!connection.isOpen) return;
    const room = this.#rooms.get(meetingId) ?? new Room(this.#deps.db, meetingId);
    this.#rooms.set(meetingId, room);
    const header = subscriptionHeader(id);
    const subscription: Subscription = {
      id,
      meetingId,
      identity: () => this.#identityOf(connection),
      deliver: (messages, lastReadId) => {
        connection.deliver(header, messages);
        this.#deps.onDelivered?.(messages.length);
        if (connection.identity !== null) {
          this.#reads.add({ meetingId, memberId: connection.identity.memberId, lastReadId });
        }
      },
    };
    connection.subscriptions.set(id, subscription);
    try {
      await room.add(subscription);
    } catch (cause) {
      this.leave(connection, id);
      throw cause;
    }
  }

  leave(connection: Connection, id: string): void {
    const subscription = connection.subscriptions.get(id);
    if (subscription === undefined) return;
    connection.subscriptions.delete(id);
    this.#leaveRoom(subscription);
    void this.flushReads();
  }

  /** Ends what may not go on and hands out what was not announced. One run at a time; a call joins the one that runs. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweepOnce()
      .catch(this.#deps.onFailure)
      .finally(() => {
        this.#sweeping = null;
      });
    return this.#sweeping;
  }

  flushReads(): Promise<void> {
    return this.#reads.flush(this.#deps.onFailure);
  }

  /** Stops the timer and closes every connection with 1001 (asyncapi.yaml). */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#leaveBus();
    const connections = [...this.#connections];
    for (const connection of connections) connection.close(closeCodes.goingAway);
    // The database may be closed once this resolves, so what is under way is waited for.
    await Promise.all(connections.map((connection) => connection.settled));
    await this.#sweeping;
    await this.flushReads();
  }

  #identityOf(connection: Connection): Identity | null {
    const { identity } = connection;
    return connection.isOpen && identity !== null && identity.expiresAt > this.#deps.clock.now() ? identity : null;
  }

  #leaveRoom(subscription: Subscription): void {
    const room = this.#rooms.get(subscription.meetingId);
    room?.remove(subscription);
    if (room?.isEmpty === true) this.#rooms.delete(room.meetingId);
  }

  #announce(meetingIds: Iterable<number>): void {
    this.#delivery.deliver(meetingIds).catch(this.#deps.onFailure);
  }

  async #sweepOnce(): Promise<void> {
    this.#endExpired();
    if (this.#connections.size > 0) await this.#endRevoked();
    if (this.#rooms.size > 0) {
      await this.#endLostSeats();
      await this.#findUnannounced();
    }
    await this.flushReads();
  }

  #endExpired(): void {
    const now = this.#deps.clock.now();
    for (const connection of this.#connections) {
      if (connection.identity !== null && connection.identity.expiresAt <= now) {
        connection.fail(new ApiError("TOKEN_EXPIRED"), closeCodes.policy);
      }
    }
  }

  async #endRevoked(): Promise<void> {
    const checked = [...this.#connections].flatMap((connection) =>
      connection.identity === null ? [] : [{ connection, sessionId: connection.identity.sessionId }],
    );
    if (checked.length === 0) return;
    const sessionIds = [...new Set(checked.map((it) => it.sessionId))];
    const ended = await endedSessions(this.#deps.db, sessionIds);
    for (const { connection, sessionId } of checked) {
      const closeReason = ended.get(sessionId);
      // A newer token may have given the connection another session while the database answered.
      if (closeReason === undefined || connection.identity?.sessionId !== sessionId) continue;
      connection.fail(closeReason, closeCodes.policy);
    }
  }

  async #endLostSeats(): Promise<void> {
    const taken = [...this.#connections].flatMap((connection) =>
      [...connection.subscriptions.values()].map((subscription) => ({ connection, subscription })),
    );
    const seatOf = ({ connection, subscription }: (typeof taken)[number]): Seat => ({
      meetingId: subscription.meetingId,
      memberId: connection.identity?.memberId ?? 0,
    });
    const lost = await lostSeats(this.#deps.db, taken.map(seatOf));
    for (const it of taken) {
      const errorName = lost.get(seatKey(seatOf(it)));
      if (errorName === undefined || it.connection.subscriptions.get(it.subscription.id) !== it.subscription) continue;
      this.leave(it.connection, it.subscription.id);
      it.connection.sendError(new ApiError(errorName), destinations.room(it.subscription.meetingId));
    }
  }

  async #findUnannounced(): Promise<void> {
    const newest = await newestIds(this.#deps.db, this.#rooms.keys());
    const late: number[] = [];
    for (const [meetingId, id] of newest) {
      const room = this.#rooms.get(meetingId);
      if (room !== undefined && id > (await room.deliveredId)) late.push(meetingId);
    }
    if (late.length > 0) await this.#delivery.deliver(late);
  }
}
