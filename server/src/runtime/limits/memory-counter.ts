import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";

const KEYS_MAX = 5000;

interface Window {
  count: number;
  startMs: number;
}

/**
 * Counts requests in this process's memory, by a clock that can't be set: with the plugin's own store, a system clock that is set
 * back by a day would refuse for a day whom it refused before.
 */
export class MemoryCounter implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, Window>({ max: KEYS_MAX });

  incr: FastifyRateLimitStore["incr"] = (key, callback, windowMs) => {
    const nowMs = performance.now();
    let window = this.#windows.get(key);
    if (window === undefined || nowMs - window.startMs >= windowMs) window = { count: 0, startMs: nowMs };
    window.count += 1;
    this.#windows.set(key, window);
    callback(null, { current: window.count, ttl: windowMs - (nowMs - window.startMs) });
  };

  child(): MemoryCounter {
    return new MemoryCounter();
  }
}
