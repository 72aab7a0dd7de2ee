import { saveMessages } from "../model/storage.ts";
import type { ChatRoom } from "./types.ts";

/** Keeps the newest messages that were seen of the room for a visit without a network, and none of a room that refuses the member (D56). */
export function persistMessages(meetingId: number, room: Pick<ChatRoom, "subscribe" | "getSnapshot">): void {
  // A room begins with those of the last visit.
  const earlier = room.getSnapshot().messages;
  let stored = earlier;
  room.subscribe(() => {
    const { phase, error, messages } = room.getSnapshot();
    if (error?.kind === "refused") saveMessages(meetingId, null);
    // The first page is often read before the socket is open, and the network may end before that.
    const isRead = phase === "ready" || phase === "reconnecting";
    if (!isRead || messages === stored) return;
    stored = messages;
    // The room drops those that a first page of newer ones doesn't reach.
    const oldestId = messages[0]?.id ?? Infinity;
    saveMessages(meetingId, [...earlier.filter(({ id }) => id < oldestId), ...messages]);
  });
}
