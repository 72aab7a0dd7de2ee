import { DAY_MS, MINUTE_MS } from "@babchingu/openapi";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShiftableClock } from "../lib/clock.ts";
import { Jobs } from "./registry.ts";

let running: string[];
let jobs: Jobs;
beforeEach(() => {
  vi.useFakeTimers();
  running = [];
  jobs = new Jobs(new ShiftableClock(), (_name, error) => {
    throw error;
  });
});
afterEach(async () => {
  const stopped = jobs.stop();
  await vi.runAllTimersAsync();
  await stopped;
});

/** Registers a job that takes so long, every second. */
function register(name: string, takesMs: number) {
  const run = vi.fn(async () => {
    running.push(name);
    await new Promise((resolve) => setTimeout(resolve, takesMs));
    running.splice(running.indexOf(name), 1);
  });
  jobs.register({ name, everyMs: 1000, run });
  return run;
}

test("jobs that are due at the same time run one after the other, so that they take one connection of the database", async () => {
  const runs = ["a", "b", "c"].map((name) => register(name, 10));
  jobs.start();
  await vi.advanceTimersByTimeAsync(1000);
  for (const name of ["a", "b", "c"]) {
    expect(running).toEqual([name]);
    await vi.advanceTimersByTimeAsync(10);
  }
  for (const run of runs) expect(run).toHaveBeenCalledTimes(1);
});

test("a slow job delays the others by less than a tenth of a second, and isn't started again while it runs", async () => {
  const slow = register("slow", 10_000);
  const quick = register("quick", 1);
  jobs.start();
  await vi.advanceTimersByTimeAsync(1100);
  expect(quick).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(quick).toHaveBeenCalledTimes(4);
  expect(slow).toHaveBeenCalledTimes(1);
});

test("a job that failed is tried again within minutes, however seldom it runs", async () => {
  const failed: string[] = [];
  jobs = new Jobs(new ShiftableClock(), (name) => failed.push(name));
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("a part is out")).mockResolvedValue();
  jobs.register({ name: "daily", everyMs: DAY_MS, run });
  jobs.start();
  await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
  expect([failed, run.mock.calls.length]).toEqual([["daily"], 1]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect([failed, run.mock.calls.length]).toEqual([["daily"], 2]);
});

test("no job starts after the end", async () => {
  const [first, second] = [register("first", 20), register("second", 1)];
  jobs.start();
  await vi.advanceTimersByTimeAsync(1000);
  const stopped = jobs.stop();
  await vi.advanceTimersByTimeAsync(5000);
  await stopped;
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});
