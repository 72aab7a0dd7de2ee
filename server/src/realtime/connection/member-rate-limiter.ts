const WINDOW_MS = 10_000;

/** Limits the frames of one kind that a member sends in 10 seconds, over all their connections in this process. */
export class MemberRateLimiter {
  readonly #max: number;
  readonly #sent = new Map<number, number[]>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts a frame and returns null, or returns the seconds to wait when the limit is reached. */
  take(memberId: number, nowMs: number): number | null {
    const recent = (this.#sent.get(memberId) ?? []).filter((at) => at > nowMs - WINDOW_MS);
    const oldest = recent[0];
    if (recent.length >= this.#max && oldest !== undefined) {
      this.#sent.set(memberId, recent);
      return Math.max(1, Math.ceil((oldest + WINDOW_MS - nowMs) / 1000));
    }
    recent.push(nowMs);
    this.#sent.set(memberId, recent);
    return null;
  }

  /** Undoes the `take` of this time, for a frame that shall not count. */
  refund(memberId: number, takenMs: number): void {
    const sent = this.#sent.get(memberId);
    const index = sent?.lastIndexOf(takenMs) ?? -1;
    if (index >= 0) sent?.splice(index, 1);
  }

  /** Drops members without recent frames. */
  prune(nowMs: number): void {
    for (const [memberId, sent] of this.#sent) {
      if ((sent.at(-1) ?? 0) <= nowMs - WINDOW_MS) this.#sent.delete(memberId);
    }
  }
}
