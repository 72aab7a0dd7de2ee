import { ApiError } from "./api-error.ts";

export interface ConcurrencyLimits {
  runningMax: number;
  waitingMax: number;
  /** By default those who wait do so until it is their turn. */
  waitMsMax?: number;
  /** The error of who isn't run; by default UNAVAILABLE. */
  refusal?: () => ApiError;
}

type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Returns a function that runs work as soon as fewer than `runningMax` run.
 * @throws ApiError UNAVAILABLE, or the `refusal`, when too many wait already, or after `waitMsMax`.
 */
export function limitConcurrency(limits: ConcurrencyLimits): Limiter {
  const { runningMax, waitingMax, waitMsMax, refusal = () => new ApiError("UNAVAILABLE") } = limits;
  const waiting = new Set<() => void>();
  let running = 0;

  async function waitForTurn(): Promise<void> {
    if (waiting.size >= waitingMax) throw refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      waiting.delete(resolve);
      reject(refusal());
    };
    const timer = waitMsMax === undefined ? undefined : setTimeout(giveUp, waitMsMax);
    waiting.add(resolve);
    await promise;
    clearTimeout(timer);
  }

  return async (work) => {
    if (running < runningMax) running += 1;
    else await waitForTurn();
    try {
      return await work();
    } finally {
      // The place is handed over, so that nobody who comes now is served before those who wait.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  };
}

/** Like `limitConcurrency`, for each id by itself. */
export function limitConcurrencyById(limits: ConcurrencyLimits): <T>(id: number, work: () => Promise<T>) => Promise<T> {
  const limiters = new Map<number, { callers: number; run: Limiter }>();
  return async (id, work) => {
    const limiter = limiters.get(id) ?? { callers: 0, run: limitConcurrency(limits) };
    limiters.set(id, limiter);
    limiter.callers += 1;
    try {
      return await limiter.run(work);
    } finally {
      limiter.callers -= 1;
      if (limiter.callers === 0) limiters.delete(id);
    }
  };
}
