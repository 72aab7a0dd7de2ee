/** The one source of time. SQL never asks the database's clock, so that tests and development can move it. */
export interface Clock {
  now(): Date;
}

/** Real time plus an offset, which /dev/clock moves (D42); without an offset it is the system's clock. */
export class ShiftableClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  /** How far ahead of real time the clock is, in milliseconds. */
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

/** A clock that stands still until it is moved: for tests. */
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
