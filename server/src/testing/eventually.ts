import { vi } from "vitest";

const EVENTUALLY_MS_MAX = 30_000;
const POLL_MS = 20;

/** Repeats the check until it passes. Waits long enough for a busy machine: how fast something is, benchmarks measure. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: EVENTUALLY_MS_MAX, interval: POLL_MS });
}
