// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { setUpDom } from "../testing/dom.ts";
import { useNow } from "./useNow.ts";

setUpDom();

const EVENING = Date.parse("2026-03-02T21:00:00+09:00");
const NEXT_MORNING = Date.parse("2026-03-03T08:00:00+09:00");

function Clock() {
  return <time>{new Date(useNow()).toISOString()}</time>;
}

const shownMs = () => Date.parse(screen.getByText(/Z$/).textContent);

it("follows the clock each minute", () => {
  vi.useFakeTimers({ now: EVENING });
  render(<Clock />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shownMs()).toBe(EVENING + 60_000);
});

it("knows the time at once when the page is seen again", () => {
  vi.useFakeTimers({ now: EVENING });
  render(<Clock />);
  vi.setSystemTime(NEXT_MORNING);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(shownMs()).toBe(NEXT_MORNING);
});
