import { saveMessages } from "../model/storage.ts";
import type { ChatRoom } from "./types.ts";

/** Keeps the room's newest messages for a visit without a network, and none of a room that refuses the member (D56). */
export function persistMessages(meetingId: number, room: Pick<ChatRoom, "subscribe" | "getSnapshot">): void {
  // A room begins with those of the last visit.
  let stored = room.getSnapshot().messages;
  room.subscribe(() => {
    const { phase, error, messages } = room.getSnapshot();
    if (error?.kind === "refused") saveMessages(meetingId, null);
    // The first page is often read before the socket is open, and the network may end before that.
    const isRead = phase === "ready" || phase === "reconnecting";
    if (!isRead || messages === stored) return;
    saveMessages(meetingId, messages);
    stored = messages;
  });
}
