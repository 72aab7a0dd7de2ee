/** The interface of a chat room. */
import type { Failure } from "@babchingu/openapi";
import type { ChatMessage } from "@babchingu/openapi/types";
import type { OutboxEntry } from "./outbox.ts";
import type { ChatPhase, TerminationReason } from "./roomState.ts";

/** What went wrong: a failed read, or the server ended the chat for this member. */
export type ChatError = { kind: "loadFailed"; failure: Failure } | TerminationReason;

export interface ChatSnapshot {
  phase: ChatPhase;
  error: ChatError | null;
  /** By id. */
  messages: readonly ChatMessage[];
  /** In the order of writing; below the messages. */
  outbox: readonly OutboxEntry[];
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
}

export interface ChatRoom {
  getSnapshot: () => ChatSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Connects; may be called again after `stop`, which keeps the messages. */
  start(): void;
  stop(): void;
  /** Connects at once instead of waiting; `force` also replaces a connection that may have died unnoticed. */
  reconnect(force: boolean): void;
  /** Shows the text at once and sends it as soon as it can. */
  send(content: string): void;
  retry(clientId: string): void;
  discard(clientId: string): void;
  /** Rejects with ApiError or NetworkError. */
  loadEarlier(): Promise<void>;
  /** After a failed first read. */
  reload(): void;
}
