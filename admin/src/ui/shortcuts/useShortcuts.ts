import { useEffect, useRef } from "react";
import { keyName, usesKey } from "./shortcuts.ts";

type Handlers = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Calls the handler of a pressed key, unless the focused element uses it itself. A handler that acts prevents the default. */
export function useShortcuts(handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const name = keyName(event);
      if (name === null || usesKey(event.target, name)) return;
      latest.current[name]?.(event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
