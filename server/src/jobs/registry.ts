/** Periodic jobs. Every job finds what is due and does it once, even when it runs late (D20). */
import { MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import type { Clock } from "../lib/clock.ts";

export interface Job {
  name: string;
  /** How often it is run, in milliseconds. */
  everyMs: number;
  /**
   * Does what is due at `now`. Several servers may run it at the same time, so it claims its work with a row lock or a
   * conditional write. `stopping` is aborted when the server stops: a long run then ends early.
   */
  run: (now: Date, stopping: AbortSignal) => Promise<void>;
}

export type ReportJobError = (name: string, error: unknown) => void;
/** Called after each run. */
export type ObserveJob = (name: string, seconds: number, isFailed: boolean) => void;

const TICK_MS = SECOND_MS;
/** How long a job has the database before the next one that is due begins. */
const HEAD_START_MS = 50;
/** The longest time until a job that failed is run again: one of the day would otherwise wait for the next. */
const RETRY_MS_MAX = 5 * MINUTE_MS;

export class Jobs {
  readonly #clock: Clock;
  readonly #reportError: ReportJobError;
  readonly #observe: ObserveJob;
  readonly #jobs: Job[] = [];
  readonly #lastRunMs = new Map<string, number>();
  /** The current run of each job; a slow job doesn't delay the others. */
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(clock: Clock, reportError: ReportJobError, observe: ObserveJob = () => undefined) {
    this.#clock = clock;
    this.#reportError = reportError;
    this.#observe = observe;
  }

  register(...jobs: Job[]): void {
    for (const job of jobs) {
      if (this.#jobs.some(({ name }) => name === job.name)) throw new Error(`There are two jobs named ${job.name}.`);
      this.#jobs.push(job);
    }
  }

  get names(): string[] {
    return this.#jobs.map((job) => job.name);
  }

  /** Checks every second which jobs are due; a job that is still running is not started again. */
  start(): void {
    this.#timer ??= setInterval(() => void this.#runDue(), TICK_MS);
    this.#timer.unref();
  }

  /** Runs the due jobs one after the other, on one connection instead of nearly all; a slow one holds up the next for a moment only. */
  async #runDue(): Promise<void> {
    const tickMs = this.#clock.now().getTime();
    for (const job of this.#jobs) {
      if (this.#stopping.signal.aborted || !this.#isDue(job, tickMs)) continue;
      const headStart = new Promise((resolve) => setTimeout(resolve, HEAD_START_MS).unref());
      await Promise.race([this.#enqueue(job, tickMs), headStart]);
    }
  }

  /** Starts no further run, signals the current runs to end early, and waits for them. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  /** Runs every job now, in the order of registration; used after the clock was changed. */
  async runAll(): Promise<void> {
    for (const job of this.#jobs) await this.#enqueue(job, this.#clock.now().getTime());
  }

  #isDue(job: Job, nowMs: number): boolean {
    const elapsedMs = nowMs - (this.#lastRunMs.get(job.name) ?? -Infinity);
    // Negative when the clock was set back.
    return !this.#running.has(job.name) && (elapsedMs >= job.everyMs || elapsedMs < 0);
  }

  /** Runs the job after its current run; the next is due `everyMs` after this time, whenever the run begins. */
  #enqueue(job: Job, nowMs: number): Promise<void> {
    this.#lastRunMs.set(job.name, nowMs);
    const previous = this.#running.get(job.name) ?? Promise.resolve();
    const run = previous
      .then(() => this.#run(job, nowMs))
      .finally(() => {
        if (this.#running.get(job.name) === run) this.#running.delete(job.name);
      });
    this.#running.set(job.name, run);
    return run;
  }

  async #run(job: Job, dueMs: number): Promise<void> {
    const startedMs = performance.now();
    let isFailed = false;
    try {
      await job.run(this.#clock.now(), this.#stopping.signal);
    } catch (error) {
      isFailed = true;
      const { name, everyMs } = job;
      if (this.#lastRunMs.get(name) === dueMs) this.#lastRunMs.set(name, dueMs - Math.max(0, everyMs - RETRY_MS_MAX));
      this.#reportError(job.name, error);
    }
    this.#observe(job.name, (performance.now() - startedMs) / SECOND_MS, isFailed);
  }
}
