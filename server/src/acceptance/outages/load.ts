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
  /** Whether another refusal than UNAVAILABLE is right. */
  onRefused?: (code: string) => boolean;
}

/** The same call all the time, or a function that returns the next one. */
export type CallSource = Call | (() => Call);

export const readyCall: Call = { method: "GET", path: "/ready" };
export const usualCalls: readonly Call[] = [
  { method: "GET", path: "/api/v1/meetings?lat=37.55&lng=126.92" },
  { method: "GET", path: "/api/v1/members/me" },
  { method: "GET", path: "/api/v1/chat" },
  readyCall,
];

interface Answers {
  unavailable: number;
  slowestMs: number;
  succeeded: { sentMs: number; answeredMs: number }[];
}

interface LoadOptions {
  url: () => string;
  token: string;
  chats: readonly ChatMember[];
  calls?: readonly CallSource[];
  /** Whether a call may end without an answer, because its server is killed. */
  mayBreak?: boolean;
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
  readonly #answers = new Map<CallSource, Answers>();
  #isStopping = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.chats = options.chats;
    for (const call of options.calls ?? usualCalls)
      this.#answers.set(call, { unavailable: 0, slowestMs: 0, succeeded: [] });
  }

  /** The answers to these calls, by default to all, together. */
  count(calls: readonly CallSource[] = [...this.#answers.keys()]) {
    const answers = calls.flatMap((call) => this.#answers.get(call) ?? []);
    return {
      succeeded: answers.reduce((sum, { succeeded }) => sum + succeeded.length, 0),
      unavailable: answers.reduce((sum, { unavailable }) => sum + unavailable, 0),
      slowestMs: Math.max(...answers.map(({ slowestMs }) => slowestMs)),
    };
  }

  /** Whether every kind of call that was sent after `sinceMs` has succeeded a few times. */
  isServedSince(sinceMs: number): boolean {
    return [...this.#answers.values()].every(
      ({ succeeded }) => succeeded.filter(({ sentMs }) => sentMs > sinceMs).length >= ANSWERS_MIN,
    );
  }

  /** How many of these calls were sent and succeeded between these times. */
  succeededWithin(source: CallSource, fromMs: number, untilMs: number): number {
    const succeeded = this.#answers.get(source)?.succeeded ?? [];
    return succeeded.filter(({ sentMs, answeredMs }) => sentMs > fromMs && answeredMs < untilMs).length;
  }

  /** Whether each client has received, over its socket, a message of every client that is none of the first `sentBefore`. */
  isLiveSince(sentBefore: number): boolean {
    const sentSince = new Set(this.sent.slice(sentBefore));
    return this.chats.every(({ deliveredIds, received }) => {
      const delivered = deliveredIds.map((id) => received.get(id) ?? "").filter((content) => sentSince.has(content));
      return new Set(delivered.map((content) => content.split("-")[0])).size === this.chats.length;
    });
  }

  /** Sends messages again that have no receipt; the server knows them by their client id. */
  resend(): void {
    for (const chat of this.chats) chat.resend();
  }

  stop(): void {
    this.#isStopping = true;
  }

  async run(): Promise<void> {
    await Promise.all([
      ...Array.from(this.#answers, ([source, answers]) => this.#repeat(source, answers)),
      this.#talk(),
    ]);
  }

  /** Sends each call once. */
  async callOnce(): Promise<void> {
    await Promise.all(Array.from(this.#answers, ([source, answers]) => this.#send(source, answers)));
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

  async #repeat(source: CallSource, answers: Answers): Promise<void> {
    while (!this.#isStopping) {
      await this.#send(source, answers);
      await sleep(PAUSE_MS);
    }
  }

  async #send(source: CallSource, answers: Answers): Promise<void> {
    const call = typeof source === "function" ? source() : source;
    const sentMs = performance.now();
    const answer = await this.#fetch(call);
    if (answer === null) return;
    const { response, text } = answer;
    const answeredMs = performance.now();
    answers.slowestMs = Math.max(answers.slowestMs, answeredMs - sentMs);
    if (response.ok) {
      call.onSuccess?.(text);
      answers.succeeded.push({ sentMs, answeredMs });
      return;
    }
    const code = /"code":"([^"]+)"/.exec(text)?.[1] ?? "";
    const isUnavailable = response.status === 503 && code === errorCodes.UNAVAILABLE;
    if (isUnavailable && Number(response.headers.get("retry-after")) > 0) answers.unavailable += 1;
    else if (call.onRefused?.(code) !== true)
      this.wrongAnswers.push(`${call.method} ${call.path}: ${response.status} ${text}`);
  }

  /** Null when the connection broke and may. */
  async #fetch(call: Call): Promise<{ response: Response; text: string } | null> {
    const { url, token, mayBreak = false } = this.#options;
    try {
      const response = await fetch(url() + call.path, toRequest(call, call.token ?? token));
      return { response, text: await response.text() };
    } catch (error) {
      if (mayBreak) return null;
      throw error;
    }
  }
}
