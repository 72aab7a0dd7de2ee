/** How the service worker handles the page and its assets. It ignores all other requests: the API, the socket, images. */

/** `page`: network first, the cached page offline. `asset`: cache first. `network`: not handled by the worker. */
export type CacheStrategy = "page" | "asset" | "network";

interface RequestInfo {
  method: string;
  mode: string;
  url: string;
}

/**
 * Decides how a request is handled.
 * @param scope the URL of the app with a slash at the end
 */
export function strategyOf({ method, mode, url }: RequestInfo, scope: string): CacheStrategy {
  const { origin, pathname } = new URL(url);
  const app = new URL(scope);
  const isInApp = origin === app.origin && `${pathname}/`.startsWith(app.pathname);
  if (method !== "GET" || !isInApp) return "network";
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

/** The page's message to a waiting worker; the value also works with pages of earlier releases. A type only: page and worker share no code. */
export type SkipWaitingMessage = "take-over";
