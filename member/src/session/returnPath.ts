/** The page to open after the sign-in: the one that a guest wanted to open. Stored for this tab only. */
const KEY = "babchingu.wanted";

/** Stores a path of the app. Anything else (`//elsewhere`) is ignored. */
export function saveReturnPath(path: string): void {
  if (/^\/(?![/\\])/.test(path)) storage()?.setItem(KEY, path);
}

export function readReturnPath(): string | null {
  return storage()?.getItem(KEY) ?? null;
}

export function clearReturnPath(): void {
  storage()?.removeItem(KEY);
}

// A browser that forbids storage throws on access; then the home is opened.
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
