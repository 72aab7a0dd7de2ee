/** The page that a signed-out person asked for, kept for this tab only, so that signing in leads there. */
const KEY = "babchingu.wanted";

/** Remembers a path of the app. Anything that isn't one (`//elsewhere`) is ignored. */
export function rememberWanted(path: string): void {
  if (/^\/(?![/\\])/.test(path)) storage()?.setItem(KEY, path);
}

/** The remembered path, or null. */
export function wantedPath(): string | null {
  return storage()?.getItem(KEY) ?? null;
}

export function forgetWanted(): void {
  storage()?.removeItem(KEY);
}

// A browser that forbids storage throws on access; then the home has to do.
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
