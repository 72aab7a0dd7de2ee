import { useEffect, useSyncExternalStore } from "react";
import type { ChatRoom, ChatSnapshot } from "./types.ts";
import { getRoom } from "./roomCache.ts";

/** A room, connected while the screen is mounted and its page visible. */
export function useChatRoom(meetingId: number, memberId: number): ChatSnapshot & { room: ChatRoom } {
  const room = getRoom(meetingId, memberId);
  const snapshot = useSyncExternalStore(room.subscribe, room.getSnapshot);

  useEffect(() => {
    const removeListeners = openWithPage(room);
    return () => {
      removeListeners();
      room.stop();
    };
  }, [room]);

  return { ...snapshot, room };
}

/**
 * Opens the room with its page: in a hidden one nobody reads, so that its messages stay unread and are pushed (D31, D52). It stays
 * connected until what was written is sent. Phones suspend pages: one that is shown again connects at once instead of waiting
 * for the backoff.
 */
function openWithPage(room: ChatRoom): () => void {
  let isOpen = false;
  const open = (): void => {
    if (document.visibilityState === "hidden") return;
    isOpen = true;
    room.start();
  };
  const pause = (): void => {
    const isSending = room.getSnapshot().outbox.some(({ state }) => state === "pending");
    if (!isOpen || isSending || document.visibilityState !== "hidden") return;
    isOpen = false;
    room.stop();
  };
  // In a task of its own, after which the page answers to a finger.
  const timer = setTimeout(open);
  // After the change that is being announced.
  const unsubscribe = room.subscribe(() => queueMicrotask(pause));
  const onVisibility = (): void => {
    if (document.visibilityState === "hidden") return pause();
    if (isOpen) room.reconnect(true);
    else open();
  };
  const onPageShow = (event: PageTransitionEvent): void => room.reconnect(event.persisted);
  // For both events: the old connection is dead, and only a new attempt shows whether there is a network.
  const onNetworkChange = (): void => room.reconnect(true);
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pageshow", onPageShow);
  window.addEventListener("online", onNetworkChange);
  window.addEventListener("offline", onNetworkChange);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pageshow", onPageShow);
    window.removeEventListener("online", onNetworkChange);
    window.removeEventListener("offline", onNetworkChange);
  };
}
