/** Caches the rooms that were opened, so that a room opened again shows its messages at once. */
import { call } from "@babchingu/openapi";
import { socketUrl } from "@babchingu/web/socketUrl.ts";
import { api, session } from "../../../api/api.ts";
import { randomId } from "../../../lib/randomId.ts";
import { createReconnectingConnection } from "./reconnectingConnection.ts";
import { outboxStorage, readMessages } from "../model/storage.ts";
import { persistMessages } from "./persistMessages.ts";
import { createChatRoom } from "./room.ts";
import { rooms } from "./rooms.ts";
import { withSender } from "./sender.ts";
import type { ChatRoom } from "./types.ts";
import { stompConnect } from "./stompConnection.ts";

const ROOMS_MAX = 10;

session.onEnd(() => {
  for (const room of rooms.values()) room.stop();
  rooms.clear();
});

/** The member's room of a meeting; the same object every time. */
export function getRoom(meetingId: number, memberId: number): ChatRoom {
  const key = `${memberId}/${meetingId}`;
  const room = rooms.get(key) ?? createRoom(meetingId, memberId);
  // A Map keeps the order of insertion.
  rooms.delete(key);
  rooms.set(key, room);
  const [oldest] = rooms.keys();
  if (rooms.size > ROOMS_MAX && oldest !== undefined) {
    rooms.get(oldest)?.stop();
    rooms.delete(oldest);
  }
  return room;
}

function createRoom(meetingId: number, memberId: number): ChatRoom {
  const room = createChatRoom({
    memberId,
    seenMessages: readMessages(meetingId),
    readPage: async (page) => {
      const messages = await call(
        api.GET("/chat/{meetingId}/chats", { params: { path: { meetingId }, query: { page } } }),
      );
      return messages.map(withSender);
    },
    createConnection: (events) =>
      createReconnectingConnection({
        ...events,
        // Infinity forces a refresh of the token that the server refused.
        getToken: (isRejected) => session.freshAccessToken(isRejected ? Infinity : undefined),
        connect: stompConnect({
          url: socketUrl(),
          meetingId,
          getToken: () => session.tokens()?.accessToken ?? null,
        }),
      }),
    outboxStorage: outboxStorage(meetingId),
    newId: randomId,
  });
  persistMessages(meetingId, room);
  return room;
}
