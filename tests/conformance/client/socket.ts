/** A STOMP client that records every frame and checks the server's against the contract. */
import { once } from "node:events";
import { WebSocket } from "ws";
import type { Sender } from "./call-types.ts";
import { CheckFailed } from "../runner/check.ts";
import { redact, type Violation } from "./exchange.ts";
import { validateFrame, readFrames, writeFrame, type Frame } from "../contract/frames.ts";
import type { Recorder } from "./recorder.ts";
import type { ChatMessage, SendOutcome, SocketError } from "./socket-types.ts";
import { ERROR_DESTINATION, errorOf, sendDestination, roomDestination } from "./socket-types.ts";

export * from "./socket-types.ts";

const TIMEOUT_MS = 5000;

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
    const stompSocket = new StompSocket(label, socket, recorder);
    const status = new Promise<number>((resolve) => {
      socket.on("unexpected-response", (_request, response) => {
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
    });
    const outcome = await Promise.race([once(socket, "open").then(() => null), status]).catch(() => 0);
    if (outcome === null) return stompSocket;
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

  /** Sends text or bytes as one WebSocket message, also what is no valid frame. */
  sendRaw(data: string | Uint8Array): void {
    const text = typeof data === "string" ? data : `${data.byteLength} bytes`;
    this.#recorder.addFrame({ who: this.label, direction: "sent", text: redact(text) });
    this.#socket.send(data);
  }

  sendFrame(command: string, headers: Record<string, string>, body = ""): void {
    const { id, destination } = headers;
    if (command === "SUBSCRIBE" && id !== undefined && destination !== undefined)
      this.#destinations.set(id, destination);
    this.sendRaw(writeFrame(command, headers, body));
  }

  /** An id for a receipt or subscription that this socket hasn't used. */
  freshId(prefix: string): string {
    this.#count += 1;
    return `${prefix}-${this.#count}`;
  }

  /** Resolves with the first matching frame, also one received before; with null when none arrives in time. */
  async waitForFrame(matches: (frame: Frame) => boolean, timeoutMs = TIMEOUT_MS): Promise<Frame | null> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = this.received.find(matches);
      if (found) return found;
      const leftMs = deadline - Date.now();
      if (leftMs <= 0 || this.closeCode !== null) return null;
      await this.#nextEvent(leftMs);
    }
  }

  /** Like waitForFrame, but fails the check when no frame arrives. */
  async expectFrame(what: string, matches: (frame: Frame) => boolean, timeoutMs = TIMEOUT_MS): Promise<Frame> {
    const found = await this.waitForFrame(matches, timeoutMs);
    if (found) return found;
    const last = this.received.at(-1);
    const state = this.closeCode === null ? "nothing of the kind" : `the socket closed with ${this.closeCode}`;
    throw new CheckFailed({
      sentence: `${what} should arrive at ${this.label}'s socket.`,
      expected: `${what} within ${timeoutMs} ms`,
      actual: `${state}; the last frame was ${last ? `${last.command} ${last.body.slice(0, 200)}` : "none"}`,
      spec: "asyncapi.yaml",
      ...this.#lastExchange(),
    });
  }

  /** Waits for the close; fails the check when the socket is still open. */
  async waitForClose(timeoutMs = TIMEOUT_MS): Promise<number> {
    const deadline = Date.now() + timeoutMs;
    while (this.closeCode === null && Date.now() < deadline) await this.#nextEvent(deadline - Date.now());
    if (this.closeCode !== null) return this.closeCode;
    throw new CheckFailed({
      sentence: `The server should close ${this.label}'s socket.`,
      expected: "a close",
      actual: `open after ${timeoutMs} ms`,
      spec: "asyncapi.yaml, Errors that end the connection",
      ...this.#lastExchange(),
    });
  }

  /** Sends CONNECT as the contract has it, without heart-beats unless given, and waits for CONNECTED. */
  async connect(sender: Sender, headers: Record<string, string> = {}): Promise<Frame> {
    const Authorization = `Bearer ${await sender.token()}`;
    this.sendFrame("CONNECT", {
      "accept-version": "1.2,1.1",
      host: "conformance",
      "heart-beat": "0,0",
      Authorization,
      ...headers,
    });
    return this.expectFrame("CONNECTED", ({ command }) => command === "CONNECTED");
  }

  /** Subscribes and waits for the receipt; resolves with the subscription's id, or with the refusal. */
  async subscribe(sender: Sender, destination: string): Promise<{ id: string } | { refusal: SocketError }> {
    const [id, receipt] = [this.freshId("s"), this.freshId("r")];
    this.sendFrame("SUBSCRIBE", { id, destination, Authorization: `Bearer ${await sender.token()}`, receipt });
    const refusal = await this.#waitForReceipt(receipt);
    return refusal ? { refusal } : { id };
  }

  /** Sends a message to a room and waits for the receipt or the refusal. */
  async sendMessage(
    sender: Sender,
    meetingId: number,
    content: string,
    headers: Record<string, string> = {},
  ): Promise<SendOutcome> {
    const receipt = this.freshId("r");
    const Authorization = `Bearer ${await sender.token()}`;
    const all = {
      destination: sendDestination(meetingId),
      Authorization,
      "content-type": "application/json",
      receipt,
      ...headers,
    };
    this.sendFrame("SEND", all, JSON.stringify({ type: "TEXT", content }));
    const refusal = await this.#waitForReceipt(receipt);
    return refusal ? { stored: false, refusal } : { stored: true };
  }

  /** The messages of a room, in the order of delivery. */
  messages(meetingId: number): ChatMessage[] {
    return this.received
      .filter(({ command, headers }) => command === "MESSAGE" && headers["destination"] === roomDestination(meetingId))
      .map(({ body }) => JSON.parse(body) as ChatMessage);
  }

  /** Waits for a matching message of a room. */
  async waitForMessage(
    meetingId: number,
    matches: (message: ChatMessage) => boolean,
    timeoutMs = TIMEOUT_MS,
  ): Promise<ChatMessage> {
    const frame = await this.expectFrame(
      "a message of the room",
      ({ command, headers, body }) =>
        command === "MESSAGE" &&
        headers["destination"] === roomDestination(meetingId) &&
        matches(JSON.parse(body) as ChatMessage),
      timeoutMs,
    );
    return JSON.parse(frame.body) as ChatMessage;
  }

  /** Refusals and ended subscriptions, in order. */
  refusals(): SocketError[] {
    return this.received.filter(({ headers }) => headers["destination"] === ERROR_DESTINATION).map(errorOf);
  }

  /** Waits for a matching refusal. */
  async waitForRefusal(matches: (error: SocketError) => boolean, timeoutMs = TIMEOUT_MS): Promise<SocketError> {
    const isMatch = (frame: Frame) => frame.headers["destination"] === ERROR_DESTINATION && matches(errorOf(frame));
    return errorOf(await this.expectFrame(`a refusal on ${ERROR_DESTINATION}`, isMatch, timeoutMs));
  }

  /** Waits for the close; resolves with its code and the error of the ERROR frame before it. */
  async waitForErrorAndClose(timeoutMs = TIMEOUT_MS): Promise<{ error: SocketError | null; closeCode: number }> {
    const closeCode = await this.waitForClose(timeoutMs);
    const frame = this.received.find(({ command }) => command === "ERROR");
    return { error: frame ? errorOf(frame) : null, closeCode };
  }

  /** Ends the connection without a closing handshake. */
  terminate(): void {
    this.#socket.terminate();
  }

  async #waitForReceipt(receipt: string): Promise<SocketError | null> {
    const frame = await this.expectFrame(
      "a RECEIPT or a refusal",
      ({ command, headers }) =>
        (command === "RECEIPT" || headers["destination"] === ERROR_DESTINATION) && headers["receipt-id"] === receipt,
    );
    return frame.command === "RECEIPT" ? null : errorOf(frame);
  }

  #receive(data: Buffer): void {
    const frames = readFrames(data);
    if (frames.length === 0) this.heartBeats += 1;
    for (const frame of frames) {
      const headers = Object.entries(frame.headers).map(([name, value]) => `${name}:${value}`);
      const text = redact([frame.command, ...headers, "", frame.body].join("\n"));
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

  #nextEvent(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.#listeners.delete(finish);
        resolve();
      };
      const timer = setTimeout(finish, timeoutMs);
      this.#listeners.add(finish);
    });
  }

  #notify(): void {
    for (const finish of this.#listeners) finish();
  }
}
