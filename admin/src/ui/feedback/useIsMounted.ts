import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** Whether the component is still mounted when an asynchronous call ends. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
