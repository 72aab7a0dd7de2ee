/** Public API of the media domain. */
export { claimImage, imageUrl, markImageDeleted } from "./images.ts";
