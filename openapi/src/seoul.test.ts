import { expect, it } from "vitest";
import { distanceM } from "./rules.ts";
import { formatSeoulTime, parseSeoulTime, seoulDate } from "./seoul.ts";

it("reads a zone-less time as Seoul's", () => {
  expect(parseSeoulTime("2026-03-01T18:30").toISOString()).toBe("2026-03-01T09:30:00.000Z");
  expect(parseSeoulTime("2026-03-01T00:10:59").toISOString()).toBe("2026-02-28T15:10:59.000Z");
});

it("writes an instant as Seoul's time and day", () => {
  expect(formatSeoulTime(new Date("2026-02-28T15:10:59Z"))).toBe("2026-03-01T00:10");
  expect(seoulDate(new Date("2025-12-31T15:00:00Z"))).toBe("2026-01-01");
});

it.each(["2026-03-01", "2026-02-30T10:00", "2026-03-01T24:00", "2026-03-01T18:30Z", ""])("refuses %j", (text) => {
  expect(() => parseSeoulTime(text)).toThrow(RangeError);
});

it("measures great-circle distances in metres", () => {
  const seoul = { latitude: 37.5665, longitude: 126.978 };
  const busan = { latitude: 35.1796, longitude: 129.0756 };
  expect(distanceM(seoul, busan) / 1000).toBeCloseTo(325, 0);
  expect(distanceM(seoul, seoul)).toBe(0);
  expect(distanceM(seoul, { ...seoul, latitude: seoul.latitude + 0.009 })).toBeCloseTo(1000.75, 0);
});
