import { expect, test } from "vitest";
import { nextRows } from "./runner.ts";

test.each([
  ["as many as fit into ten milliseconds", 200, 5, 400],
  ["not more than 500", 400, 1, 500],
  ["not fewer than 150 while they take less than 200 ms", 150, 150, 150],
  ["fewer where each row takes long, as the sum of a long ledger", 150, 5000, 6],
  ["at least one", 1, 5000, 1],
  ["more when rows take less again", 6, 6, 150],
])("the next chunk has %s", (_what, rows, chunkMs, expected) => {
  expect(nextRows(rows, chunkMs)).toBe(expected);
});
