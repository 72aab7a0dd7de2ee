import { useEffect, useSyncExternalStore } from "react";
import type { ChatRoom, ChatSnapshot } from "./roomTypes.ts";
import { roomOf } from "./rooms.ts";

/** Hidden for longer than two heart-beats, the server may have dropped the connection without our hearing of it. */
const SLEEP_MS = 20_000;

/** A room, connected while the screen is there. */
export function useChatRoom(meetingId: number, memberId: number): ChatSnapshot & { room: ChatRoom } {
  const room = roomOf(meetingId, memberId);
  const snapshot = useSyncExternalStore(room.subscribe, room.getSnapshot);

  useEffect(() => {
    room.start();
    const forget = wakeOnReturn(room);
    return () => {
      forget();
      room.stop();
    };
  }, [room]);

  return { ...snapshot, room };
}

/** Phones put pages to sleep: coming back connects at once instead of waiting for the next try. */
function wakeOnReturn(room: ChatRoom): () => void {
  let hiddenAt: number | null = null;
  const onVisibility = (): void => {
    if (document.visibilityState === "hidden") {
      hiddenAt = Date.now();
      return;
    }
    room.wake(hiddenAt !== null && Date.now() - hiddenAt > SLEEP_MS);
    hiddenAt = null;
  };
  const onShow = (event: PageTransitionEvent): void => room.wake(event.persisted);
  // Both ways: the old connection is dead, and only a new try tells whether there is a network.
  const onNetwork = (): void => room.wake(true);
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pageshow", onShow);
  window.addEventListener("online", onNetwork);
  window.addEventListener("offline", onNetwork);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pageshow", onShow);
    window.removeEventListener("online", onNetwork);
    window.removeEventListener("offline", onNetwork);
  };
}
