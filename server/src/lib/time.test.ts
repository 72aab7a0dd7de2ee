import { formatSeoulTime, parseSeoulTime } from "@babchingu/openapi";
import { expect, test } from "vitest";
import { nextSeoulMonth, seoulMonthsBefore } from "./time.ts";

test.each([
  ["2026-03-15T18:30", "2026-04-15T18:30"],
  ["2026-01-31T23:59", "2026-02-28T23:59"],
  ["2028-01-30T00:00", "2028-02-29T00:00"],
  ["2026-12-31T08:00", "2027-01-31T08:00"],
  ["2026-05-31T00:30", "2026-06-30T00:30"],
  ["9999-12-31T10:00", "9999-12-31T23:59"],
])("a month after %s is %s", (from, to) => {
  expect(formatSeoulTime(nextSeoulMonth(parseSeoulTime(from)))).toBe(to);
});

test.each([
  ["2026-05-31T12:00", 3, "2026-02-28T12:00"],
  ["2026-12-31T05:00", 3, "2026-09-30T05:00"],
  ["2028-02-29T23:59", 12, "2027-02-28T23:59"],
])("%s has %i months before it since %s", (at, months, since) => {
  expect(formatSeoulTime(seoulMonthsBefore(parseSeoulTime(at), months))).toBe(since);
});
