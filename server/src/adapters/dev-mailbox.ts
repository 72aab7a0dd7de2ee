/** What the server would have sent, kept in memory for the development page (D42). */
export interface MailboxMessage {
  to: string;
  kind: "SMS" | "PUSH";
  text: string;
  code?: string;
  createdAt: string;
}

const KEPT_MAX = 500;

export class DevMailbox {
  #messages: MailboxMessage[] = [];

  add(message: MailboxMessage): void {
    this.#messages = [message, ...this.#messages].slice(0, KEPT_MAX);
  }

  /** Newest first, of one receiver or of all. */
  list(to?: string): MailboxMessage[] {
    return to === undefined ? this.#messages : this.#messages.filter((message) => message.to === to);
  }
}
