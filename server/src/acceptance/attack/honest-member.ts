/** Members who read as the app does while others attack, and how long they waited. */
import { setTimeout as sleep } from "node:timers/promises";
import type { TestMember } from "../../testing/builders.ts";

const PAUSE_MS = 25;
const PATHS = ["/api/v1/members/me", "/api/v1/meetings?lat=37.55&lng=126.92", "/api/v1/chat"];

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

  /** Reads beside the work; returns the p99 of the answers in milliseconds. */
  async readBeside(work: () => Promise<unknown>): Promise<number> {
    this.#waitedMs = [];
    this.#isStopping = false;
    const reading = this.#read();
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

  async #read(): Promise<void> {
    for (let turn = 0; !this.#isStopping; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? "";
      const token = this.#members[turn % this.#members.length]?.token;
      const startMs = performance.now();
      const response = await fetch(this.#url + path, { headers: { authorization: `Bearer ${token}` } });
      const text = await response.text();
      this.#waitedMs.push(performance.now() - startMs);
      if (!response.ok) this.failures.push(`${path}: ${response.status} ${text}`);
      await sleep(PAUSE_MS);
    }
  }
}
