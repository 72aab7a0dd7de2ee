import { expect, it } from "vitest";
import { fitInto } from "./resizeImage.ts";

it("limits the longest side of an image and keeps its proportions", () => {
  expect(fitInto(4032, 3024, 1440)).toEqual({ width: 1440, height: 1080 });
  expect(fitInto(1000, 4000, 1440)).toEqual({ width: 360, height: 1440 });
});

it("never enlarges an image and never returns zero", () => {
  expect(fitInto(640, 480, 1440)).toEqual({ width: 640, height: 480 });
  expect(fitInto(10_000, 2, 1440)).toEqual({ width: 1440, height: 1 });
});
