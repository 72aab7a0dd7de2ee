/** HTML and CSS of a page, compressed: what a phone loads before it shows anything, in the first ten packets of a connection. */
export const FIRST_VIEW_BYTES_MAX = 14_000;
