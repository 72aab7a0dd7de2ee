/** Which requests the service worker handles, and how. It ignores all others: the API, the socket, images. */

/** `page`: from the network, offline the shell. `asset`: from the cache first. `network`: as if there were no worker. */
export type Route = "page" | "asset" | "network";

interface RequestFacts {
  method: string;
  mode: string;
  url: string;
}

/**
 * Decides how a request is handled.
 * @param scope the address of the app with a slash at the end
 */
export function routeOf({ method, mode, url }: RequestFacts, scope: string): Route {
  const { origin, pathname } = new URL(url);
  const app = new URL(scope);
  const inApp = origin === app.origin && `${pathname}/`.startsWith(app.pathname);
  if (method !== "GET" || !inApp) return "network";
  if (mode === "navigate") return "page";
  // Files below assets/ carry a hash of their content in their names: a cached file never gets stale.
  return pathname.startsWith(`${app.pathname}assets/`) ? "asset" : "network";
}

/** Caches of this app on an origin that it shares with others. */
const CACHE_PREFIX = "babchingu-shell-";

export function cacheName(version: string): string {
  return CACHE_PREFIX + version;
}

/** Whether a cache belongs to another version of this app. */
export function isOutdated(name: string, version: string): boolean {
  return name.startsWith(CACHE_PREFIX) && name !== cacheName(version);
}

/** What a page sends to a worker that waits, so that it takes over. A type only: page and worker share no code. */
export type TakeOver = "take-over";
