/** A STOMP client that records every frame and checks the server's against the contract. */
import { once } from "node:events";
import { WebSocket } from "ws";
import type { Sender } from "./call-types.ts";
import { CheckFailed } from "../runner/check.ts";
import { readable, type Violation } from "./exchange.ts";
import { validateFrame, readFrames, writeFrame, type Frame } from "../contract/frames.ts";
import type { Recorder } from "./recorder.ts";
import type { ChatMessage, SendOutcome, SocketError } from "./socket-types.ts";
import { ERRORS, errorOf, inputOf, roomOf } from "./socket-types.ts";

export * from "./socket-types.ts";

const WAIT_MS = 5000;

export class StompSocket {
  readonly label: string;
  /** Every frame received, in order. */
  readonly received: Frame[] = [];
  heartBeats = 0;
  /** Code of the close; null while it is open. */
  closeCode: number | null = null;
  readonly #socket: WebSocket;
  readonly #recorder: Recorder;
  readonly #listeners = new Set<() => void>();
  /** Destinations by subscription id. */
  readonly #destinations = new Map<string, string>();
  #count = 0;

  private constructor(label: string, socket: WebSocket, recorder: Recorder) {
    this.label = label;
    this.#socket = socket;
    this.#recorder = recorder;
    socket.on("message", (data: Buffer) => this.#receive(data));
    socket.on("error", () => undefined);
    socket.on("close", (code) => {
      this.closeCode = code;
      recorder.addFrame({ who: label, direction: "closed", text: `close ${code}` });
      this.#notify();
    });
  }

  /** Opens the WebSocket; nothing is sent. Fails with the HTTP status where the handshake is refused. */
  static async open(
    url: string,
    options: { label: string; recorder: Recorder; protocols?: string[]; headers?: Record<string, string> },
  ): Promise<StompSocket> {
    const { label, recorder, protocols = ["v12.stomp", "v11.stomp"], headers = {} } = options;
    const socket = new WebSocket(url, protocols, { headers });
    const opened = new StompSocket(label, socket, recorder);
    const status = new Promise<number>((resolve) => {
      socket.on("unexpected-response", (_request, response) => {
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
    });
    const outcome = await Promise.race([once(socket, "open").then(() => null), status]).catch(() => 0);
    if (outcome === null) return opened;
    throw new CheckFailed({
      sentence: `The WebSocket handshake at ${url} was refused.`,
      expected: "101",
      actual: outcome === 0 ? "no response" : String(outcome),
      spec: "asyncapi.yaml, A session",
    });
  }

  get protocol(): string {
    return this.#socket.protocol;
  }

  /** Sends text or bytes as one WebSocket message. */
  write(data: string | Uint8Array): void {
    const text = typeof data === "string" ? data : `${data.byteLength} bytes`;
    this.#recorder.addFrame({ who: this.label, direction: "sent", text: readable(text) });
    this.#socket.send(data);
  }

  frame(command: string, headers: Record<string, string>, body = ""): void {
    const { id, destination } = headers;
    if (command === "SUBSCRIBE" && id !== undefined && destination !== undefined)
      this.#destinations.set(id, destination);
    this.write(writeFrame(command, headers, body));
  }

  /** A name for a receipt or subscription that this socket hasn't used. */
  fresh(prefix: string): string {
    this.#count += 1;
    return `${prefix}-${this.#count}`;
  }

  /** The first matching frame, also one received before; null when none arrives in time. */
  async find(matches: (frame: Frame) => boolean, waitMs = WAIT_MS): Promise<Frame | null> {
    const deadline = Date.now() + waitMs;
    for (;;) {
      const found = this.received.find(matches);
      if (found) return found;
      const leftMs = deadline - Date.now();
      if (leftMs <= 0 || this.closeCode !== null) return null;
      await this.#nextEvent(leftMs);
    }
  }

  /** Like find, but fails the check when no frame arrives. */
  async expect(what: string, matches: (frame: Frame) => boolean, waitMs = WAIT_MS): Promise<Frame> {
    const found = await this.find(matches, waitMs);
    if (found) return found;
    const last = this.received.at(-1);
    const state = this.closeCode === null ? "nothing of the kind" : `the socket closed with ${this.closeCode}`;
    throw new CheckFailed({
      sentence: `${what} should arrive at ${this.label}'s socket.`,
      expected: `${what} within ${waitMs} ms`,
      actual: `${state}; the last frame was ${last ? `${last.command} ${last.body.slice(0, 200)}` : "none"}`,
      spec: "asyncapi.yaml",
      ...this.#lastExchange(),
    });
  }

  /** Waits for the close; fails the check when the socket is still open. */
  async closed(waitMs = WAIT_MS): Promise<number> {
    const deadline = Date.now() + waitMs;
    while (this.closeCode === null && Date.now() < deadline) await this.#nextEvent(deadline - Date.now());
    if (this.closeCode !== null) return this.closeCode;
    throw new CheckFailed({
      sentence: `The server should close ${this.label}'s socket.`,
      expected: "a close",
      actual: `open after ${waitMs} ms`,
      spec: "asyncapi.yaml, Errors that end the connection",
      ...this.#lastExchange(),
    });
  }

  /** CONNECT as the contract has it, with heart-beats off unless given; resolves with CONNECTED. */
  async connect(sender: Sender, headers: Record<string, string> = {}): Promise<Frame> {
    const Authorization = `Bearer ${await sender.token()}`;
    this.frame("CONNECT", {
      "accept-version": "1.2,1.1",
      host: "conformance",
      "heart-beat": "0,0",
      Authorization,
      ...headers,
    });
    return this.expect("CONNECTED", ({ command }) => command === "CONNECTED");
  }

  /** Subscribes and waits for the receipt; resolves with the subscription's id, or with the refusal. */
  async subscribe(sender: Sender, destination: string): Promise<{ id: string } | { refusal: SocketError }> {
    const [id, receipt] = [this.fresh("s"), this.fresh("r")];
    this.frame("SUBSCRIBE", { id, destination, Authorization: `Bearer ${await sender.token()}`, receipt });
    const refusal = await this.#outcome(receipt);
    return refusal ? { refusal } : { id };
  }

  /** Sends a message to a room and waits for the receipt or the refusal. */
  async sendMessage(
    sender: Sender,
    meetingId: number,
    content: string,
    headers: Record<string, string> = {},
  ): Promise<SendOutcome> {
    const receipt = this.fresh("r");
    const Authorization = `Bearer ${await sender.token()}`;
    const all = {
      destination: inputOf(meetingId),
      Authorization,
      "content-type": "application/json",
      receipt,
      ...headers,
    };
    this.frame("SEND", all, JSON.stringify({ type: "TEXT", content }));
    const refusal = await this.#outcome(receipt);
    return refusal ? { stored: false, refusal } : { stored: true };
  }

  /** Messages of a room in the order they were delivered. */
  messages(meetingId: number): ChatMessage[] {
    return this.received
      .filter(({ command, headers }) => command === "MESSAGE" && headers["destination"] === roomOf(meetingId))
      .map(({ body }) => JSON.parse(body) as ChatMessage);
  }

  /** Waits for a matching message of a room. */
  async message(meetingId: number, fits: (message: ChatMessage) => boolean, waitMs = WAIT_MS): Promise<ChatMessage> {
    const frame = await this.expect(
      "a message of the room",
      ({ command, headers, body }) =>
        command === "MESSAGE" && headers["destination"] === roomOf(meetingId) && fits(JSON.parse(body) as ChatMessage),
      waitMs,
    );
    return JSON.parse(frame.body) as ChatMessage;
  }

  /** Refusals and ended subscriptions, in order. */
  refusals(): SocketError[] {
    return this.received.filter(({ headers }) => headers["destination"] === ERRORS).map(errorOf);
  }

  /** Waits for a matching refusal. */
  async refusal(fits: (error: SocketError) => boolean, waitMs = WAIT_MS): Promise<SocketError> {
    const isMatch = (frame: Frame) => frame.headers["destination"] === ERRORS && fits(errorOf(frame));
    return errorOf(await this.expect(`a refusal on ${ERRORS}`, isMatch, waitMs));
  }

  /** The ERROR frame before the close, and the close code. */
  async end(waitMs = WAIT_MS): Promise<{ error: SocketError | null; closeCode: number }> {
    const closeCode = await this.closed(waitMs);
    const frame = this.received.find(({ command }) => command === "ERROR");
    return { error: frame ? errorOf(frame) : null, closeCode };
  }

  /** Cuts the connection. */
  close(): void {
    this.#socket.terminate();
  }

  async #outcome(receipt: string): Promise<SocketError | null> {
    const frame = await this.expect(
      "a RECEIPT or a refusal",
      ({ command, headers }) =>
        (command === "RECEIPT" || headers["destination"] === ERRORS) && headers["receipt-id"] === receipt,
    );
    return frame.command === "RECEIPT" ? null : errorOf(frame);
  }

  #receive(data: Buffer): void {
    const frames = readFrames(data);
    if (frames.length === 0) this.heartBeats += 1;
    for (const frame of frames) {
      const headers = Object.entries(frame.headers).map(([name, value]) => `${name}:${value}`);
      const text = readable([frame.command, ...headers, "", frame.body].join("\n"));
      const exchange = this.#recorder.addFrame({ who: this.label, direction: "received", text });
      exchange.violations = [...validateFrame(frame), ...this.#validateSubscription(frame)];
      this.received.push(frame);
    }
    this.#notify();
  }

  /** A MESSAGE names the subscription it came by; its destination is that subscription's. */
  #validateSubscription({ command, headers }: Frame): Violation[] {
    const { subscription = "", destination } = headers;
    if (command !== "MESSAGE" || this.#destinations.get(subscription) === destination) return [];
    const message = `is ${subscription}, which is no subscription to ${destination ?? "nowhere"}`;
    return [{ pointer: "headers/subscription", message, spec: "openapi/asyncapi/messages.yaml#/chat" }];
  }

  #lastExchange(): { exchange?: number } {
    const last = this.#recorder.exchanges.findLast(({ kind, who }) => kind === "frame" && who === this.label);
    return last ? { exchange: last.number } : {};
  }

  #nextEvent(waitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#listeners.delete(done);
        resolve();
      };
      const timer = setTimeout(done, waitMs);
      this.#listeners.add(done);
    });
  }

  #notify(): void {
    for (const done of this.#listeners) done();
  }
}
