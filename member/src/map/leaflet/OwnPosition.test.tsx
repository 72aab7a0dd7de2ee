// @vitest-environment jsdom
import { DEFAULT_CENTRE, NEARBY_RADIUS_M, type Position } from "@babchingu/openapi";
import { act, render, screen } from "@testing-library/react";
import { Map, TileLayer } from "leaflet";
import { afterEach, beforeEach, expect, it, type Mock, vi } from "vitest";
import { setUpDom } from "../../testing/dom.ts";
import { StaticMapView } from "./StaticMapView.tsx";

setUpDom();

class ResizeObserverStub {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", ResizeObserverStub);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PLACE = DEFAULT_CENTRE;
const NORTH_DEGREES_PER_M = 1 / 111_195;
const northOf = ({ latitude, longitude }: Position, metres: number): Position => ({
  latitude: latitude + metres * NORTH_DEGREES_PER_M,
  longitude,
});

/** Renders the map of the place; without layout the map can't compute bounds, so the call is only recorded. */
function renderMap(ownPosition: Position): { tiles: TileLayer; fitBounds: Mock } {
  const addLayer = vi.spyOn(Map.prototype, "addLayer");
  const fitBounds = vi.spyOn(Map.prototype, "fitBounds").mockReturnThis();
  render(<StaticMapView label="연남한상차림" place={PLACE} ownPosition={ownPosition} />);
  const tiles = addLayer.mock.calls.map(([layer]) => layer).find((layer) => layer instanceof TileLayer);
  if (!tiles) throw new Error("There is no layer of tiles.");
  return { tiles, fitBounds };
}

const scale = (): Element | null => screen.queryByRole("figure", { name: "위가 북쪽이고, 한 칸은 100m예요." });

it("shows a scale and the member's position while no tile comes, and neither with tiles", () => {
  const { tiles, fitBounds } = renderMap(northOf(PLACE, 400));
  expect([scale(), screen.queryByText("내 위치")]).toEqual([null, null]);
  act(() => void tiles.fire("tileerror"));
  expect(screen.getByText("내 위치")).toBeTruthy();
  expect(scale()).toBeTruthy();
  expect(fitBounds).toHaveBeenCalledOnce();
  act(() => void tiles.fire("tileload"));
  expect([scale(), screen.queryByText("내 위치")]).toEqual([null, null]);
});

it("keeps to the place when the member's position is far away", () => {
  const { tiles, fitBounds } = renderMap(northOf(PLACE, NEARBY_RADIUS_M + 100));
  act(() => void tiles.fire("tileerror"));
  expect(scale()).toBeTruthy();
  expect(fitBounds).not.toHaveBeenCalled();
});
