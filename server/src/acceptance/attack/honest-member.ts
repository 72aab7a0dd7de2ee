/** Members who read as the app does while others attack, and how long they waited. */
import { setTimeout as sleep } from "node:timers/promises";
import type { TestMember } from "../../testing/builders.ts";

const PAUSE_MS = 25;
/** Of those who log in: every so many requests. */
const LOG_IN_EVERY = 4;
const ADDRESSES = 200;
const PATHS = ["/api/v1/members/me", "/api/v1/meetings?lat=37.55&lng=126.92", "/api/v1/chat"];

export interface Login {
  phone: string;
  password: string;
}

export class HonestMembers {
  /** Answers other than a success. */
  readonly failures: string[] = [];
  readonly #url: string;
  readonly #members: readonly TestMember[];
  #waitedMs: number[] = [];
  #isStopping = false;

  /** The members take turns, so that none reads more than it may. */
  constructor(url: string, members: readonly TestMember[]) {
    this.#url = url;
    this.#members = members;
  }

  /** Reads beside the work, and logs in when there is a login; returns the p99 of the answers in milliseconds. */
  async readBeside(work: () => Promise<unknown>, login?: Login): Promise<number> {
    this.#waitedMs = [];
    this.#isStopping = false;
    const reading = this.#read(login);
    try {
      await work();
    } finally {
      this.#isStopping = true;
      await reading;
    }
    const sorted = this.#waitedMs.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  }

  /** How often they have read during the last work. */
  get reads(): number {
    return this.#waitedMs.length;
  }

  async #read(login?: Login): Promise<void> {
    for (let turn = 0; !this.#isStopping; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? "";
      const token = this.#members[turn % this.#members.length]?.token;
      const startMs = performance.now();
      const isLogin = login !== undefined && turn % LOG_IN_EVERY === 0;
      const response = isLogin ? await this.#logIn(login, turn) : await this.#get(path, token);
      const text = await response.text();
      this.#waitedMs.push(performance.now() - startMs);
      if (!response.ok) this.failures.push(`${isLogin ? "login" : path}: ${response.status} ${text}`);
      await sleep(PAUSE_MS);
    }
  }

  #get(path: string, token: string | undefined): Promise<Response> {
    return fetch(this.#url + path, { headers: { authorization: `Bearer ${token}` } });
  }

  /** From another address each time: log-ins of one are few a minute. */
  #logIn(login: Login, turn: number): Promise<Response> {
    const headers = { "content-type": "application/json", "x-forwarded-for": `198.51.100.${turn % ADDRESSES}` };
    const body = JSON.stringify({ ...login, fcmToken: null });
    return fetch(`${this.#url}/api/v1/auth/login`, { method: "POST", headers, body });
  }
}
