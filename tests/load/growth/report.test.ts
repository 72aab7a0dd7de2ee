import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../scripts/lib/root.ts";
import type { Fixture } from "../../../server/src/acceptance/authorization/fixture.ts";
import { serverJobs } from "../../../server/src/jobs/all.ts";
import { FixedClock } from "../../../server/src/lib/clock.ts";
import type { TestApp } from "../../../server/src/testing/harness.ts";
import type { Measured } from "./measure.ts";
import { ACCEPTED, compareSizes } from "./report.ts";
import { growthWork } from "./work.ts";

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

test("an operation that is refused in both countries was not measured", () => {
  const refused = measured({ outcome: "409 E409-29" });
  expect(compareSizes([refused], [refused])[0]?.finding).toBe(
    "leaveMeeting (ordinary): 409 E409-29, so nothing was measured",
  );
});

test("what may cost more has a limit of its own", () => {
  const name = "withdrawMember";
  const findingAt = (buffers: number) => compareSizes([measured({ name })], [measured({ name, buffers })])[0]?.finding;
  expect(findingAt(ACCEPTED[name] ?? 0)).toMatch(/accepted$/);
  expect(findingAt((ACCEPTED[name] ?? 0) + 1)).toMatch(/over the goal$/);
});

test("the page on growth gives the reason of everything that may cost more", () => {
  const [, table = ""] = readFileSync(join(root, "docs/scaling.md"), "utf8").split("## What still grows, and why");
  expect(Object.keys(ACCEPTED).filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test("every job of a server is measured", () => {
  const app = { deps: {}, clock: new FixedClock(new Date()) } as TestApp;
  const measuredNames = growthWork(app, { ids: { meeting: 1 }, people: { member: { id: 1 } } } as Fixture).map(
    ({ name }) => name,
  );
  expect(measuredNames).toEqual(expect.arrayContaining(serverJobs(app.deps).map(({ name }) => `job ${name}`)));
  expect(measuredNames).toContain("job partitions.maintain");
});
