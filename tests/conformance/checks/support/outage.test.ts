import { expect, test, vi } from "vitest";
import type { Context } from "../../runner/context.ts";
import { duringOutage } from "./outage.ts";

test("a check that fails in an outage ends when the backend has recovered, so that the next one isn't in it", async () => {
  const statuses = [503, 503, 200];
  const callUntyped = vi.fn(async () => ({ status: statuses.shift() }));
  const ctx = { callUntyped, env: { outage: { begin: vi.fn(), end: vi.fn() } } } as unknown as Context;
  const failing = duringOutage(ctx, () => {
    throw new Error("The answer was wrong.");
  });
  await expect(failing).rejects.toThrow("The answer was wrong.");
  expect(statuses).toEqual([]);
});
