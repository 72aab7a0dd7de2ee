/** Members who read, write and chat all the time, and what the server answered. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChatMember } from "../../testing/chat-member.ts";

const PAUSE_MS = 150;
const SAY_MS = 500;
/** A proof that the server is back needs answers of each kind. */
const ANSWERS_MIN = 3;

export interface Call {
  method: string;
  path: string;
  body?: object;
  /** An image for the part `file` of a multipart body. */
  file?: Buffer<ArrayBuffer>;
  /** Of another member than the load's. */
  token?: string;
  onSuccess?: (body: string) => void;
}

export const usualCalls: readonly Call[] = [
  { method: "GET", path: "/api/v1/meetings?lat=37.55&lng=126.92" },
  { method: "GET", path: "/api/v1/members/me" },
  { method: "GET", path: "/api/v1/chat" },
  { method: "PATCH", path: "/api/v1/members/location", body: { latitude: 37.55, longitude: 126.92 } },
  { method: "GET", path: "/ready" },
];

interface Answers {
  unavailable: number;
  slowestMs: number;
  /** When the calls that succeeded were sent. */
  succeededMs: number[];
}

interface LoadOptions {
  url: () => string;
  token: string;
  chats: readonly ChatMember[];
  calls?: readonly Call[];
  /** Makes the messages longer. */
  padding?: string;
}

function toRequest({ method, body, file }: Call, token: string): RequestInit {
  const authorization = `Bearer ${token}`;
  if (file) {
    const form = new FormData();
    form.append("file", new Blob([file], { type: "image/png" }), "meal.png");
    return { method, headers: { authorization }, body: form };
  }
  const headers = { authorization, "content-type": "application/json" };
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

export class OutageLoad {
  readonly chats: readonly ChatMember[];
  /** Answers that are neither a success nor UNAVAILABLE with Retry-After. */
  readonly wrongAnswers: string[] = [];
  /** The contents of the messages. */
  readonly sent: string[] = [];
  readonly #options: LoadOptions;
  readonly #answers = new Map<Call, Answers>();
  #isStopping = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.chats = options.chats;
    for (const call of options.calls ?? usualCalls)
      this.#answers.set(call, { unavailable: 0, slowestMs: 0, succeededMs: [] });
  }

  /** The answers to these calls, by default to all, together. */
  count(calls: readonly Call[] = [...this.#answers.keys()]) {
    const answers = calls.flatMap((call) => this.#answers.get(call) ?? []);
    return {
      succeeded: answers.reduce((sum, { succeededMs }) => sum + succeededMs.length, 0),
      unavailable: answers.reduce((sum, { unavailable }) => sum + unavailable, 0),
      slowestMs: Math.max(...answers.map(({ slowestMs }) => slowestMs)),
    };
  }

  /** Whether every kind of call that was sent after `sinceMs` has succeeded a few times. */
  isServedSince(sinceMs: number): boolean {
    return [...this.#answers.values()].every(
      ({ succeededMs }) => succeededMs.filter((at) => at > sinceMs).length >= ANSWERS_MIN,
    );
  }

  /** Sends messages again that have no receipt; the server knows them by their client id. */
  resend(): void {
    for (const chat of this.chats) chat.resend();
  }

  stop(): void {
    this.#isStopping = true;
  }

  async run(): Promise<void> {
    await Promise.all([...Array.from(this.#answers, ([call, answers]) => this.#repeat(call, answers)), this.#talk()]);
  }

  /** Sends each call once. */
  async callOnce(): Promise<void> {
    await Promise.all(Array.from(this.#answers, ([call, answers]) => this.#send(call, answers)));
  }

  async #talk(): Promise<void> {
    for (let round = 0; !this.#isStopping; round += 1) {
      for (const [index, chat] of this.chats.entries()) {
        const id = `m${index}-${round}`;
        const content = id + (this.#options.padding ?? "");
        this.sent.push(content);
        chat.sendMessage(id, content);
      }
      await sleep(SAY_MS);
    }
  }

  async #repeat(call: Call, answers: Answers): Promise<void> {
    while (!this.#isStopping) {
      await this.#send(call, answers);
      await sleep(PAUSE_MS);
    }
  }

  async #send(call: Call, answers: Answers): Promise<void> {
    const startMs = performance.now();
    const { path } = call;
    const response = await fetch(this.#options.url() + path, toRequest(call, call.token ?? this.#options.token));
    const text = await response.text();
    answers.slowestMs = Math.max(answers.slowestMs, performance.now() - startMs);
    if (response.ok) {
      call.onSuccess?.(text);
      answers.succeededMs.push(startMs);
      return;
    }
    const isUnavailable = response.status === 503 && text.includes(`"${errorCodes.UNAVAILABLE}"`);
    if (isUnavailable && Number(response.headers.get("retry-after")) > 0) answers.unavailable += 1;
    else this.wrongAnswers.push(`${call.method} ${path}: ${response.status} ${text}`);
  }
}
