import { expect, test } from "vitest";
import { changesOf, summaryOf } from "./summary.ts";

test("the console writes times, numbers and missing values as in its lists", () => {
  expect(summaryOf({ before: { riceBalance: 0 }, after: { riceBalance: 1500, amount: null } })).toBe(
    "남은 쌀알: 0 → 1,500",
  );
  expect(summaryOf({ before: { until: "2026-03-01T14:59:00.000Z" }, after: { until: null } })).toBe(
    "계약 만료: 2026. 3. 1. 오후 11:59 → —",
  );
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
