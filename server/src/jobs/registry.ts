/** Work that is due by the clock. Every job looks for what is due and does it once, however late it runs (D20). */
import type { Clock } from "../lib/clock.ts";
import { SECOND_MS } from "../lib/time.ts";

export interface Job {
  name: string;
  /** How often it is run, in milliseconds. */
  everyMs: number;
  /** Does what is due at `now`. Several servers may run it at the same time. */
  run: (now: Date) => Promise<void>;
}

type ReportJobError = (name: string, error: unknown) => void;

const TICK_MS = SECOND_MS;

export class Jobs {
  readonly #clock: Clock;
  readonly #reportError: ReportJobError;
  readonly #jobs: Job[] = [];
  readonly #lastRunMs = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(clock: Clock, reportError: ReportJobError) {
    this.#clock = clock;
    this.#reportError = reportError;
  }

  register(...jobs: Job[]): void {
    for (const job of jobs) {
      if (this.#jobs.some((known) => known.name === job.name)) throw new Error(`There are two jobs named ${job.name}.`);
      this.#jobs.push(job);
    }
  }

  get names(): string[] {
    return this.#jobs.map((job) => job.name);
  }

  /** Looks every second for jobs to run; a round starts when the one before has ended. */
  start(): void {
    this.#timer ??= setInterval(() => {
      const now = this.#clock.now().getTime();
      const due = this.#jobs.filter((job) => now - (this.#lastRunMs.get(job.name) ?? -Infinity) >= job.everyMs);
      if (due.length > 0) void this.#enqueue(due);
    }, TICK_MS);
    this.#timer.unref();
  }

  /** Starts no further round and waits for the running one. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  /** Runs every job now, in the order of registration: after the clock was moved. */
  runAll(): Promise<void> {
    return this.#enqueue(this.#jobs);
  }

  #enqueue(jobs: Job[]): Promise<void> {
    for (const job of jobs) this.#lastRunMs.set(job.name, this.#clock.now().getTime());
    this.#running = this.#runAfter(this.#running, jobs);
    return this.#running;
  }

  async #runAfter(previous: Promise<void>, jobs: Job[]): Promise<void> {
    await previous;
    for (const job of jobs) await this.#run(job);
  }

  async #run(job: Job): Promise<void> {
    try {
      await job.run(this.#clock.now());
    } catch (error) {
      this.#reportError(job.name, error);
    }
  }
}
