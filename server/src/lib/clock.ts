/** The only source of time. SQL doesn't use the database's clock either, so that tests and development can shift the time. */
export interface Clock {
  now(): Date;
}

/** The system clock plus an offset that /dev/clock sets (D42). */
export class ShiftableClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  advance(ms: number): void {
    this.#offsetMs += ms;
  }

  set(now: Date): void {
    this.#offsetMs = now.getTime() - Date.now();
  }

  reset(): void {
    this.#offsetMs = 0;
  }
}

/** A clock for tests that only changes when it is set or advanced. */
export class FixedClock implements Clock {
  #now: number;

  constructor(now: Date) {
    this.#now = now.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  set(now: Date): void {
    this.#now = now.getTime();
  }
}
