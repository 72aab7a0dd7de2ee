/** The exports of `chat` for other areas. */
export { readDraft, saveDraft } from "./model/storage.ts";
