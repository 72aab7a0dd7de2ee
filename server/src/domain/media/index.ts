/** What other areas of the domain may use of media. */
export { claimImage, imageUrl, releaseImage } from "./images.ts";
