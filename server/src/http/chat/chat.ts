import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { listMessages, listRooms, readRoom } from "../../domain/chat/rooms.ts";

/** Chat over HTTP: rooms and history. Live messages use the socket. */
export function chatHandlers({ db, clock }: Pick<Deps, "db" | "clock">) {
  return {
    listChatrooms: ({ actor }) => listRooms(db, actor.memberId),
    getChatroomInfo: ({ actor, params }) => readRoom(db, params.meetingId, actor.memberId),
    listChats: ({ actor, params, query }) =>
      listMessages(db, {
        meetingId: params.meetingId,
        memberId: actor.memberId,
        page: query.page ?? 0,
        now: clock.now(),
      }),
  } satisfies Handlers;
}
