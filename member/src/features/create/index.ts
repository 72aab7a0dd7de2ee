/** The exports of `create` for other areas. */
export { fillDraftFrom } from "./model/draft.ts";
