import { expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { batch } from "./batch.ts";

/** Records the keys of each batch, which the test resolves. */
function recordBatches() {
  const batches: { keys: readonly number[]; answer: () => void; fail: (cause: Error) => void }[] = [];
  const run = (keys: readonly number[]): Promise<(number | Error)[]> =>
    new Promise((resolve, reject) => {
      const results = () => keys.map((key) => (key < 0 ? new Error(`no ${key}`) : key * 10));
      batches.push({ keys, answer: () => resolve(results()), fail: reject });
    });
  return { batches, run };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test("calls in one turn share a batch, calls during a batch are in the next", async () => {
  const { batches, run } = recordBatches();
  const ask = batch(run, 1);
  const first = Promise.all([ask(1), ask(2)]);
  await turn();
  const second = ask(3);
  await turn();
  const third = ask(4);
  await turn();
  expect(batches.map((it) => it.keys)).toEqual([[1, 2]]);
  batches[0]?.answer();
  expect(await first).toEqual([10, 20]);
  await turn();
  expect(batches[1]?.keys).toEqual([3, 4]);
  batches[1]?.answer();
  expect(await second).toBe(30);
  expect(await third).toBe(40);
});

test("an error is thrown to its callers only, and the next batch runs", async () => {
  const { batches, run } = recordBatches();
  const ask = batch(run, 1);
  const mixed = Promise.allSettled([ask(-1), ask(1)]);
  await turn();
  batches[0]?.answer();
  expect((await mixed).map((it) => it.status)).toEqual(["rejected", "fulfilled"]);
  const lost = Promise.allSettled([ask(5)]);
  await turn();
  batches[1]?.fail(new Error("the database is away"));
  expect((await lost)[0]?.status).toBe("rejected");
  const after = ask(6);
  await turn();
  batches[2]?.answer();
  expect(await after).toBe(60);
});

test("nothing is cached: the same key is requested again", async () => {
  const { batches, run } = recordBatches();
  const ask = batch(run, 2);
  const both = [ask(1)];
  await turn();
  both.push(ask(1));
  await turn();
  expect(batches.map((it) => it.keys)).toEqual([[1], [1]]);
  for (const batch of batches) batch.answer();
  expect(await Promise.all(both)).toEqual([10, 10]);
});

test("a stuck batch delays the next until its timeout", async () => {
  const { batches, run } = recordBatches();
  const ask = batch(run, 1, 1000);
  const stuck = ask(1);
  await turn();
  const next = ask(2);
  await turn();
  expect(batches).toHaveLength(1);
  await eventually(() => expect(batches).toHaveLength(2));
  batches[1]?.answer();
  expect(await next).toBe(20);
  const last = ask(3);
  batches[0]?.answer();
  expect(await stuck).toBe(10);
  await turn();
  batches[2]?.answer();
  expect(await last).toBe(30);
  expect(batches.map((it) => it.keys)).toEqual([[1], [2], [3]]);
});
