import * as errorCodes from "@babchingu/openapi/error-codes";
import { expect, test } from "vitest";
import { limitConcurrency } from "./concurrency.ts";

/** Work that ends when the test says so. */
function startable() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) => async () => {
    started.push(n);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (n === 1) throw new Error("failed");
    return n;
  };
  return { started, work, endNext: () => ends.shift()?.() };
}

test("two run, two wait in their order, and one more is refused", async () => {
  const run = limitConcurrency({ runningMax: 2, waitingMax: 2 });
  const { started, work, endNext } = startable();
  const results = [0, 1, 2, 3].map((n) => run(work(n)).catch((error: unknown) => String(error)));
  await expect(run(work(4))).rejects.toMatchObject({ code: errorCodes.UNAVAILABLE });
  expect(started).toEqual([0, 1]);
  for (let n = 0; n < 4; n += 1) {
    endNext();
    await results[n];
  }
  expect(await Promise.all(results)).toEqual([0, "Error: failed", 2, 3]);
  const last = run(work(5));
  expect(started).toEqual([0, 1, 2, 3, 5]);
  endNext();
  expect(await last).toBe(5);
});
