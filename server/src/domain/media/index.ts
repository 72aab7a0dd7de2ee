/** Public API of the media domain. */
export { claimImage, imageUrl, releaseImage } from "./images.ts";
