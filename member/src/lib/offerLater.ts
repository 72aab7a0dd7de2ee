/**
 * Makes an offer after something has succeeded. Neither waits for its answer nor fails with it: an offer whose code can't
 * be loaded on a weak network isn't made.
 */
export function offerLater(offer: () => Promise<void>): void {
  void offer().catch(() => undefined);
}
