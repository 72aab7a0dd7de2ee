import { vi } from "vitest";

const TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 20;

/** Repeats the check until it passes. The timeout is long enough for a busy machine; speed is measured by benchmarks. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS, interval: POLL_INTERVAL_MS });
}
