import { useEffect, useLayoutEffect } from "react";
import { NavigationType as Action, useLocation, useNavigationType } from "react-router-dom";

const ENTRIES_MAX = 50;
const positions = new Map<string, number>();

/** A new page starts at the top; going back returns to where the list was left. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    if (how === Action.Pop) window.scrollTo(0, positions.get(key) ?? 0);
    else if (how === Action.Push) window.scrollTo(0, 0);
    // A sheet in the address changes the key, not the page; only another page moves the scroll.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  // Before the next page scrolls to its place: that scroll must not count for the page that was left.
  useLayoutEffect(() => {
    const remember = (): void => {
      if (!positions.has(key) && positions.size >= ENTRIES_MAX) positions.delete(positions.keys().next().value ?? "");
      positions.set(key, window.scrollY);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);
}
