import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatListItem } from "./listItems.ts";

/** Within this distance of the bottom the list follows new messages (member §4). */
const NEAR_PX = 100;

interface StickToBottom {
  /** The element that scrolls. */
  list: RefObject<HTMLDivElement | null>;
  /** Its content, as high as all messages. */
  content: RefObject<HTMLDivElement | null>;
  hasNewBelow: boolean;
  scrollToBottom: () => void;
}

/** Where the reader was when a room was left, by meeting; none for a reader at the newest message. */
const readingPositions = new Map<number, number>();

interface StickToBottomOptions {
  meetingId: number;
  /** The member comes back to the room: it opens where it was left. */
  isReturn: boolean;
}

/** The keys of the messages, without separators: the first item is always a date. */
interface MessageKeys {
  first: string | undefined;
  last: string | undefined;
  /** Messages of the outbox. A failed one stays below the messages of others. */
  outbox: readonly string[];
}

function keysOf(items: readonly ChatListItem[]): MessageKeys {
  const messages = items.filter((item) => "message" in item);
  const outbox = items.filter(({ kind }) => kind === "outbox").map(({ key }) => key);
  return { first: messages[0]?.key, last: messages.at(-1)?.key, outbox };
}

/** Keeps the scroll position: at the bottom while it is near, and on the messages being read when earlier ones are added above. */
export function useStickToBottom(
  items: readonly ChatListItem[],
  { meetingId, isReturn }: StickToBottomOptions,
): StickToBottom {
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [returnTo] = useState(() => (isReturn ? readingPositions.get(meetingId) : undefined));
  const isNearBottom = useRef(returnTo === undefined);
  const previous = useRef<MessageKeys>({ first: undefined, last: undefined, outbox: [] });
  const height = useRef(0);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const { first, last, outbox } = previous.current;
    const now = keysOf(items);
    previous.current = now;
    const hasNewOutboxEntry = now.outbox.some((key) => !outbox.includes(key));
    if (returnTo !== undefined && first === undefined) {
      element.scrollTop = returnTo;
    } else if (isNearBottom.current || hasNewOutboxEntry) {
      element.scrollTop = element.scrollHeight;
    } else {
      // Earlier messages were added above: the visible ones stay in place.
      if (now.first !== first) element.scrollTop += element.scrollHeight - height.current;
      // A message that moved from the outbox to the history isn't new.
      if (now.last !== last && now.last !== undefined && !outbox.includes(now.last)) setHasNewBelow(true);
    }
    height.current = element.scrollHeight;
  }, [items, returnTo]);

  useEffect(() => {
    const element = list.current;
    if (!element || !content.current) return undefined;
    const onScroll = (): void => {
      // The event arrives a frame late; the observer below handles content that has grown since.
      const bottom = Math.min(height.current, element.scrollHeight);
      isNearBottom.current = bottom - element.scrollTop - element.clientHeight <= NEAR_PX;
      if (isNearBottom.current) {
        setHasNewBelow(false);
        readingPositions.delete(meetingId);
      } else readingPositions.set(meetingId, element.scrollTop);
    };
    // A keyboard that opens, or a card that grows, must not push the newest message out of view.
    const observer = new ResizeObserver(() => {
      if (isNearBottom.current) element.scrollTop = element.scrollHeight;
      height.current = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content.current);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [meetingId]);

  return {
    list,
    content,
    hasNewBelow,
    scrollToBottom: () => {
      const element = list.current;
      element?.scrollTo({ top: element.scrollHeight, behavior: "smooth" });
    },
  };
}
