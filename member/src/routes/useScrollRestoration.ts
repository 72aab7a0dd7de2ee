import { useEffect, useLayoutEffect } from "react";
import { NavigationType as Action, useLocation, useNavigationType } from "react-router-dom";
import { routes } from "./table.ts";

const ENTRIES_MAX = 50;
/** By history entry; those of the main pages by their address as well. */
const positions = new Map<string, number>();

const tabPaths = new Set(routes.filter(({ tab }) => tab).map(({ path }) => `/${path}`));

function savePosition(key: string): void {
  if (!positions.has(key) && positions.size >= ENTRIES_MAX) positions.delete(positions.keys().next().value ?? "");
  positions.set(key, window.scrollY);
}

/** A new page starts at the top; going back, or pressing a main page's tab, returns to where it was left. */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const address = tabPaths.has(pathname) ? pathname + search : null;

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    const returnsTo = navigationType === Action.Pop ? key : navigationType === Action.Push ? address : null;
    window.scrollTo(0, (returnsTo !== null && positions.get(returnsTo)) || 0);
    // A sheet in the URL changes the key, not the page; only another page resets the scroll.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  // A layout effect, so that the next page's scroll isn't stored for the page that was left.
  useLayoutEffect(() => {
    const onScroll = (): void => {
      savePosition(key);
      if (address !== null) savePosition(address);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [key, address]);
}
