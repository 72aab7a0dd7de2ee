import { useEffect, useRef } from "react";
import { acceptsText, keyName } from "./shortcuts.ts";

type Handlers = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Calls the handler of a pressed key, unless the focus is in a field. A handler that acts prevents the default. */
export function useShortcuts(handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const name = keyName(event);
      if (name === null || acceptsText(event.target)) return;
      latest.current[name]?.(event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
