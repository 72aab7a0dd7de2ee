type Listener = (meetingIds: readonly number[]) => void;

/** Tells every hub that rooms have new messages. Only ids travel; each hub reads the rows itself. */
export interface Bus {
  publish: (meetingIds: readonly number[]) => void;
  /**
   * Returns the function that ends the subscription.
   * @param onGap called when announcements of other processes may have been lost: read what is new in every room.
   */
  subscribe: (listener: Listener, onGap?: () => void) => () => void;
}

/**
 * The bus of one process. Hubs of other processes find the messages at their next sweep, at most half a second later,
 * so a lost announcement only costs time.
 */
export class LocalBus implements Bus {
  readonly #listeners = new Set<Listener>();

  publish(meetingIds: readonly number[]): void {
    for (const listener of this.#listeners) listener(meetingIds);
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
