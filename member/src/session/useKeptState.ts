import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { tabStorage } from "./returnPath.ts";
import { sessionNow } from "./session.ts";

/** Removed with all drafts of the tab (session/drafts.ts). */
const PREFIX = "babchingu.typed.";

/** What was typed where the field began with `initial`. */
function readField(key: string, initial: string): unknown {
  try {
    const [stored, value] = JSON.parse(tabStorage()?.getItem(key) ?? "[]") as [string?, unknown?];
    return stored === initial ? value : null;
  } catch {
    return null;
  }
}

function writeField(key: string, field: readonly [initial: string, value: unknown]): void {
  try {
    tabStorage()?.setItem(key, JSON.stringify(field));
  } catch {
    // Storage is full: then the page has what was typed while it is open.
  }
}

/** Null without a member. */
function keyOf(pathname: string, name: string): string | null {
  const session = sessionNow();
  return session.kind === "member" ? `${PREFIX}${session.member.id}.${pathname}.${name}` : null;
}

/** Removes what was typed in the forms of this path earlier, before a visit that starts from the server's data. */
export function forgetKeptStates(pathname: string): void {
  const start = keyOf(pathname, "");
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) if (start !== null && key.startsWith(start)) storage?.removeItem(key);
}

/**
 * A state of a form on this page, stored in this tab for the member until it is sent: it returns after a detour, a reload and a
 * session that ended by itself (D57). Never for passwords.
 * @param name tells the forms of a path apart
 * @returns the state, its setter, and a function that removes what is stored, for when it was sent
 */
export function useKeptState<T>(
  name: string,
  initial: () => T,
): [value: T, setValue: Dispatch<SetStateAction<T>>, forget: () => void] {
  const { pathname } = useLocation();
  const [key] = useState(() => keyOf(pathname, name));
  const [before] = useState(() => JSON.stringify(initial()));
  const [value, setValue] = useState<T>(() => (key !== null && (readField(key, before) as T | null)) || initial());
  const forget = useCallback(() => {
    if (key !== null) tabStorage()?.removeItem(key);
  }, [key]);
  useEffect(() => {
    if (key === null) return;
    if (JSON.stringify(value) !== before) writeField(key, [before, value]);
    // What was typed over another initial value stays.
    else if (readField(key, before) !== null) forget();
  }, [key, before, value, forget]);
  return [value, setValue, forget];
}
