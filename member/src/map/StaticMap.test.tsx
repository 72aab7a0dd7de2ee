// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { StaticMap } from "./StaticMap.tsx";

const load = vi.hoisted(() => vi.fn<() => void>());
vi.mock("./leaflet/StaticMapView.tsx", () => {
  load();
  return { StaticMapView: () => <p>map</p> };
});

type Report = (entries: { isIntersecting: boolean }[]) => void;

it("loads the map when it comes into view, and keeps it", async () => {
  let report: Report | undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  render(<StaticMap latitude={37.5} longitude={127} label="연남 순대국" />);
  act(() => report?.([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  act(() => report?.([{ isIntersecting: true }]));
  expect(await screen.findByText("map")).toBeDefined();
  act(() => report?.([{ isIntersecting: false }]));
  expect(screen.getByText("map")).toBeDefined();
});
