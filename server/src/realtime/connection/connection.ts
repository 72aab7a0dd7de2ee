import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";
import { ApiError } from "../../lib/api-error.ts";
import { toApiError } from "../../lib/unavailable.ts";
import type { Identity } from "../hub/access.ts";
import { FrameRate } from "./frame-rate.ts";
import { destinations } from "../protocol/destinations.ts";
import {
  type Frame,
  type HeartBeat,
  isHeartBeat,
  MalformedFrame,
  parseFrame,
  type SharedMessage,
  type StompVersion,
  serializeFrame,
  serializeForSubscriber,
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
  onFailure: (error: unknown) => void;
}

/** A STOMP connection over a WebSocket: handles received frames one after another, and sends frames. */
export class Connection {
  readonly id = randomUUID();
  readonly subscriptions = new Map<string, Subscription>();
  /** The id of the subscription to the error queue. */
  errorsSubscription: string | null = null;
  identity: Identity | null = null;
  version: StompVersion = "1.2";
  readonly #socket: WebSocket;
  /** The WebSocket's underlying stream. */
  readonly #stream: Duplex;
  readonly #limits: SocketLimits;
  readonly #events: ConnectionEvents;
  readonly #openedMs = performance.now();
  #heartBeat: HeartBeat = { outMs: 0, inMs: 0 };
  #lastInMs = performance.now();
  #lastOutMs = performance.now();
  /** The bytes handed to the system, and when that number last grew or no byte was waiting. */
  #flushed = { bytes: 0, atMs: performance.now() };
  /** By subscription, what to call when the peer has received the messages that it was sent last: since the last ping, and before it. */
  #unpinged = new Map<string, () => void>();
  #pinged = new Map<string, () => void>();
  #pingCount = 0;
  /** The payload of the ping that isn't answered yet. One at a time: in a lively room each would put off what the one before confirms. */
  #unanswered: string | null = null;
  readonly #frameRate: FrameRate;
  #resumeTimer: NodeJS.Timeout | undefined;
  #messageCount = 0;
  #queuedFrames = 0;
  #handling: Promise<void> = Promise.resolve();
  #isOpen = true;

