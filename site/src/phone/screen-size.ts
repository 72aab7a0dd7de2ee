/** Size of an app screen in its frame on a wide page, in px; its images have twice as many. */
export const screenPx = { width: 300, height: 606 } as const;
