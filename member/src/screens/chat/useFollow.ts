import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatLine } from "../../chat/lines.ts";

/** Within this distance of the bottom the list follows new messages (member-app §4). */
const NEAR_PX = 100;

interface Follow {
  /** What scrolls. */
  list: RefObject<HTMLDivElement | null>;
  /** What is in it, as high as everything that was said. */
  content: RefObject<HTMLDivElement | null>;
  /** There are new messages below what is seen. */
  isBehind: boolean;
  toBottom: () => void;
}

/** What was said, by its keys. Days and the divider don't count: the first line is a day whatever comes in above. */
interface Said {
  first: string | undefined;
  last: string | undefined;
  /** What one wrote and the room hasn't shown yet. A failed message stays below everything that others say. */
  own: readonly string[];
}

function saidIn(lines: readonly ChatLine[]): Said {
  const messages = lines.filter((line) => "message" in line);
  const own = lines.filter(({ kind }) => kind === "outbox").map(({ key }) => key);
  return { first: messages[0]?.key, last: messages.at(-1)?.key, own };
}

/** Keeps the place in the list: at the bottom while following, where the person reads when earlier ones come in. */
export function useFollow(lines: readonly ChatLine[]): Follow {
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const before = useRef<Said>({ first: undefined, last: undefined, own: [] });
  const height = useRef(0);
  const [isBehind, setBehind] = useState(false);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const { first, last, own } = before.current;
    const now = saidIn(lines);
    before.current = now;
    const writes = now.own.some((key) => !own.includes(key));
    if (isNear.current || writes) {
      element.scrollTop = element.scrollHeight;
    } else {
      // Earlier messages came in above: what is being read stays where it is.
      if (now.first !== first) element.scrollTop += element.scrollHeight - height.current;
      // One's own, now that the room shows it, is no news.
      if (now.last !== last && now.last !== undefined && !own.includes(now.last)) setBehind(true);
    }
    height.current = element.scrollHeight;
  }, [lines]);

  useEffect(() => {
    const element = list.current;
    if (!element || !content.current) return undefined;
    const onScroll = (): void => {
      isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_PX;
      if (isNear.current) setBehind(false);
    };
    // A keyboard that opens, or a card that grows, must not push the newest message out of view.
    const observer = new ResizeObserver(() => {
      if (isNear.current) element.scrollTop = element.scrollHeight;
      height.current = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content.current);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, []);

  return {
    list,
    content,
    isBehind,
    toBottom: () => {
      const element = list.current;
      element?.scrollTo({ top: element.scrollHeight, behavior: "smooth" });
    },
  };
}
