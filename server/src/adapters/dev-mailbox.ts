/** A message that would have been sent in production (D42). */
export interface DevMailboxMessage {
  to: string;
  kind: "SMS" | "PUSH";
  text: string;
  code?: string;
  createdAt: string;
}

const MESSAGES_MAX = 500;

/** Stores sent SMS and pushes in memory, for the development page. */
export class DevMailbox {
  #messages: DevMailboxMessage[] = [];

  add(message: DevMailboxMessage): void {
    this.#messages = [message, ...this.#messages].slice(0, MESSAGES_MAX);
  }

  /** Newest first, to one recipient or to all. */
  list(to?: string): DevMailboxMessage[] {
    return to === undefined ? this.#messages : this.#messages.filter((message) => message.to === to);
  }
}
