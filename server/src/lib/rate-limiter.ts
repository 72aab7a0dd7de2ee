import type { Clock } from "./clock.ts";

/** Counts failures by key in this process and limits how many there may be, to slow down guessing. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #max: number;
  readonly #windowMs: number;
  readonly #failures = new Map<string, { count: number; untilMs: number }>();

  constructor(clock: Clock, { max, windowMs }: { max: number; windowMs: number }) {
    this.#clock = clock;
    this.#max = max;
    this.#windowMs = windowMs;
  }

  /** Seconds to wait before the next try of `key`; 0 when it may be tried. */
  waitSeconds(key: string): number {
    const entry = this.#current(key);
    if (!entry || entry.count < this.#max) return 0;
    return Math.ceil((entry.untilMs - this.#clock.now().getTime()) / 1000);
  }

  fail(key: string): void {
    const entry = this.#current(key) ?? { count: 0, untilMs: this.#clock.now().getTime() + this.#windowMs };
    entry.count += 1;
    this.#failures.set(key, entry);
    this.#forgetOld();
  }

  succeed(key: string): void {
    this.#failures.delete(key);
  }

  #current(key: string): { count: number; untilMs: number } | undefined {
    const entry = this.#failures.get(key);
    return entry && entry.untilMs > this.#clock.now().getTime() ? entry : undefined;
  }

  /** Entries are in the order of their first failure, so the old ones come first. */
  #forgetOld(): void {
    const now = this.#clock.now().getTime();
    for (const [key, entry] of this.#failures) {
      if (entry.untilMs > now) break;
      this.#failures.delete(key);
    }
  }
}
