/** Tells every hub that rooms have new messages. Only ids travel; each hub reads the rows itself. */
export interface Bus {
  publish: (meetingIds: readonly number[]) => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: (meetingIds: readonly number[]) => void) => () => void;
}

/**
 * The bus of one process. Hubs of other processes find the messages at their next sweep, at most half a second later,
 * so a lost announcement only costs time.
 */
export class LocalBus implements Bus {
  readonly #listeners = new Set<(meetingIds: readonly number[]) => void>();

  publish(meetingIds: readonly number[]): void {
    for (const listener of this.#listeners) listener(meetingIds);
  }

  subscribe(listener: (meetingIds: readonly number[]) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
