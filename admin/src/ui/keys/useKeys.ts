import { useEffect, useRef } from "react";
import { isTyping, keyName } from "./keys.ts";

type Handlers = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Calls the handler of a pressed key, wherever the focus is but in a field. A handler that acts prevents the default. */
export function useKeys(handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = keyName(event);
      if (name === null || isTyping(event.target)) return;
      latest.current[name]?.(event);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
