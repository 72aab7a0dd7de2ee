/** Members who read, write and chat all the time, and what the server answered. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChatMember } from "../../testing/chat-member.ts";
import type { ServerProcess } from "../../testing/processes/server-process.ts";

const PAUSE_MS = 40;
const SAY_MS = 500;
/** A proof that the server is back needs answers of each kind. */
const ANSWERS_MIN = 3;

interface Call {
  method: string;
  path: string;
  body?: object;
}

const calls: readonly Call[] = [
  { method: "GET", path: "/api/v1/meetings?lat=37.55&lng=126.92" },
  { method: "GET", path: "/api/v1/members/me" },
  { method: "GET", path: "/api/v1/chat" },
  { method: "PATCH", path: "/api/v1/members/location", body: { latitude: 37.55, longitude: 126.92 } },
  { method: "GET", path: "/ready" },
];

interface LoadOptions {
  server: ServerProcess;
  token: string;
  chats: readonly ChatMember[];
}

export class OutageLoad {
  readonly #options: LoadOptions;
  /** Answers that are neither a success nor UNAVAILABLE with Retry-After. */
  readonly wrongAnswers: string[] = [];
  /** The contents of the messages, by client id. */
  readonly sent: string[] = [];
  succeeded = 0;
  unavailable = 0;
  slowestMs = 0;
  readonly #successesMs = calls.map((): number[] => []);
  #isStopping = false;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** Whether every kind of call that was sent after `sinceMs` has succeeded a few times. */
  isServedSince(sinceMs: number): boolean {
    return this.#successesMs.every((times) => times.filter((at) => at > sinceMs).length >= ANSWERS_MIN);
  }

  /** Sends messages again that have no receipt; the server knows them by their client id. */
  resend(): void {
    for (const chat of this.#options.chats) chat.resend();
  }

  stop(): void {
    this.#isStopping = true;
  }

  async run(): Promise<void> {
    await Promise.all([...calls.map((call, index) => this.#repeat(call, index)), this.#talk()]);
  }

  async #talk(): Promise<void> {
    for (let round = 0; !this.#isStopping; round += 1) {
      for (const [index, chat] of this.#options.chats.entries()) {
        const id = `m${index}-${round}`;
        this.sent.push(id);
        chat.say(id, id);
      }
      await sleep(SAY_MS);
    }
  }

  async #repeat(call: Call, index: number): Promise<void> {
    while (!this.#isStopping) {
      await this.#send(call, index);
      await sleep(PAUSE_MS);
    }
  }

  async #send({ method, path, body }: Call, index: number): Promise<void> {
    const startMs = performance.now();
    const { server, token } = this.#options;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(server.url + path, request);
    const text = await response.text();
    this.slowestMs = Math.max(this.slowestMs, performance.now() - startMs);
    if (response.ok) {
      this.succeeded += 1;
      this.#successesMs[index]?.push(startMs);
      return;
    }
    const isUnavailable = response.status === 503 && text.includes(`"${errorCodes.UNAVAILABLE}"`);
    if (isUnavailable && Number(response.headers.get("retry-after")) > 0) this.unavailable += 1;
    else this.wrongAnswers.push(`${method} ${path}: ${response.status} ${text}`);
  }
}
