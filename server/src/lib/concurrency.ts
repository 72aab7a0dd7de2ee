import { ApiError } from "./api-error.ts";

export interface ConcurrencyLimits {
  runningMax: number;
  waitingMax: number;
}

/** Returns a function that runs work as soon as fewer than `runningMax` run. @throws ApiError UNAVAILABLE when too many wait already. */
export function limitConcurrency({
  runningMax,
  waitingMax,
}: ConcurrencyLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < runningMax) running += 1;
    else {
      if (waiting.length >= waitingMax) throw new ApiError("UNAVAILABLE");
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      await promise;
    }
    try {
      return await work();
    } finally {
      // The place is handed over, so that nobody who comes now is served before those who wait.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
