import type { Db } from "../../db/schema.ts";
import type { Clock } from "../../lib/clock.ts";
import { ApiError } from "../../lib/api-error.ts";
import { findEndedSessions, findLostSeats, findNewestIds, type Identity, seatKey } from "./access.ts";
import type { SeatRef } from "../../domain/shared/meeting-guards.ts";
import type { Bus } from "../bus/bus.ts";
import { closeCodes, type Connection } from "../connection/connection.ts";
import { Delivery } from "./delivery.ts";
import { destinations } from "../protocol/destinations.ts";
import { subscriptionHeader } from "../protocol/frames.ts";
import type { SocketLimits } from "../protocol/limits.ts";
import { MemberRateLimiter } from "../connection/member-rate-limiter.ts";
import { ReadPositionWriter } from "./read-positions.ts";
import { Room, type Subscription } from "./rooms.ts";

export interface HubDeps {
  db: Db;
  clock: Clock;
  bus: Bus;
  limits: SocketLimits;
  onFailure: (error: unknown) => void;
  /** Called with the number of messages sent to a subscriber. */
  onDelivered?: (messages: number) => void;
}

/**
 * The connections of this process and the rooms that they are subscribed to. A sweep twice a second reads from the database
 * which sessions and seats have ended and which messages were not published on the bus, so the code that ends a session or
 * a seat doesn't have to notify the hub.
 */
export class Hub {
  readonly sendRateLimiter: MemberRateLimiter;
  readonly subscribeRateLimiter: MemberRateLimiter;
  readonly #deps: HubDeps;
  readonly #connections = new Set<Connection>();
  readonly #rooms = new Map<number, Room>();
  readonly #readPositions: ReadPositionWriter;
  readonly #delivery: Delivery;
  readonly #timer: NodeJS.Timeout;
  readonly #unsubscribeFromBus: () => void;
  #sweeping: Promise<void> | null = null;

