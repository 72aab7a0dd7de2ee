import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatLine } from "../../chat/lines.ts";

/** Within this distance of the bottom the list follows new messages (member-app §4). */
const NEAR_PX = 100;

interface Follow {
  list: RefObject<HTMLDivElement | null>;
  /** There are new messages below what is seen. */
  isBehind: boolean;
  toBottom: () => void;
}

/** Keeps the place in the list: at the bottom while following, where the person reads when earlier ones come in. */
export function useFollow(lines: readonly ChatLine[]): Follow {
  const list = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const before = useRef<{ last: string | undefined; count: number; height: number }>({
    last: undefined,
    count: 0,
    height: 0,
  });
  const [isBehind, setBehind] = useState(false);

  const last = lines.at(-1);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const isNew = last?.key !== before.current.last && before.current.count > 0;
    const isOwn = last?.kind === "outbox";
    if (isNear.current || (isNew && isOwn)) {
      element.scrollTop = element.scrollHeight;
    } else if (isNew) {
      setBehind(true);
    } else {
      // Earlier messages came in above: what is being read stays where it is.
      element.scrollTop += element.scrollHeight - before.current.height;
    }
    before.current = { last: last?.key, count: lines.length, height: element.scrollHeight };
  }, [lines, last]);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const onScroll = (): void => {
      isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_PX;
      if (isNear.current) setBehind(false);
    };
    // A keyboard that opens, or a picture that arrives, must not push the newest message out of view.
    const observer = new ResizeObserver(() => {
      if (isNear.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, []);

  return {
    list,
    isBehind,
    toBottom: () => {
      const element = list.current;
      element?.scrollTo({ top: element.scrollHeight, behavior: "smooth" });
    },
  };
}
