/** The page to open after the sign-in: the one that a guest wanted to open. Stored for this tab only. */
const KEY = "babchingu.wanted";
/** The page's history state, which some pages need: whom a report is about. */
const STATE_KEY = "babchingu.wantedState";

/** Stores a path of the app. Anything else (`//elsewhere`) is ignored. */
export function saveReturnPath(path: string, state: unknown = null): void {
  if (!/^\/(?![/\\])/.test(path)) return;
  tabStorage()?.setItem(KEY, path);
  tabStorage()?.setItem(STATE_KEY, JSON.stringify(state));
}

export function readReturnState(): unknown {
  return JSON.parse(tabStorage()?.getItem(STATE_KEY) ?? "null");
}

export function readReturnPath(): string | null {
  return tabStorage()?.getItem(KEY) ?? null;
}

export function clearReturnPath(): void {
  tabStorage()?.removeItem(KEY);
  tabStorage()?.removeItem(STATE_KEY);
}

/** What this tab stores. A browser that forbids it throws on access: null. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
