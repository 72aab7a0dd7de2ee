import { expect, test } from "vitest";
import { axisMaxOf, formatShortDay, formatDay, lastDays, sum } from "./figures.ts";

test("lastDays returns fourteen days that end today in Seoul's time", () => {
  expect(lastDays(new Date("2026-03-01T14:59:00Z"))).toEqual({ from: "2026-02-16", to: "2026-03-01" });
  expect(lastDays(new Date("2026-03-01T15:00:00Z"))).toEqual({ from: "2026-02-17", to: "2026-03-02" });
});

test.each([
  [[], 1],
  [[0, 0], 1],
  [[1, 2], 2],
  [[3], 5],
  [[10], 10],
  [[9500], 10_000],
  [[41_500, 2], 50_000],
])("axisMaxOf(%j) is %d", (values, max) => {
  expect(axisMaxOf(values)).toBe(max);
});

test("days are formatted in Korean, and values are summed", () => {
  expect(formatDay("2026-11-08")).toBe("11월 8일");
  expect(formatShortDay("2026-11-08")).toBe("11.8");
  expect(sum([1, 2, 3])).toBe(6);
});
