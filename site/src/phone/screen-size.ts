/** Pixels that a screen of the app takes in its frame on a wide page; images of it have twice as many. */
export const screenPx = { width: 300, height: 606 } as const;
