/** The messages of a room that the server has sent, in the order of their ids. */
import { limits } from "@babchingu/openapi/limits";
import type { ChatMessage } from "@babchingu/openapi/types";

/** Rows of a full page; a full page means that older messages may exist. */
export const PAGE_SIZE = limits.ChatPage.maxItems;

export interface History {
  readonly messages: readonly ChatMessage[];
  /** Below this id nothing is missing; null in an empty history. Pages are read down to it. */
  readonly anchor: number | null;
  /** How often the older part was dropped: a page that was asked for before belongs to nothing any more. */
  readonly drops: number;
  /** Adds the messages that aren't known yet and returns them. The same message may come any number of times. */
  merge(messages: readonly ChatMessage[]): ChatMessage[];
  /**
   * Says that nothing is missing now. The anchor lies a page back: ids are given before the commit, so a message can
   * arrive after a newer one.
   */
  markComplete(): void;
  /** Forgets everything older than these rows, so that no gap remains. */
  dropBefore(rows: readonly ChatMessage[]): void;
}

export function createHistory(): History {
  let messages: ChatMessage[] = [];
  let anchor: number | null = null;
  let drops = 0;
  const known = new Set<number>();
  return {
    get messages() {
      return messages;
    },
    get anchor() {
      return anchor;
    },
    get drops() {
      return drops;
    },
    merge: (incoming) => {
      const fresh = incoming.filter(({ id }) => {
        if (known.has(id)) return false;
        known.add(id);
        return true;
      });
      // Ids grow with time, whatever order messages arrive in.
      if (fresh.length > 0) messages = [...messages, ...fresh].toSorted((one, other) => one.id - other.id);
      return fresh;
    },
    markComplete: () => {
      anchor = (messages.at(-PAGE_SIZE) ?? messages[0])?.id ?? null;
    },
    dropBefore: (rows) => {
      if (rows.length === 0) return;
      const oldest = Math.min(...rows.map(({ id }) => id));
      for (const { id } of messages) if (id < oldest) known.delete(id);
      messages = messages.filter(({ id }) => id >= oldest);
      drops += 1;
    },
  };
}
