import { expect, test } from "vitest";
import { summarizeFrames } from "./frames.ts";

const FRAME_MS = 1000 / 60;
const times = (frames: readonly number[]) => frames.map((frame) => 1000 + frame * FRAME_MS);

test("every frame in time", () => {
  const { perSecond, missedPercent, longestMs } = summarizeFrames(times([0, 1, 2, 3, 4]));
  expect([Math.round(perSecond), missedPercent, Math.round(longestMs)]).toEqual([60, 0, 17]);
});

test("a freeze counts with its whole length", () => {
  const { missedPercent, longestMs } = summarizeFrames(times([0, 1, 2, 8, 9, 10]));
  expect([missedPercent, longestMs]).toEqual([expect.closeTo(50), expect.closeTo(100)]);
});

test("a page without a frame missed all of them", () => {
  expect(summarizeFrames(times([0, 180])).missedPercent).toBeGreaterThan(99);
});