  constructor(socket: WebSocket, stream: Duplex, limits: SocketLimits, events: ConnectionEvents) {
    this.#socket = socket;
    this.#stream = stream;
    this.#limits = limits;
    this.#frameRate = new FrameRate(limits.framesPerSecondMax, performance.now());
    this.#events = events;
    socket.on("message", (data: RawData) => this.#receive(toBytes(data)));
    socket.on("pong", (payload: Buffer) => this.#receivePong(payload.toString()));
    socket.on("close", () => this.#markClosed());
    // The ws library closes with the right code by itself; a peer's invalid frame is no server error.
    socket.on("error", () => this.#markClosed());
  }

  /** False once closing has begun: no frame is sent or handled any more. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Resolves when the current frame is handled; no other is started after closing. */
  get settled(): Promise<void> {
    return this.#handling;
  }

  /** Sends CONNECTED; heart-beats are checked from now on. */
  sendConnected(identity: Identity, version: StompVersion, heartBeat: HeartBeat): void {
    this.identity = identity;
    this.version = version;
    this.#heartBeat = heartBeat;
    const intervalMs = String(this.#limits.heartBeatMs);
    this.send(serializeFrame("CONNECTED", { version, "heart-beat": `${intervalMs},${intervalMs}`, session: this.id }));
  }

  send(frame: string): void {
    if (!this.#isOpen) return;
    this.#socket.send(frame);
    this.#lastOutMs = performance.now();
    if (this.#socket.bufferedAmount > this.#limits.backlogBytesMax) this.close(closeCodes.tryLater);
  }

  sendReceipt(frame: Frame): void {
    const receiptId = frame.headers.get("receipt");
    if (receiptId !== undefined) this.send(serializeFrame("RECEIPT", { "receipt-id": receiptId }));
  }

  /**
   * Sends messages of a room; `subscription` is the subscription's header. `onReceived` is called when the peer has answered a ping that
   * was sent after the last messages of the subscription: the system takes bytes for a peer without network, too, and other frames of
   * the peer may have been under way.
   */
  deliver(subscription: string, messages: readonly SharedMessage[], onReceived: () => void): void {
    // Corked, so that several frames are one system call: under load, system calls take most of the time.
    this.#stream.cork();
    for (const message of messages) {
      this.#messageCount += 1;
      this.send(serializeForSubscriber(subscription, `m-${String(this.#messageCount)}`, message));
    }
    this.#stream.uncork();
    this.#unpinged.set(subscription, onReceived);
  }

  /** Of an ended subscription no message is received any more. */
  forget(subscription: string): void {
    this.#unpinged.delete(subscription);
    this.#pinged.delete(subscription);
  }

  /** Sends a MESSAGE to one of the subscriptions. */
  sendMessage(subscription: string, destination: string, body: unknown, headers: Record<string, string> = {}): void {
    this.#messageCount += 1;
    const messageId = `m-${String(this.#messageCount)}`;
    this.send(serializeFrame("MESSAGE", { subscription, "message-id": messageId, destination, ...headers }, body));
  }

  /** Sends the error of a refused frame or an ended subscription to the error queue, if the client has subscribed to it. */
  sendError(error: ApiError, destination: string, frame?: Frame): void {
    if (this.errorsSubscription === null) return;
    const receiptId = frame?.headers.get("receipt");
    const headers = {
      "refused-destination": destination.slice(0, DESTINATION_MAX),
      ...(receiptId === undefined ? {} : { "receipt-id": receiptId }),
    };
    this.sendMessage(this.errorsSubscription, destinations.errors, error.toBody(), headers);
  }

  /** Sends ERROR, with the receipt id of the frame that caused it, and closes. */
  fail(error: ApiError, closeCode: number, frame?: Frame): void {
    const receiptId = frame?.headers.get("receipt");
    const headers = { message: error.code, ...(receiptId === undefined ? {} : { "receipt-id": receiptId }) };
    this.send(serializeFrame("ERROR", headers, error.toBody()));
    this.close(closeCode);
  }

  /** Closes after the sent frames are flushed, and terminates a peer that does not respond. */
  close(code: number): void {
    if (!this.#isOpen) return;
    this.#markClosed();
    this.#socket.close(code);
    const timer = setTimeout(() => this.#socket.terminate(), this.#limits.closeWaitMs);
    this.#socket.once("close", () => clearTimeout(timer));
  }

  /** Called periodically: sends a due heart-beat or ping, and ends a connection that is silent or has not sent CONNECT in time. */
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
    // A client without heart-beats still responds to a WebSocket ping; so does one that only reads.
    const isQuiet = this.#heartBeat.inMs === 0 && silentMs > this.#limits.heartBeatMs / 2;
    if ((isQuiet || this.#unpinged.size > 0) && this.#unanswered === null) this.#ping();
    // Sent at least one sweep interval early, so that the heart-beat is never late.
    const dueMs = this.#heartBeat.outMs - 2 * this.#limits.sweepMs;
    if (this.#heartBeat.outMs > 0 && nowMs - this.#lastOutMs >= dueMs) this.send("\n");
  }

  #stuckMs(nowMs: number): number {
    const waiting = this.#stream.writableLength;
    const bytes = (this.#stream as Socket).bytesWritten - waiting;
    if (waiting === 0 || bytes > this.#flushed.bytes) this.#flushed = { bytes, atMs: nowMs };
    return nowMs - this.#flushed.atMs;
  }

  #terminate(): void {
    this.#markClosed();
    this.#socket.terminate();
  }

  #ping(): void {
    [this.#pinged, this.#unpinged] = [this.#unpinged, new Map()];
    this.#pingCount += 1;
    this.#unanswered = String(this.#pingCount);
    this.#socket.ping(this.#unanswered);
  }

  #receivePong(payload: string): void {
    this.#lastInMs = performance.now();
    // An UNSUBSCRIBE that came before it has to be handled first.
    if (payload === this.#unanswered) this.#handling = this.#handling.then(() => this.#confirm(payload));
  }

  #confirm(payload: string): void {
    // A closed connection may have dropped messages; a peer may answer twice.
    if (!this.#isOpen || payload !== this.#unanswered) return;
    this.#unanswered = null;
    for (const onReceived of this.#pinged.values()) onReceived();
    this.#pinged.clear();
  }

  #receive(bytes: Uint8Array): void {
    this.#lastInMs = performance.now();
    if (!this.#isOpen) return;
    if (bytes.length > this.#limits.frameBytesMax) return this.fail(new ApiError("BODY_TOO_LARGE"), closeCodes.tooBig);
    const receivedMs = this.#lastInMs;
    this.#limitFrameRate(receivedMs);
    if (isHeartBeat(bytes)) return;
    this.#queuedFrames += 1;
    if (this.#queuedFrames === QUEUE_MAX) this.#socket.pause();
    this.#handling = this.#handling.then(() => this.#handle(bytes, receivedMs));
  }

  async #handle(bytes: Uint8Array, receivedMs: number): Promise<void> {
    try {
      if (this.#isOpen) await this.#events.onFrame(this, { frame: parseFrame(bytes, this.version), receivedMs });
    } catch (error) {
      if (error instanceof MalformedFrame) this.fail(new ApiError("INVALID_REQUEST"), closeCodes.protocol);
      else {
        this.#events.onFailure(error);
        this.fail(toApiError(error), closeCodes.tryLater);
      }
    } finally {
      this.#queuedFrames -= 1;
      this.#resume();
    }
  }

  /** Pauses reading while the client is ahead of its rate: it is slowed down, not refused. */
  #limitFrameRate(nowMs: number): void {
    const waitMs = this.#frameRate.take(nowMs);
    if (waitMs === 0) return;
    this.#socket.pause();
    clearTimeout(this.#resumeTimer);
    this.#resumeTimer = setTimeout(() => {
      this.#resumeTimer = undefined;
      this.#resume();
    }, waitMs);
  }

  #resume(): void {
    if (this.#socket.isPaused && this.#resumeTimer === undefined && this.#queuedFrames < QUEUE_MAX / 2)
      this.#socket.resume();
  }

  #markClosed(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    clearTimeout(this.#resumeTimer);
    this.#resumeTimer = undefined;
    // A paused socket would never read the peer's close.
    this.#resume();
    this.#events.onClosed(this);
  }
}

function toBytes(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
