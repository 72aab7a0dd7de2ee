/** The page to open after the sign-in: the one that a guest wanted to open. Stored for this tab only. */
const KEY = "babchingu.wanted";
/** The page's history state, which some pages need: whom a report is about. */
const STATE_KEY = "babchingu.wantedState";

/** Stores a path of the app. Anything else (`//elsewhere`) is ignored. */
export function saveReturnPath(path: string, state: unknown = null): void {
  if (!/^\/(?![/\\])/.test(path)) return;
  storage()?.setItem(KEY, path);
  storage()?.setItem(STATE_KEY, JSON.stringify(state));
}

export function readReturnState(): unknown {
  return JSON.parse(storage()?.getItem(STATE_KEY) ?? "null");
}

export function readReturnPath(): string | null {
  return storage()?.getItem(KEY) ?? null;
}

export function clearReturnPath(): void {
  storage()?.removeItem(KEY);
  storage()?.removeItem(STATE_KEY);
}

// A browser that forbids storage throws on access; then the home is opened.
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
