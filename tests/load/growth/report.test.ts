import { expect, test } from "vitest";
import type { Measured } from "./measure.ts";
import { compareSizes } from "./report.ts";

const measured = (overrides: Partial<Measured>): Measured => ({
  name: "leaveMeeting",
  weight: "ordinary",
  outcome: 204,
  buffers: 100,
  sqlMs: 1,
  latencyMs: 2,
  statements: [],
  ...overrides,
});

const findingOf = (large: Partial<Measured>) => compareSizes([measured({})], [measured(large)])[0]?.finding;

test("an operation that costs the same is no finding", () => {
  expect(findingOf({})).toBeNull();
});

test("an operation that is refused in the large country isn't cheap", () => {
  expect(findingOf({ outcome: "409 E409-29", buffers: 3 })).toBe(
    "leaveMeeting (ordinary): 204 in the small country, 409 E409-29 in the large one",
  );
});