  constructor(deps: HubDeps) {
    this.#deps = deps;
    this.sendRateLimiter = new MemberRateLimiter(deps.limits.messagesPer10SecondsMax);
    this.subscribeRateLimiter = new MemberRateLimiter(deps.limits.roomSubscribesPer10SecondsMax);
    this.#readPositions = new ReadPositionWriter(deps.db, () => deps.clock.now());
    this.#delivery = new Delivery(
      deps.db,
      (meetingId) => this.#rooms.get(meetingId),
      () => void this.sweep(),
    );
    this.#unsubscribeFromBus = deps.bus.subscribe(
      (meetingIds) => this.#deliver(meetingIds),
      // Twice: a sweep that is already running may miss some messages.
      () => void this.sweep().then(() => this.sweep()),
    );
    this.#timer = setInterval(() => {
      const nowMs = performance.now();
      this.sendRateLimiter.prune(nowMs);
      this.subscribeRateLimiter.prune(nowMs);
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

  /** Removes a closed connection, and stores its read positions. */
  remove(connection: Connection): void {
    this.#connections.delete(connection);
    for (const subscription of connection.subscriptions.values()) this.#leaveRoom(subscription);
    connection.subscriptions.clear();
    void this.flushReadPositions();
  }

  /** The member's open connections in this process. */
  countConnections(memberId: number): number {
    return [...this.#connections].filter((it) => it.identity?.memberId === memberId).length;
  }

  /** Subscribes to a room; the caller has checked the seat. Every message after the promise resolves is delivered. */
  async subscribe(connection: Connection, id: string, meetingId: number): Promise<void> {
    if (!connection.isOpen) return;
    const room = this.#rooms.get(meetingId) ?? new Room(this.#deps.db, meetingId);
    this.#rooms.set(meetingId, room);
    const header = subscriptionHeader(id);
    const subscription: Subscription = {
      id,
      meetingId,
      identity: () => this.#identityOf(connection),
      deliver: (messages, lastReadId) => {
        connection.deliver(header, messages, () => {
          if (connection.identity === null) return;
          this.#readPositions.add({ meetingId, memberId: connection.identity.memberId, lastReadId });
        });
        this.#deps.onDelivered?.(messages.length);
      },
    };
    connection.subscriptions.set(id, subscription);
    try {
      await room.add(subscription);
    } catch (error) {
      this.unsubscribe(connection, id);
      throw error;
    }
  }

  unsubscribe(connection: Connection, id: string): void {
    const subscription = connection.subscriptions.get(id);
    if (subscription === undefined) return;
    connection.subscriptions.delete(id);
    connection.forget(subscriptionHeader(id));
    this.#leaveRoom(subscription);
    void this.flushReadPositions();
  }

  /** Ends connections and subscriptions without access, and delivers unpublished messages. A call during a sweep returns its promise. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweepOnce()
      .catch(this.#deps.onFailure)
      .finally(() => {
        this.#sweeping = null;
      });
    return this.#sweeping;
  }

  flushReadPositions(): Promise<void> {
    return this.#readPositions.flush(this.#deps.onFailure);
  }

  /** Stops the timer and closes every connection with 1001 (asyncapi.yaml). */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#unsubscribeFromBus();
    const connections = [...this.#connections];
    for (const connection of connections) connection.close(closeCodes.goingAway);
    // The database may be closed afterwards, so this waits for frames, sweeps and writes that use it.
    await Promise.all(connections.map((connection) => connection.settled));
    await this.#sweeping;
    await this.flushReadPositions();
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

  #deliver(meetingIds: Iterable<number>): void {
    this.#delivery.deliver(meetingIds).catch(this.#deps.onFailure);
  }

  async #sweepOnce(): Promise<void> {
    this.#closeExpired();
    if (this.#connections.size > 0) await this.#closeRevoked();
    if (this.#rooms.size > 0) {
      await this.#unsubscribeLostSeats();
      await this.#deliverUnpublished();
    }
    await this.flushReadPositions();
  }

  #closeExpired(): void {
    const now = this.#deps.clock.now();
    for (const connection of this.#connections) {
      if (connection.identity !== null && connection.identity.expiresAt <= now) {
        connection.fail(new ApiError("TOKEN_EXPIRED"), closeCodes.policy);
      }
    }
  }

  async #closeRevoked(): Promise<void> {
    const authenticated = [...this.#connections].flatMap((connection) =>
      connection.identity === null ? [] : [{ connection, sessionId: connection.identity.sessionId }],
    );
    if (authenticated.length === 0) return;
    const sessionIds = [...new Set(authenticated.map((it) => it.sessionId))];
    const ended = await findEndedSessions(this.#deps.db, sessionIds);
    for (const { connection, sessionId } of authenticated) {
      const closeReason = ended.get(sessionId);
      // A newer token may have changed the connection's session during the query.
      if (closeReason === undefined || connection.identity?.sessionId !== sessionId) continue;
      connection.fail(closeReason, closeCodes.policy);
    }
  }

  async #unsubscribeLostSeats(): Promise<void> {
    const subscribed = [...this.#connections].flatMap((connection) =>
      [...connection.subscriptions.values()].map((subscription) => ({ connection, subscription })),
    );
    const seatOf = ({ connection, subscription }: (typeof subscribed)[number]): SeatRef => ({
      meetingId: subscription.meetingId,
      memberId: connection.identity?.memberId ?? 0,
    });
    const lost = await findLostSeats(this.#deps.db, subscribed.map(seatOf));
    for (const it of subscribed) {
      const errorName = lost.get(seatKey(seatOf(it)));
      if (errorName === undefined || it.connection.subscriptions.get(it.subscription.id) !== it.subscription) continue;
      this.unsubscribe(it.connection, it.subscription.id);
      it.connection.sendError(new ApiError(errorName), destinations.room(it.subscription.meetingId));
    }
  }

  async #deliverUnpublished(): Promise<void> {
    const newest = await findNewestIds(this.#deps.db, this.#rooms.keys());
    const undelivered: number[] = [];
    for (const [meetingId, id] of newest) {
      const room = this.#rooms.get(meetingId);
      if (room !== undefined && id > (await room.deliveredId)) undelivered.push(meetingId);
    }
    if (undelivered.length > 0) await this.#delivery.deliver(undelivered);
  }
}
