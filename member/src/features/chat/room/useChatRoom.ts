import { useEffect, useSyncExternalStore } from "react";
import type { ChatRoom, ChatSnapshot } from "./types.ts";
import { getRoom } from "./roomCache.ts";

/** After two missed heartbeats the server may have closed the connection unnoticed. */
const HIDDEN_MS_MAX = 20_000;

/** A room, connected while the screen is mounted. */
export function useChatRoom(meetingId: number, memberId: number): ChatSnapshot & { room: ChatRoom } {
  const room = getRoom(meetingId, memberId);
  const snapshot = useSyncExternalStore(room.subscribe, room.getSnapshot);

  useEffect(() => {
    // In a task of its own, after which the page answers to a finger.
    const timer = setTimeout(() => room.start());
    const removeListeners = reconnectOnReturn(room);
    return () => {
      clearTimeout(timer);
      removeListeners();
      room.stop();
    };
  }, [room]);

  return { ...snapshot, room };
}

/** Phones suspend hidden pages: a page that is shown again reconnects at once instead of waiting for the backoff. */
function reconnectOnReturn(room: ChatRoom): () => void {
  let hiddenAt: number | null = null;
  const onVisibility = (): void => {
    if (document.visibilityState === "hidden") {
      hiddenAt = Date.now();
      return;
    }
    room.reconnect(hiddenAt !== null && Date.now() - hiddenAt > HIDDEN_MS_MAX);
    hiddenAt = null;
  };
  const onPageShow = (event: PageTransitionEvent): void => room.reconnect(event.persisted);
  // For both events: the old connection is dead, and only a new attempt shows whether there is a network.
  const onNetworkChange = (): void => room.reconnect(true);
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pageshow", onPageShow);
  window.addEventListener("online", onNetworkChange);
  window.addEventListener("offline", onNetworkChange);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pageshow", onPageShow);
    window.removeEventListener("online", onNetworkChange);
    window.removeEventListener("offline", onNetworkChange);
  };
}
