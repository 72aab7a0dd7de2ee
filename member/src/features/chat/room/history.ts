/** The messages of a room that the server has sent, in the order of their ids. */
import { limits } from "@babchingu/openapi/limits";
import type { ChatMessage } from "@babchingu/openapi/types";

/** Rows of a full page; a full page means that older messages may exist. */
export const PAGE_SIZE = limits.ChatPage.maxItems;

export interface History {
  readonly messages: readonly ChatMessage[];
  /** No message is missing up to this id, so pages are read down to it; null in an empty history. */
  readonly anchor: number | null;
  /** How often the older part was dropped: a page requested before a drop must be discarded. */
  readonly dropCount: number;
  /** Adds new messages and returns them; duplicates are ignored. */
  merge(messages: readonly ChatMessage[]): ChatMessage[];
  /**
   * Moves the anchor, when no message is missing. It lies a page back: ids are assigned before the commit, so a
   * message can arrive after a newer one.
   */
  moveAnchor(): void;
  /** Drops everything older than these rows, so that no gap remains. */
  dropBefore(rows: readonly ChatMessage[]): void;
}

export function createHistory(): History {
  let messages: ChatMessage[] = [];
  let anchor: number | null = null;
  let dropCount = 0;
  const knownIds = new Set<number>();
  return {
    get messages() {
      return messages;
    },
    get anchor() {
      return anchor;
    },
    get dropCount() {
      return dropCount;
    },
    merge: (incoming) => {
      const newMessages = incoming.filter(({ id }) => {
        if (knownIds.has(id)) return false;
        knownIds.add(id);
        return true;
      });
      // Ids grow with time, whatever order messages arrive in.
      if (newMessages.length > 0) messages = [...messages, ...newMessages].toSorted((one, other) => one.id - other.id);
      return newMessages;
    },
    moveAnchor: () => {
      anchor = (messages.at(-PAGE_SIZE) ?? messages[0])?.id ?? null;
    },
    dropBefore: (rows) => {
      if (rows.length === 0) return;
      const oldest = Math.min(...rows.map(({ id }) => id));
      for (const { id } of messages) if (id < oldest) knownIds.delete(id);
      messages = messages.filter(({ id }) => id >= oldest);
      dropCount += 1;
    },
  };
}
