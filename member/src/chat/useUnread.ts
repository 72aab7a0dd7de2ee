import { useEffect, useState } from "react";
import { keepSeen, readSeen } from "./memory.ts";
import type { ChatRoom } from "./roomTypes.ts";

/** What a visit finds and leaves: separate from React, so that a test can drive it. */
export interface UnreadMark {
  /** The first message that came while nobody looked; null for none. */
  first: number | null;
  /** Looks at the room as it is now; `isSeen` when the person does so as well. */
  look(room: ReturnType<ChatRoom["getSnapshot"]>, isSeen: boolean): void;
  /** The person looks away: whatever comes from now on is new when they return. */
  leave(): void;
}

/**
 * @param seen the newest message that was seen before; null for a first visit, which has no divider
 * @param keep remembers the newest message that was seen
 */
export function createUnreadMark(memberId: number, seen: number | null, keep: (id: number) => void): UnreadMark {
  let until = seen;
  let isReturning = true;
  const mark: UnreadMark = {
    first: null,
    look: ({ phase, messages }, isSeen) => {
      // Before it has caught up the room doesn't know yet what was missed.
      if (phase !== "ready" || !isSeen) return;
      const newest = messages.at(-1)?.id ?? null;
      if (isReturning && until !== null) {
        const since = until;
        mark.first = messages.find(({ id, memberId: sender }) => id > since && sender !== memberId)?.id ?? null;
      }
      isReturning = false;
      if (newest === null || newest === until) return;
      until = newest;
      keep(newest);
    },
    leave: () => {
      isReturning = true;
    },
  };
  return mark;
}

/** The id of the first message that came since the room was last looked at, for the divider above it. */
export function useUnread(room: ChatRoom, meetingId: number, memberId: number): number | null {
  const [first, setFirst] = useState<number | null>(null);

  useEffect(() => {
    const mark = createUnreadMark(memberId, readSeen(meetingId), (id) => keepSeen(meetingId, id));
    const look = (): void => {
      mark.look(room.getSnapshot(), document.visibilityState === "visible");
      setFirst(mark.first);
    };
    const onVisibility = (): void => {
      if (document.visibilityState === "hidden") mark.leave();
      else look();
    };
    const stop = room.subscribe(look);
    look();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [room, meetingId, memberId]);

  return first;
}
