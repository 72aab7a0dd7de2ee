/** The exports of `chat` for other areas. */
export { readDraft, saveDraft } from "./model/storage.ts";
export { forgetRoom } from "./room/rooms.ts";
export { roomInfoQuery } from "./model/roomInfoQuery.ts";
export { removePaintedRoom } from "./model/paintedRoom.ts";
