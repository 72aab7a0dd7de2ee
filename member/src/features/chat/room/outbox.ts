/** Messages that the member has written and the history does not have yet. */
import type { ChatMessage } from "@babchingu/openapi/types";

/** `pending`: being sent, or waiting for the connection. `sent`: stored, but not broadcast yet. `failed`: see `reason`. */
export interface OutboxEntry {
  /** The same in every attempt, so that the server stores it once (D29). */
  clientId: string;
  content: string;
  /** This and the next: ms since the epoch. */
  writtenAt: number;
  retriedAt?: number;
  state: "pending" | "sent" | "failed";
  /** The server's message when it refused. */
  reason: string | null;
}

/** Keeps the outbox over a reload of the page. */
export interface OutboxStorage {
  load(): OutboxEntry[];
  save(entries: readonly OutboxEntry[]): void;
}

export interface Outbox {
  readonly entries: readonly OutboxEntry[];
  add(entry: OutboxEntry): void;
  update(clientId: string, fields: Partial<OutboxEntry>): void;
  remove(clientId: string): void;
  /** Removes the entries that are stored: those that are among these messages. */
  removeConfirmed(messages: readonly ChatMessage[], memberId: number): void;
}

/** How far a phone's clock may be ahead of the server's. */
const CLOCK_SKEW_MS_MAX = 120_000;

export function createOutbox(storage: OutboxStorage): Outbox {
  let entries: readonly OutboxEntry[] = storage.load();

  function set(next: readonly OutboxEntry[]): void {
    entries = next;
    storage.save(entries);
  }

  /** By the client id; by its content where a backend does not return the client id. */
  function entryOf(message: ChatMessage): OutboxEntry | undefined {
    if (message.clientId !== undefined) return entries.find(({ clientId }) => clientId === message.clientId);
    const at = Date.parse(message.createdAt) + CLOCK_SKEW_MS_MAX;
    return entries.find(({ content, writtenAt }) => content === message.content && writtenAt <= at);
  }

  return {
    get entries() {
      return entries;
    },
    add: (entry) => set([...entries, entry]),
    update: (clientId, fields) =>
      set(entries.map((entry) => (entry.clientId === clientId ? { ...entry, ...fields } : entry))),
    remove: (clientId) => set(entries.filter((entry) => entry.clientId !== clientId)),
    removeConfirmed: (messages, memberId) => {
      for (const message of messages) {
        const entry = message.memberId === memberId ? entryOf(message) : undefined;
        if (entry) set(entries.filter((other) => other !== entry));
      }
    },
  };
}
