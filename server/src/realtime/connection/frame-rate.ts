import { SECOND_MS } from "@babchingu/openapi";

/** A token bucket that holds one second of frames. Frames that had been read already when it was empty count as debt. */
export class FrameRate {
  readonly #perSecond: number;
  #available: number;
  #updatedMs: number;

  constructor(perSecond: number, nowMs: number) {
    this.#perSecond = perSecond;
    this.#available = perSecond;
    this.#updatedMs = nowMs;
  }

  /** Counts a frame; returns how long to read no more frames, 0 when the client keeps to its rate. */
  take(nowMs: number): number {
    const refilled = this.#available + ((nowMs - this.#updatedMs) / SECOND_MS) * this.#perSecond;
    this.#available = Math.min(this.#perSecond, refilled) - 1;
    this.#updatedMs = nowMs;
    return this.#available >= 0 ? 0 : (-this.#available / this.#perSecond) * SECOND_MS;
  }
}
