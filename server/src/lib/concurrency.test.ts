import * as errorCodes from "@babchingu/openapi/error-codes";
import { expect, test, vi } from "vitest";
import { limitConcurrency, limitConcurrencyById } from "./concurrency.ts";

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

test("who has waited too long is refused, and the place goes to the next", async () => {
  vi.useFakeTimers();
  const run = limitConcurrency({ runningMax: 1, waitingMax: 9, waitMsMax: 1000 });
  const { started, work, endNext } = startable();
  const first = run(work(0));
  const refused = run(work(2)).catch((error: { code: string }) => error.code);
  await vi.advanceTimersByTimeAsync(999);
  const next = run(work(3));
  await vi.advanceTimersByTimeAsync(1);
  expect(await refused).toBe(errorCodes.UNAVAILABLE);
  endNext();
  await first;
  await vi.advanceTimersByTimeAsync(5000);
  expect(started).toEqual([0, 3]);
  endNext();
  expect(await next).toBe(3);
});

test("each id has a limit of its own, also after it was unused", async () => {
  const run = limitConcurrencyById({ runningMax: 1, waitingMax: 0 });
  const { started, work, endNext } = startable();
  const [first, other] = [run(1, work(0)), run(2, work(2))];
  await expect(run(1, work(3))).rejects.toMatchObject({ code: errorCodes.UNAVAILABLE });
  endNext();
  await first;
  const again = run(1, work(4));
  expect(started).toEqual([0, 2, 4]);
  endNext();
  endNext();
  expect(await Promise.all([other, again])).toEqual([2, 4]);
});
