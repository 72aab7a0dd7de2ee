/** The exports of `create` for other areas. */
export { fillDraftFrom, hasDraft } from "./model/draft.ts";
