import { MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import { useEffect, useState } from "react";

/**
 * The time in ms since the epoch: updated every minute and when the page is seen again, as an app on a phone is opened once and resumed
 * for days; every second while `isTicking`, for countdowns.
 */
export function useNow(isTicking = false): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    // At once as well: the stored time may be old.
    const first = isTicking ? setTimeout(tick) : undefined;
    const timer = setInterval(tick, isTicking ? SECOND_MS : MINUTE_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [isTicking]);
  return now;
}
