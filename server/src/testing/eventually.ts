import { vi } from "vitest";

const EVENTUALLY_MS_MAX = 30_000;
const POLL_MS = 20;

/** Repeats the check until it passes. The timeout is long enough for a busy machine; speed is measured by benchmarks. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: EVENTUALLY_MS_MAX, interval: POLL_MS });
}
