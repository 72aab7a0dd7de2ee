/** Members who read, write and chat at a fixed rate, whether the servers keep up or not. */
import { setTimeout as sleep } from "node:timers/promises";
import type { TestMember } from "../../testing/builders.ts";
import type { ChatMember } from "../../testing/chat-member.ts";
import type { TwoServers } from "./two-servers.ts";

interface LoadOptions {
  servers: TwoServers;
  random: () => number;
  /** Members with a room. */
  seats: readonly { member: TestMember; chat: ChatMember; meetingId: number }[];
  /** Members who apply to `approvalMeetingId` and cancel, one at a time. */
  applicants: readonly TestMember[];
  approvalMeetingId: number;
}

interface Request {
  member: TestMember;
  method?: "POST" | "PATCH" | "DELETE";
  path: string;
  body?: object;
}

const TICK_MS = 20;
/** Of all that is sent; the rest reads. An application is answered, so it counts as two. */
const CHAT_SHARE = 0.15;
const APPLICATION_SHARE = 0.05;
const LOCATION_SHARE = 0.1;
/** More than this many unanswered requests are an overload: no more are sent. */
const PENDING_MAX = 1000;
/** A load is kept up with while less is unanswered than what is sent in this time: in steps of 15 s, it is 7 % too much. */
const KEPT_UP_SECONDS = 1;

export class SoakLoad {
  /** Requests, and messages of the chat, in a second. */
  rate = 0;
  sent = 0;
  /** Not sent, because too many were unanswered. */
  skipped = 0;
  /** Answers other than a success. */
  failures: string[] = [];
  readonly #options: LoadOptions;
  readonly #freeApplicants: TestMember[];
  #messages = 0;
  #pending = 0;
  #isStopping = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#freeApplicants = [...options.applicants];
  }

  get isKeptUpWith(): boolean {
    return this.skipped === 0 && this.#pending < this.rate * KEPT_UP_SECONDS;
  }

  get isIdle(): boolean {
    return this.#pending === 0;
  }

  /** Forgets what was counted so far. */
  startCounting(): void {
    this.sent = 0;
    this.skipped = 0;
    this.failures = [];
  }

  stop(): void {
    this.#isStopping = true;
  }

  async run(): Promise<void> {
    let due = 0;
    for (let lastMs = performance.now(); !this.#isStopping; await sleep(TICK_MS)) {
      const nowMs = performance.now();
      due += ((nowMs - lastMs) / 1000) * this.rate;
      lastMs = nowMs;
      for (; due >= 1; due -= 1) {
        if (this.#pending < PENDING_MAX) void this.#sendAtRandom();
        else this.skipped += 1;
      }
    }
  }

  #pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.#options.random() * list.length)];
    if (item === undefined) throw new Error("There is nobody to draw.");
    return item;
  }

  async #sendAtRandom(): Promise<void> {
    this.sent += 1;
    this.#pending += 1;
    try {
      await this.#drawn();
    } catch (error) {
      this.failures.push(String(error));
    } finally {
      this.#pending -= 1;
    }
  }

  async #drawn(): Promise<void> {
    const { member, chat, meetingId } = this.#pick(this.#options.seats);
    const roll = this.#options.random();
    if (roll < CHAT_SHARE) {
      this.#messages += 1;
      chat.sendMessage(`m-${this.#messages}`, `메시지 ${this.#messages}`);
    } else if (roll < CHAT_SHARE + APPLICATION_SHARE) {
      await this.#applyAndCancel();
    } else if (roll < CHAT_SHARE + APPLICATION_SHARE + LOCATION_SHARE) {
      const body = { latitude: 37.5 + this.#options.random() / 10, longitude: 126.9 };
      await this.#call({ member, method: "PATCH", path: "/members/location", body });
    } else {
      const paths = [
        "/meetings?lat=37.55&lng=126.92",
        "/members/me",
        "/chat",
        `/chat/${meetingId}/chats?page=0`,
        `/meetings/${meetingId}`,
        "/rice-transactions",
        "/notifications/check",
      ];
      await this.#call({ member, path: this.#pick(paths) });
    }
  }

  /** Takes a deposit and books it back; the host's notification goes through the push outbox. */
  async #applyAndCancel(): Promise<void> {
    const member = this.#freeApplicants.pop();
    if (member === undefined) return;
    const path = `/meeting-applications/${this.#options.approvalMeetingId}`;
    const body = { content: "함께 먹고 싶어요." };
    const text = await this.#call({ member, method: "POST", path, body });
    const { id } = JSON.parse(text) as { id: number };
    await this.#call({ member, method: "DELETE", path: `/meeting-applications/${id}` });
    this.#freeApplicants.push(member);
  }

  async #call({ member, method, path, body }: Request): Promise<string> {
    const headers = { authorization: `Bearer ${member.token}`, "content-type": "application/json" };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const { url } = this.#pick(this.#options.servers);
    const response = await fetch(`${url}/api/v1${path}`, { method: method ?? "GET", headers, ...content });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method ?? "GET"} ${path}: ${response.status} ${text}`);
    return text;
  }
}

/** Steps the rate up until the servers don't keep up. @returns the highest rate that they kept up with. */
export async function findCapacity(
  load: SoakLoad,
  { firstRate, factor, steps, stepMs }: { firstRate: number; factor: number; steps: number; stepMs: number },
): Promise<number> {
  let capacity = firstRate;
  for (let step = 0; step < steps; step += 1) {
    load.startCounting();
    load.rate = Math.round(firstRate * factor ** step);
    await sleep(stepMs);
    if (!load.isKeptUpWith) break;
    capacity = load.rate;
  }
  load.rate = 0;
  return capacity;
}
