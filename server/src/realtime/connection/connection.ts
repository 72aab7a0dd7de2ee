import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";
import { ApiError } from "../../lib/api-error.ts";
import { toApiError } from "../../lib/unavailable.ts";
import type { Identity } from "../hub/access.ts";
import { destinations } from "../protocol/destinations.ts";
import {
  type Frame,
  type HeartBeat,
  isHeartBeat,
  MalformedFrame,
  readFrame,
  type SharedMessage,
  type Version,
  writeFrame,
  writeShared,
} from "../protocol/frames.ts";
import type { SocketLimits } from "../protocol/limits.ts";
import type { Subscription } from "../hub/rooms.ts";

/** Frames that may be queued; with more, reading from the socket is paused. */
const QUEUE_MAX = 64;
/** A refused destination is truncated to this length in the error. */
const DESTINATION_MAX = 200;

export const closeCodes = { normal: 1000, goingAway: 1001, protocol: 1002, policy: 1008, tooBig: 1009, tryLater: 1013 };

export interface ReceivedFrame {
  frame: Frame;
  /** When it arrived, as `performance.now()`. */
  receivedMs: number;
}

export interface ConnectionEvents {
  onFrame: (connection: Connection, received: ReceivedFrame) => Promise<void>;
  onClosed: (connection: Connection) => void;
  onFailure: (cause: unknown) => void;
}

/** A STOMP connection over a WebSocket: handles received frames one after another, and sends frames. */
export class Connection {
  readonly id = randomUUID();
  readonly subscriptions = new Map<string, Subscription>();
  /** The id of the subscription to the error queue. */
  errorsSubscription: string | null = null;
  identity: Identity | null = null;
  version: Version = "1.2";
  readonly #socket: WebSocket;
  /** The WebSocket's underlying stream. */
  readonly #stream: Duplex;
  readonly #limits: SocketLimits;
  readonly #events: ConnectionEvents;
  readonly #openedMs = performance.now();
  #heartBeat: HeartBeat = { outMs: 0, inMs: 0 };
  #lastInMs = performance.now();
  #lastOutMs = performance.now();
  /** What the peer has taken, and when that last grew or nothing waited. */
  #taken = { bytes: 0, atMs: performance.now() };
  #messages = 0;
  #queued = 0;
  #work: Promise<void> = Promise.resolve();
  #isOpen = true;

