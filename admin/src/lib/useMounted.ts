import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** Whether the component is still there when something that took its time is over. */
export function useMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
