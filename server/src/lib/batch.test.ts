import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { batch } from "./batch.ts";
import { limitTime, withTimeBudget } from "./time-budget.ts";

/** Records the keys of each batch, which the test resolves. */
function recordBatches() {
  const batches: { keys: readonly number[]; resolve: () => void; fail: (cause: Error) => void }[] = [];
  const runBatch = (keys: readonly number[]): Promise<(number | Error)[]> =>
    new Promise((resolve, reject) => {
      const results = () => keys.map((key) => (key < 0 ? new Error(`no ${key}`) : key * 10));
      batches.push({ keys, resolve: () => resolve(results()), fail: reject });
    });
  return { batches, runBatch };
}

const letBatchesStart = () => new Promise((resolve) => setTimeout(resolve, 5));

test("calls in one event-loop tick share a batch, calls during a batch are in the next", async () => {
  const { batches, runBatch } = recordBatches();
  const load = batch(runBatch, 1);
  const first = Promise.all([load(1), load(2)]);
  await letBatchesStart();
  const second = load(3);
  await letBatchesStart();
  const third = load(4);
  await letBatchesStart();
  expect(batches.map((it) => it.keys)).toEqual([[1, 2]]);
  batches[0]?.resolve();
  expect(await first).toEqual([10, 20]);
  await letBatchesStart();
  expect(batches[1]?.keys).toEqual([3, 4]);
  batches[1]?.resolve();
  expect(await second).toBe(30);
  expect(await third).toBe(40);
});

test("an error is thrown to its callers only, and the next batch runs", async () => {
  const { batches, runBatch } = recordBatches();
  const load = batch(runBatch, 1);
  const mixed = Promise.allSettled([load(-1), load(1)]);
  await letBatchesStart();
  batches[0]?.resolve();
  expect((await mixed).map((it) => it.status)).toEqual(["rejected", "fulfilled"]);
  const failed = Promise.allSettled([load(5)]);
  await letBatchesStart();
  batches[1]?.fail(new Error("the database is unavailable"));
  expect((await failed)[0]?.status).toBe("rejected");
  const after = load(6);
  await letBatchesStart();
  batches[2]?.resolve();
  expect(await after).toBe(60);
});

test("nothing is cached: the same key is requested again", async () => {
  const { batches, runBatch } = recordBatches();
  const load = batch(runBatch, 2);
  const results = [load(1)];
  await letBatchesStart();
  results.push(load(1));
  await letBatchesStart();
  expect(batches.map((it) => it.keys)).toEqual([[1], [1]]);
  for (const batch of batches) batch.resolve();
  expect(await Promise.all(results)).toEqual([10, 10]);
});

test("a stuck batch delays the next until its timeout", async () => {
  const { batches, runBatch } = recordBatches();
  const load = batch(runBatch, 1, 1000);
  const stuck = load(1);
  await letBatchesStart();
  const next = load(2);
  await letBatchesStart();
  expect(batches).toHaveLength(1);
  await eventually(() => expect(batches).toHaveLength(2));
  batches[1]?.resolve();
  expect(await next).toBe(20);
  const last = load(3);
  batches[0]?.resolve();
  expect(await stuck).toBe(10);
  await letBatchesStart();
  batches[2]?.resolve();
  expect(await last).toBe(30);
  expect(batches.map((it) => it.keys)).toEqual([[1], [2], [3]]);
});

test("a batch has the time budget of its first caller, not that of the batch before", async () => {
  const timedOut: number[] = [];
  const load = batch<number, number>(async (keys) => {
    await limitTime(Infinity, letBatchesStart, () => timedOut.push(...keys));
    return keys;
  }, 1);
  const first = withTimeBudget(1, () => load(1));
  await setImmediate();
  const second = withTimeBudget(60_000, () => load(2));
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(timedOut).toEqual([1]);
});
