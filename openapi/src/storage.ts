/** Where a session keeps its tokens; local storage in a browser, memory where there is none. */
export interface TokenStorage {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

/** Keeps values for the life of the page only. */
export function memoryStorage(): TokenStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      if (value === null) values.delete(key);
      else values.set(key, value);
    },
  };
}

/** Local storage, or memory where the browser denies it (private windows, blocked site data). */
export function browserStorage(): TokenStorage {
  try {
    const probe = "babchingu.probe";
    globalThis.localStorage.setItem(probe, "1");
    globalThis.localStorage.removeItem(probe);
  } catch {
    return memoryStorage();
  }
  return {
    read: (key) => globalThis.localStorage.getItem(key),
    write: (key, value) => {
      if (value === null) globalThis.localStorage.removeItem(key);
      else globalThis.localStorage.setItem(key, value);
    },
  };
}
