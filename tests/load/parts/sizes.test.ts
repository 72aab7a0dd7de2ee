import { expect, test } from "vitest";
import { reportOf } from "./sizes.ts";

const load = { connections: 32, rounds: 1, seconds: 3 };
const resultsOf = (sizes: readonly number[]) => {
  const names = sizes.flatMap((size) => [`Hongdae ${size}`, `Yeongyang ${size}`]);
  return new Map(names.map((name) => [name, [{ requestsPerSecond: 1000, p50Ms: 2, p99Ms: 10 }]]));
};

test.each([
  [[1000, 10_000], []],
  [[1000, 100_000], []],
  [
    [100_000, 1_000_000],
    [
      "Hongdae, time of 1000000 to that of 100000: 1.00 (target ≤ 1.3, met)",
      "Yeongyang, time of 1000000 to that of 100000: 1.00 (target ≤ 1.3, met)",
    ],
  ],
])("%j meetings are judged by the last step where it was measured", (sizes, findings) => {
  const report = reportOf({ ...load, sizes }, resultsOf(sizes));
  expect(report.rows).toHaveLength(4);
  expect(report.findings).toEqual(findings);
});
