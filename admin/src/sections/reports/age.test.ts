import { expect, test } from "vitest";
import { ageOf } from "./age.ts";

const at = "2026-03-01T00:00:00.000Z";
const after = (hours: number) => ageOf(at, Date.parse(at) + hours * 3_600_000);

test("a report's age is told in hours, then in days, and is overdue from 24 hours on (D58)", () => {
  expect(after(0.9)).toEqual({ text: "방금", isOverdue: false });
  expect(after(23.9)).toEqual({ text: "23시간째", isOverdue: false });
  expect(after(24)).toEqual({ text: "24시간째", isOverdue: true });
  expect(after(48)).toEqual({ text: "2일째", isOverdue: true });
  expect(after(-1)).toEqual({ text: "방금", isOverdue: false });
});
