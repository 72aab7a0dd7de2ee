type Listener = (meetingIds: readonly number[]) => void;

/** Notifies every hub of rooms with new messages. Only ids are published; each hub reads the rows itself. */
export interface Bus {
  publish: (meetingIds: readonly number[]) => void;
  /**
   * Returns the unsubscribe function.
   * @param onGap called when events of other processes may have been lost: check every room for new messages.
   */
  subscribe: (listener: Listener, onGap?: () => void) => () => void;
}

/**
 * The bus of one process. Hubs of other processes find the messages in their next sweep, at most half a second later.
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
