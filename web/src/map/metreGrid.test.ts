import { DEFAULT_CENTRE, distanceM } from "@babchingu/openapi";
import { expect, test } from "vitest";
import { gridCell, linesInTile, TILE_PX } from "./metreGrid.ts";
import { CONSOLE_ZOOM, DETAIL_ZOOM, EXPLORE_ZOOM } from "./zoom.ts";

const { latitude } = DEFAULT_CENTRE;

test("a square is a round number of metres long and as wide as that is on the map", () => {
  const lengths = [DETAIL_ZOOM, EXPLORE_ZOOM, CONSOLE_ZOOM].map((zoom) => gridCell(zoom, latitude).lengthM);
  expect(lengths).toEqual([100, 200, 100_000]);
  const { lengthM, sizePx } = gridCell(DETAIL_ZOOM, latitude);
  const degrees = (sizePx / (TILE_PX * 2 ** DETAIL_ZOOM)) * 360;
  expect(distanceM({ latitude, longitude: 0 }, { latitude, longitude: degrees })).toBeCloseTo(lengthM, 1);
});

test("the lines go on from tile to tile", () => {
  const { sizePx } = gridCell(DETAIL_ZOOM, latitude);
  const lines = [7000, 7001, 7002].flatMap((tile, index) =>
    linesInTile(tile, sizePx).map((line) => index * TILE_PX + line),
  );
  const gaps = lines.slice(1).map((line, index) => line - (lines[index] ?? 0));
  expect(gaps.length).toBeGreaterThan(4);
  for (const gap of gaps) expect(Math.abs(gap - sizePx)).toBeLessThan(1);
});
