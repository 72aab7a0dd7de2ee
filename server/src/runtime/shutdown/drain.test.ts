import { SECOND_MS } from "@babchingu/openapi";
import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { Drain, STOP_MS_MAX, stopServer } from "./drain.ts";

test("a job that doesn't end leaves time to close the database", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const closeDeps = vi.fn(async () => undefined);
  const stopped = stopServer({
    drain: new Drain(),
    delaySeconds: 0,
    stopJobs: () => new Promise(() => undefined),
    app: Fastify(),
    connections: { closeWhenIdle: () => () => undefined },
    closeDeps,
  });
  await vi.advanceTimersByTimeAsync(STOP_MS_MAX / 2);
  expect(closeDeps).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(STOP_MS_MAX / 2 - SECOND_MS);
  // Without another tick of the clock.
  await stopped;
  expect(closeDeps).toHaveBeenCalled();
});
