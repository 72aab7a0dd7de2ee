// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { setUpDom } from "../testing/dom.ts";
import { StaticMap } from "./StaticMap.tsx";

setUpDom();

type Report = (entries: { isIntersecting: boolean }[]) => void;

const map = (): Element | null => document.querySelector(".leaflet-container");

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
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  render(<StaticMap latitude={37.5} longitude={127} label="연남 순대국" />);
  act(() => report?.([{ isIntersecting: false }]));
  expect(map()).toBeNull();
  act(() => report?.([{ isIntersecting: true }]));
  await expect.poll(map).not.toBeNull();
  act(() => report?.([{ isIntersecting: false }]));
  expect(map()).not.toBeNull();
});
