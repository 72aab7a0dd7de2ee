import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { isRefusal } from "@babchingu/openapi";
import { session } from "../api/api.ts";

/** Removed with all drafts of the tab (session/drafts.ts). */
const PREFIX = "babchingu.typed.";
/** The fields on screen, by the key that they are stored under. */
const shown = new Map<string, unknown>();

session.onEnd((end) => {
  if (!isRefusal(end) && end !== "replaced") return;
  try {
    for (const [key, value] of shown) window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: then what was typed is gone.
  }
});

function readField(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** A state of a form on this page, which returns with the page after a session that ended by itself (D57). Never for passwords. */
export function useKeptState<T>(name: string, initial: () => T): [T, Dispatch<SetStateAction<T>>] {
  const key = `${PREFIX}${useLocation().pathname}.${name}`;
  const [value, setValue] = useState<T>(() => (readField(key) as T | null) ?? initial());
  useEffect(() => {
    shown.set(key, value);
    return () => void shown.delete(key);
  }, [key, value]);
  useEffect(() => window.sessionStorage.removeItem(key), [key]);
  return [value, setValue];
}
