import { SystemMessageContentValues } from "@babchingu/openapi/enums";
import type { ChatMessage } from "@babchingu/openapi/types";
import { useEffect, useState } from "react";
import { readLastSeen, saveLastSeen } from "./storage.ts";
import type { ChatRoom } from "../room/types.ts";

/** Who came or left, which no one has to read (D48): a system message without a display of its own. */
function isSeatLine({ type, content }: ChatMessage): boolean {
  return type === "SYSTEM" && !SystemMessageContentValues.some((value) => value === content);
}

/** Finds the unread messages. Outside React, so that a test can drive it. */
export interface UnreadTracker {
  /** What others wrote while the room was not on screen, oldest first. */
  unread: readonly ChatMessage[];
  /** Called with the room's new snapshot; `isVisible` when it is on screen. */
  update(room: ReturnType<ChatRoom["getSnapshot"]>, isVisible: boolean): void;
  /** The room is no longer on screen: messages from now on are unread. */
  leave(): void;
}

/**
 * @param lastSeen the newest message seen before; null for a first visit, which has no divider
 * @param save stores the newest message seen
 */
export function createUnreadTracker(
  memberId: number,
  lastSeen: number | null,
  save: (id: number) => void,
): UnreadTracker {
  let lastSeenId = lastSeen;
  /** The newest message seen when the member returned; null for a first visit. */
  let seenBefore = lastSeen;
  let isReturning = true;
  const tracker: UnreadTracker = {
    unread: [],
    update: ({ phase, messages }, isVisible) => {
      if (!isVisible) return;
      // Before the room has caught up, missed messages are unknown; those that it has are on screen all the same.
      if (phase === "ready" && isReturning) {
        isReturning = false;
        const since = seenBefore;
        if (since !== null) {
          tracker.unread = messages.filter(
            (message) => message.id > since && message.memberId !== memberId && !isSeatLine(message),
          );
        }
      }
      const newest = messages.at(-1)?.id ?? 0;
      if (newest <= (lastSeenId ?? 0)) return;
      lastSeenId = newest;
      save(newest);
    },
    leave: () => {
      // One that leaves before the room has caught up is still returning from the visit before.
      if (!isReturning) seenBefore = lastSeenId;
      isReturning = true;
    },
  };
  return tracker;
}

/** Id of the first unread message, for the divider above it; null for none. A blocked member's has none: it shows as a notice. */
export function findFirstUnread(unread: readonly ChatMessage[], blocked: ReadonlySet<number | null>): number | null {
  return unread.find(({ memberId }) => !blocked.has(memberId))?.id ?? null;
}

/** What others wrote while the room was not on screen, oldest first. */
export function useUnread(room: ChatRoom, meetingId: number, memberId: number): readonly ChatMessage[] {
  const [unread, setUnread] = useState<readonly ChatMessage[]>([]);

  useEffect(() => {
    const tracker = createUnreadTracker(memberId, readLastSeen(meetingId), (id) => saveLastSeen(meetingId, id));
    const update = (): void => {
      tracker.update(room.getSnapshot(), document.visibilityState === "visible");
      setUnread(tracker.unread);
    };
    const onVisibility = (): void => {
      if (document.visibilityState === "hidden") tracker.leave();
      else update();
    };
    const unsubscribe = room.subscribe(update);
    update();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [room, meetingId, memberId]);

  return unread;
}
