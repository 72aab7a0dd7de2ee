// @vitest-environment jsdom
import { NETWORK_MESSAGE, NetworkError } from "@babchingu/openapi";
import { CancelledError } from "@tanstack/react-query";
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setUpDom } from "../../testing/dom.ts";
import { toast, ToastHost } from "../overlays/Toast.tsx";
import { pulledPxOf, PULL_TO_REFRESH_PX, usePullToRefresh } from "./usePullToRefresh.ts";

setUpDom();
afterEach(() => Object.assign(window, { scrollY: 0 }));

function touch(type: string, ...fingers: [x: number, y: number][]): TouchEvent {
  const event = new Event(type, { cancelable: true }) as TouchEvent;
  Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) });
  act(() => void window.dispatchEvent(event));
  return event;
}

const FAR_PX = 2 * PULL_TO_REFRESH_PX + 20;

describe("usePullToRefresh", () => {
  it("refreshes only when it is pulled far enough", async () => {
    const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { result } = renderHook(() => usePullToRefresh(refresh));
    touch("touchstart", [100, 100]);
    touch("touchmove", [100, 150]);
    expect(result.current.pulledPx).toBe(pulledPxOf(50));
    touch("touchend");
    expect(refresh).not.toHaveBeenCalled();

    touch("touchstart", [100, 100]);
    expect(touch("touchmove", [100, 100 + FAR_PX]).defaultPrevented).toBe(true);
    touch("touchend");
    expect(refresh).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(result.current).toEqual({ pulledPx: 0, refreshing: false }));
  });

  it.each([new CancelledError({ silent: true }), new DOMException("The session has ended.", "AbortError")])(
    "says nothing when the refresh is cancelled: %s",
    async (reason) => {
      render(createElement(ToastHost));
      act(() => toast("모임을 만들었어요"));
      const { result } = renderHook(() => usePullToRefresh(() => Promise.reject(reason)));
      touch("touchstart", [100, 100]);
      touch("touchmove", [100, 100 + FAR_PX]);
      touch("touchend");
      expect(result.current.refreshing).toBe(true);
      await waitFor(() => expect(result.current.refreshing).toBe(false));
      expect(screen.getByRole("status").textContent).toBe("모임을 만들었어요");
    },
  );

  it("stops refreshing when the refresh fails, and says why", async () => {
    render(createElement(ToastHost));
    const { result } = renderHook(() => usePullToRefresh(() => Promise.reject(new NetworkError("offline"))));
    touch("touchstart", [100, 100]);
    touch("touchmove", [100, 100 + FAR_PX]);
    touch("touchend");
    await waitFor(() => expect(result.current.refreshing).toBe(false));
    expect(screen.getByText(NETWORK_MESSAGE)).toBeDefined();
  });

  it.each<[string, () => void]>([
    [
      "in the middle of the list",
      () => {
        Object.assign(window, { scrollY: 40 });
        touch("touchstart", [100, 100]);
        touch("touchmove", [100, 100 + FAR_PX]);
      },
    ],
    [
      "sideways",
      () => {
        touch("touchstart", [100, 100]);
        touch("touchmove", [300, 140]);
        touch("touchmove", [300, 100 + FAR_PX]);
      },
    ],
    [
      "upwards",
      () => {
        touch("touchstart", [100, 300]);
        touch("touchmove", [100, 200]);
        touch("touchmove", [100, 300 + FAR_PX]);
      },
    ],
    [
      "with two fingers",
      () => {
        touch("touchstart", [100, 100], [200, 100]);
        touch("touchmove", [100, 100 + FAR_PX], [200, 100 + FAR_PX]);
      },
    ],
  ])("ignores a pull %s", (_, pull) => {
    const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { result } = renderHook(() => usePullToRefresh(refresh));
    pull();
    expect(result.current.pulledPx).toBe(0);
    touch("touchend");
    expect(refresh).not.toHaveBeenCalled();
  });
});
