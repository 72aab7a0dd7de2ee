import { useEffect, useRef, useState } from "react";

/** How far the list has to be pulled to read it again, in px as shown. */
export const PULL_TO_REFRESH_PX = 56;
const PULLED_PX_MAX = 88;
/** Less than this is a tap or the beginning of a scroll. */
const SLOP_PX = 10;

/** The list follows the finger at half its pace and stops at `PULLED_PX_MAX`. */
export function pulledPxOf(fingerPx: number): number {
  return Math.min(PULLED_PX_MAX, Math.max(0, (fingerPx - SLOP_PX) / 2));
}

interface Pull {
  /** How far the list is pulled down, px; 0 when it isn't. */
  pulledPx: number;
  refreshing: boolean;
}

/**
 * Reads a list again when it is pulled down from its top with one finger. A mouse has the refresh button.
 * @param onRefresh rejections count as the end of it; the list itself shows the error
 */
export function usePullToRefresh(onRefresh: () => Promise<unknown>): Pull {
  const [pulledPx, setPulledPx] = useState(0);
  const [refreshing, setRefreshing] = useState(false);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  }, [onRefresh]);

  useEffect(() => {
    if (refreshing) return undefined;
    let start: Touch | null = null;
    let pulled = 0;

    const pull = (px: number): void => {
      pulled = px;
      setPulledPx(px);
    };
    const begin = ({ touches }: TouchEvent): void => {
      const [touch] = touches;
      const atTop = window.scrollY <= 0 && document.querySelector("dialog[open]") === null;
      start = touch && touches.length === 1 && atTop ? touch : null;
    };
    const move = (event: TouchEvent): void => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      const down = touch.clientY - start.clientY;
      const isPull = down > Math.abs(touch.clientX - start.clientX) && window.scrollY <= 0;
      if (pulled === 0 && Math.abs(down) < SLOP_PX) return;
      if (!isPull) {
        start = pulled === 0 ? null : start;
        pull(0);
        return;
      }
      // Else the page would scroll, or the browser pull itself, under the same finger.
      if (event.cancelable) event.preventDefault();
      pull(pulledPxOf(down));
    };
    const end = (): void => {
      const isFarEnough = pulled >= PULL_TO_REFRESH_PX;
      start = null;
      pull(0);
      if (!isFarEnough) return;
      setRefreshing(true);
      refresh
        .current()
        .catch(() => {})
        .finally(() => setRefreshing(false));
    };
    const cancel = (): void => {
      start = null;
      pull(0);
    };

    const abortController = new AbortController();
    const { signal } = abortController;
    window.addEventListener("touchstart", begin, { passive: true, signal });
    window.addEventListener("touchmove", move, { passive: false, signal });
    window.addEventListener("touchend", end, { signal });
    window.addEventListener("touchcancel", cancel, { signal });
    return () => abortController.abort();
  }, [refreshing]);

  return { pulledPx, refreshing };
}
