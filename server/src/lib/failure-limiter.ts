import type { Clock } from "./clock.ts";

/** Limits failures per key in this process, to slow down guessing. */
export class FailureLimiter {
  readonly #clock: Clock;
  readonly #max: number;
  readonly #windowMs: number;
  readonly #failures = new Map<string, { count: number; untilMs: number }>();

  constructor(clock: Clock, { max, windowMs }: { max: number; windowMs: number }) {
    this.#clock = clock;
    this.#max = max;
    this.#windowMs = windowMs;
  }

  /** Seconds until the key's next attempt is allowed; 0 when it is. */
  retryAfterSeconds(key: string): number {
    const entry = this.#current(key);
    if (!entry || entry.count < this.#max) return 0;
    return Math.ceil((entry.untilMs - this.#clock.now().getTime()) / 1000);
  }

  recordFailure(key: string): void {
    const entry = this.#current(key) ?? { count: 0, untilMs: this.#clock.now().getTime() + this.#windowMs };
    entry.count += 1;
    this.#failures.set(key, entry);
    this.#deleteExpired();
  }

  reset(key: string): void {
    this.#failures.delete(key);
  }

  #current(key: string): { count: number; untilMs: number } | undefined {
    const entry = this.#failures.get(key);
    const leftMs = (entry?.untilMs ?? 0) - this.#clock.now().getTime();
    // More than a window is left when the clock was set back.
    return leftMs > 0 && leftMs <= this.#windowMs ? entry : undefined;
  }

  /** Entries are in the order of their first failure, so the expired ones come first. */
  #deleteExpired(): void {
    const now = this.#clock.now().getTime();
    for (const [key, entry] of this.#failures) {
      if (entry.untilMs > now) break;
      this.#failures.delete(key);
    }
  }
}
