import { expect, test } from "vitest";
import { stepFrom } from "./useListShortcuts.ts";

test.each([
  [-1, 1, 0],
  [-1, -1, 19],
  [0, 1, 1],
  [0, -1, 0],
  [19, 1, 19],
  [19, -1, 18],
] as const)("from row %d, a step of %d leads to row %d of twenty", (from, step, to) => {
  expect(stepFrom(from, 20, step)).toBe(to);
});
