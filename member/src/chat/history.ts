/** The messages of a room that the server has told, in the order of their ids. */
import { limits } from "@babchingu/openapi/limits";
import type { ChatMessage } from "@babchingu/openapi/types";

/** Rows of a full page; a full page means that older messages may exist. */
export const PAGE_SIZE = limits.ChatPage.maxItems;

export interface History {
  readonly messages: readonly ChatMessage[];
  has(id: number): boolean;
  /** Takes in what isn't known yet and returns it. The same message may come any number of times. */
  merge(messages: readonly ChatMessage[]): ChatMessage[];
  /** Forgets everything older, so that no hole remains. */
  dropBefore(id: number): void;
}

export function createHistory(): History {
  let messages: ChatMessage[] = [];
  const known = new Set<number>();
  return {
    get messages() {
      return messages;
    },
    has: (id) => known.has(id),
    merge: (incoming) => {
      const fresh = incoming.filter(({ id }) => {
        if (known.has(id)) return false;
        known.add(id);
        return true;
      });
      // Ids grow with time, whatever order things arrive in.
      if (fresh.length > 0) messages = [...messages, ...fresh].toSorted((one, other) => one.id - other.id);
      return fresh;
    },
    dropBefore: (id) => {
      for (const message of messages) if (message.id < id) known.delete(message.id);
      messages = messages.filter((message) => message.id >= id);
    },
  };
}
