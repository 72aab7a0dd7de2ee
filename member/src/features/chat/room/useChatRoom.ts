import { useEffect, useSyncExternalStore } from "react";
import type { ChatRoom, ChatSnapshot } from "./types.ts";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { getRoom } from "./roomCache.ts";

/** A room, connected while the screen is mounted and its page visible, and until what was written is sent. */
export function useChatRoom(meetingId: number, memberId: number): ChatSnapshot & { room: ChatRoom } {
  const room = getRoom(meetingId, memberId);
  const snapshot = useSyncExternalStore(room.subscribe, room.getSnapshot);

  useEffect(() => {
    returnTo(room);
    const removeListeners = openWithPage(room);
    return () => {
      removeListeners();
      leave(room);
    };
  }, [room]);

  return { ...snapshot, room };
}

const findPending = ({ outbox }: ChatSnapshot) => outbox.filter(({ state }) => state === "pending");

/** The rooms that were left while a message was being sent, and what ends the waiting for it. */
const sendingRooms = new Map<ChatRoom, () => void>();

function returnTo(room: ChatRoom): void {
  sendingRooms.get(room)?.();
  sendingRooms.delete(room);
}

/** Stops the room once nothing is being sent any more, and says what wasn't. */
function leave(room: ChatRoom): void {
  const sent = new Set(findPending(room.getSnapshot()).map(({ clientId }) => clientId));
  const stopOnceSent = (): void => {
    if (!sendingRooms.has(room) || findPending(room.getSnapshot()).length > 0) return;
    returnTo(room);
    room.stop();
    const hasFailed = room.getSnapshot().outbox.some((entry) => entry.state === "failed" && sent.has(entry.clientId));
    if (hasFailed) toast("보내지 못한 메시지가 있어요. 채팅방에서 다시 보내 주세요.");
  };
  // After the change that is being announced.
  sendingRooms.set(
    room,
    room.subscribe(() => queueMicrotask(stopOnceSent)),
  );
  stopOnceSent();
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
    const isSending = findPending(room.getSnapshot()).length > 0;
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
