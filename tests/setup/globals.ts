/**
 * A file's stubs end with the file. `unstubGlobals` removes them only before the next test, and files that share a process
 * (`isolate: false`) import their modules before that: React refuses to load beside a stubbed `navigator`.
 */
import { afterAll, afterEach, vi } from "vitest";

// A test that fails with fake timers would stop the clock of those after it.
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
