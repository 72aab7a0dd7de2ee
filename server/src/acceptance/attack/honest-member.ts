/** Members who read as the app does while others attack, and how long they waited. */
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { TestMember } from "../../testing/builders.ts";
import type { Login, ReaderInput, ReaderOptions, Reading } from "./honest-reader.ts";

export type { Login };

export class HonestMembers {
  /** Answers other than a success. */
  readonly failures: string[] = [];
  readonly #reader: Worker;
  #reads = 0;

  /** The members take turns, so that none reads more than it may. */
  constructor(url: string, members: readonly TestMember[]) {
    const workerData: ReaderInput = { url, tokens: members.map(({ token }) => token) };
    this.#reader = new Worker(join(import.meta.dirname, "honest-reader.ts"), { workerData });
  }

  /** Reads beside the work, and logs in when there is a login; returns the p99 of the answers in milliseconds. */
  async readBeside(work: () => Promise<unknown>, login?: Login): Promise<number> {
    const options: ReaderOptions = { login };
    const read = once(this.#reader, "message") as Promise<[Reading]>;
    /* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has no origin. */
    this.#reader.postMessage(options);
    try {
      await work();
    } finally {
      this.#reader.postMessage("stop");
    }
    /* oxlint-enable unicorn/require-post-message-target-origin */
    const [{ waitedMs, failures }] = await read;
    this.failures.push(...failures);
    this.#reads = waitedMs.length;
    const sorted = waitedMs.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  }

  /** How often they have read during the last work. */
  get reads(): number {
    return this.#reads;
  }

  async close(): Promise<void> {
    await this.#reader.terminate();
  }
}
