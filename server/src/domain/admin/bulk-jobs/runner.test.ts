import { expect, test } from "vitest";
import { nextRows } from "./runner.ts";

test.each([
  ["as many as fit into ten milliseconds", 200, 5, 400],
  ["not more than 500", 400, 1, 500],
  ["not fewer than 150 while they take less than 200 ms", 150, 150, 150],
  ["fewer where each row takes long, as the sum of a long ledger", 150, 1500, 20],
  ["at least ten", 150, 5000, 10],
  ["more when rows take less again", 10, 6, 150],
])("the next chunk has %s", (_what, rows, chunkMs, expected) => {
  expect(nextRows(rows, chunkMs)).toBe(expected);
});