  constructor(socket: WebSocket, stream: Duplex, limits: SocketLimits, events: ConnectionEvents) {
    this.#socket = socket;
    this.#stream = stream;
    this.#limits = limits;
    this.#events = events;
    socket.on("message", (data: RawData) => this.#receive(toBytes(data)));
    socket.on("pong", () => this.#markAlive());
    socket.on("close", () => this.#end());
    // The ws library closes with the right code by itself; a peer's invalid frame is no server error.
    socket.on("error", () => this.#end());
  }

  /** False once closing has begun: no frame is sent or handled any more. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Resolves when the current frame is handled; no other is started after closing. */
  get settled(): Promise<void> {
    return this.#work;
  }

  /** Sends CONNECTED; heart-beats are checked from now on. */
  open(identity: Identity, version: Version, heartBeat: HeartBeat): void {
    this.identity = identity;
    this.version = version;
    this.#heartBeat = heartBeat;
    const intervalMs = String(this.#limits.heartBeatMs);
    this.send(writeFrame("CONNECTED", { version, "heart-beat": `${intervalMs},${intervalMs}`, session: this.id }));
  }

  send(frame: string): void {
    if (!this.#isOpen) return;
    this.#socket.send(frame);
    this.#lastOutMs = performance.now();
    if (this.#socket.bufferedAmount > this.#limits.backlogBytesMax) this.close(closeCodes.tryLater);
  }

  receipt(frame: Frame): void {
    const receiptId = frame.headers.get("receipt");
    if (receiptId !== undefined) this.send(writeFrame("RECEIPT", { "receipt-id": receiptId }));
  }

  /** Sends messages of a room; `subscription` is the subscription's header. */
  deliver(subscription: string, messages: readonly SharedMessage[]): void {
    // Corked, so that several frames are one system call: under load these take most of the time.
    this.#stream.cork();
    for (const message of messages) {
      this.#messages += 1;
      this.send(writeShared(subscription, `m-${String(this.#messages)}`, message));
    }
    this.#stream.uncork();
  }

  /** Sends a MESSAGE to one of the subscriptions. */
  message(subscription: string, destination: string, body: unknown, headers: Record<string, string> = {}): void {
    this.#messages += 1;
    const messageId = `m-${String(this.#messages)}`;
    this.send(writeFrame("MESSAGE", { subscription, "message-id": messageId, destination, ...headers }, body));
  }

  /** Sends the reason of a refused frame or ended subscription to the error queue, if the client has subscribed to it. */
  sendError(error: ApiError, refused: string, frame?: Frame): void {
    if (this.errorsSubscription === null) return;
    const receiptId = frame?.headers.get("receipt");
    const headers = {
      "refused-destination": refused.slice(0, DESTINATION_MAX),
      ...(receiptId === undefined ? {} : { "receipt-id": receiptId }),
    };
    this.message(this.errorsSubscription, destinations.errors, error.toBody(), headers);
  }

  /** Sends ERROR, with the receipt id of the frame that caused it, and closes. */
  fail(error: ApiError, closeCode: number, frame?: Frame): void {
    const receiptId = frame?.headers.get("receipt");
    const headers = { message: error.code, ...(receiptId === undefined ? {} : { "receipt-id": receiptId }) };
    this.send(writeFrame("ERROR", headers, error.toBody()));
    this.close(closeCode);
  }

  /** Closes after the sent frames are flushed, and terminates a peer that does not respond. */
  close(code: number): void {
    if (!this.#isOpen) return;
    this.#end();
    this.#socket.close(code);
    const timer = setTimeout(() => this.#socket.terminate(), this.#limits.closeWaitMs);
    this.#socket.once("close", () => clearTimeout(timer));
  }

  /** Called periodically: sends a due heart-beat, and ends a connection that is silent or has not sent CONNECT in time. */
  tick(nowMs: number): void {
    if (this.identity === null) {
      if (nowMs - this.#openedMs > this.#limits.connectWaitMsMax)
        this.fail(new ApiError("INVALID_REQUEST"), closeCodes.protocol);
      return;
    }
    // A peer that reads nothing still sends heart-beats, and the system's buffers hide it from `backlogBytesMax` for minutes.
    if (this.#stuckMs(nowMs) > this.#limits.stuckMsMax) return this.#terminate();
    const silentMs = nowMs - this.#lastInMs;
    if (silentMs > 2 * (this.#heartBeat.inMs || this.#limits.heartBeatMs)) return this.#terminate();
    // A client without heart-beats still responds to a WebSocket ping.
    if (this.#heartBeat.inMs === 0 && silentMs > this.#limits.heartBeatMs / 2) this.#socket.ping();
    // Sent a sweep early, so that the heart-beat is never late.
    const dueMs = this.#heartBeat.outMs - 2 * this.#limits.sweepMs;
    if (this.#heartBeat.outMs > 0 && nowMs - this.#lastOutMs >= dueMs) this.send("\n");
  }

  #stuckMs(nowMs: number): number {
    const waiting = this.#stream.writableLength;
    const bytes = (this.#stream as Socket).bytesWritten - waiting;
    if (waiting === 0 || bytes > this.#taken.bytes) this.#taken = { bytes, atMs: nowMs };
    return nowMs - this.#taken.atMs;
  }

  #terminate(): void {
    this.#end();
    this.#socket.terminate();
  }

  #markAlive(): void {
    this.#lastInMs = performance.now();
  }

  #receive(bytes: Uint8Array): void {
    this.#markAlive();
    if (!this.#isOpen) return;
    if (bytes.length > this.#limits.frameBytesMax) return this.fail(new ApiError("BODY_TOO_LARGE"), closeCodes.tooBig);
    if (isHeartBeat(bytes)) return;
    this.#queued += 1;
    if (this.#queued === QUEUE_MAX) this.#socket.pause();
    const receivedMs = this.#lastInMs;
    this.#work = this.#work.then(() => this.#handle(bytes, receivedMs));
  }

  async #handle(bytes: Uint8Array, receivedMs: number): Promise<void> {
    try {
      if (this.#isOpen) await this.#events.onFrame(this, { frame: readFrame(bytes, this.version), receivedMs });
    } catch (cause) {
      if (cause instanceof MalformedFrame) this.fail(new ApiError("INVALID_REQUEST"), closeCodes.protocol);
      else {
        this.#events.onFailure(cause);
        this.fail(toApiError(cause), closeCodes.tryLater);
      }
    } finally {
      this.#queued -= 1;
      if (this.#socket.isPaused && this.#queued < QUEUE_MAX / 2) this.#socket.resume();
    }
  }

  #end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#events.onClosed(this);
  }
}

function toBytes(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
