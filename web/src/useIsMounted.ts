import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Says whether the component is still mounted. On a slow network a response may arrive after the person has left the
 * screen; it must not navigate away from where they are by then.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
