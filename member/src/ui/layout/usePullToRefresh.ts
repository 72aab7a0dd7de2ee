import { useEffect, useRef, useState } from "react";
import { toastFailure } from "../overlays/Toast.tsx";

/** How far the list has to be pulled to refresh it, in px as shown. */
export const PULL_TO_REFRESH_PX = 56;
const PULLED_PX_MAX = 88;
/** A shorter movement is a tap or the beginning of a scroll. */
const SLOP_PX = 10;

/** The list follows the finger at half its pace and stops at `PULLED_PX_MAX`. */
export function pulledPxOf(fingerPx: number): number {
  return Math.min(PULLED_PX_MAX, Math.max(0, (fingerPx - SLOP_PX) / 2));
}

interface PullState {
  /** How far the list is pulled down, in px; 0 when it isn't. */
  pulledPx: number;
  refreshing: boolean;
}

/**
 * Refreshes a list when it is pulled down from its top with one finger. Mouse users have the refresh button.
 * @param onRefresh a rejection ends the refresh and is shown, so it rejects only where the list stays on screen: what is
 * shown instead of a list says itself why there is none
 */
export function usePullToRefresh(onRefresh: () => Promise<unknown>): PullState {
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

    const setPull = (px: number): void => {
      pulled = px;
      setPulledPx(px);
    };
    const onTouchStart = ({ touches }: TouchEvent): void => {
      const [touch] = touches;
      const atTop = window.scrollY <= 0 && document.querySelector("dialog[open]") === null;
      start = touch && touches.length === 1 && atTop ? touch : null;
    };
    const onTouchMove = (event: TouchEvent): void => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      const downPx = touch.clientY - start.clientY;
      const isPull = downPx > Math.abs(touch.clientX - start.clientX) && window.scrollY <= 0;
      if (pulled === 0 && Math.abs(downPx) < SLOP_PX) return;
      if (!isPull) {
        start = pulled === 0 ? null : start;
        setPull(0);
        return;
      }
      // Prevents the page's scrolling and the browser's own pull-to-refresh.
      if (event.cancelable) event.preventDefault();
      setPull(pulledPxOf(downPx));
    };
    const onTouchEnd = (): void => {
      const isFarEnough = pulled >= PULL_TO_REFRESH_PX;
      start = null;
      setPull(0);
      if (!isFarEnough) return;
      setRefreshing(true);
      refresh
        .current()
        .catch(toastFailure)
        .finally(() => setRefreshing(false));
    };
    const onTouchCancel = (): void => {
      start = null;
      setPull(0);
    };

    const abortController = new AbortController();
    const { signal } = abortController;
    window.addEventListener("touchstart", onTouchStart, { passive: true, signal });
    window.addEventListener("touchmove", onTouchMove, { passive: false, signal });
    window.addEventListener("touchend", onTouchEnd, { signal });
    window.addEventListener("touchcancel", onTouchCancel, { signal });
    return () => abortController.abort();
  }, [refreshing]);

  return { pulledPx, refreshing };
}
