import { useEffect, useState } from "react";

/** The time in ms since the epoch, renewed every second while `running`: for countdowns. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const tick = (): void => setNow(Date.now());
    // At once as well: the stored time may be old.
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [running]);
  return now;
}
