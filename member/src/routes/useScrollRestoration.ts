import { useEffect, useLayoutEffect } from "react";
import { NavigationType as Action, useLocation, useNavigationType } from "react-router-dom";

const ENTRIES_MAX = 50;
const positions = new Map<string, number>();

/** A new page starts at the top; going back returns to where the list was left. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    if (navigationType === Action.Pop) window.scrollTo(0, positions.get(key) ?? 0);
    else if (navigationType === Action.Push) window.scrollTo(0, 0);
    // A sheet in the URL changes the key, not the page; only another page resets the scroll.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  // A layout effect, so that the next page's scroll isn't stored for the page that was left.
  useLayoutEffect(() => {
    const savePosition = (): void => {
      if (!positions.has(key) && positions.size >= ENTRIES_MAX) positions.delete(positions.keys().next().value ?? "");
      positions.set(key, window.scrollY);
    };
    window.addEventListener("scroll", savePosition, { passive: true });
    return () => window.removeEventListener("scroll", savePosition);
  }, [key]);
}
