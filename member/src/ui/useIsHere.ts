import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Tells whether the screen that asks still stands. On a slow network an answer may come when the person has gone on;
 * it must not lead them away from what they are doing by then.
 */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
