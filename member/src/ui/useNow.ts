import { useEffect, useState } from "react";

/** The time in ms since the epoch, updated every second while `isTicking`, for countdowns. */
export function useNow(isTicking = false): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return undefined;
    const tick = (): void => setNow(Date.now());
    // At once as well: the stored time may be old.
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isTicking]);
  return now;
}
