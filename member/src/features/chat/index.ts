/** The exports of `chat` for other areas. */
export { readDraft, saveDraft } from "./model/storage.ts";
export { removePaintedRoom } from "./model/paintedRoom.ts";
