/** The rooms that were opened, without their connection: small enough for the page of a meeting. */
import { outboxStorage } from "../model/storage.ts";
import type { ChatRoom } from "./types.ts";

/** By member and meeting, the least recently used first. */
export const rooms = new Map<string, ChatRoom>();

/** Removes what waits to be sent in the room of a meeting that the member has left. */
export function forgetRoom(meetingId: number): void {
  for (const [key, room] of rooms) {
    if (!key.endsWith(`/${meetingId}`)) continue;
    room.stop();
    rooms.delete(key);
  }
  outboxStorage(meetingId).save([]);
}
