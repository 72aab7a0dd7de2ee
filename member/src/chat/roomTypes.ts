/** What a chat room shows and what can be done in it. */
import type { Failure } from "@babchingu/openapi";
import type { ChatMessage } from "@babchingu/openapi/types";
import type { OutboxEntry } from "./outbox.ts";

export type ChatPhase = "initialising" | "ready" | "suspended" | "failed";

/** Why the room can't be shown: a failed read, or the server's refusal of the member. */
export type ChatTrouble = { kind: "read"; failure: Failure } | { kind: "refused"; message: string } | { kind: "over" };

export interface ChatSnapshot {
  phase: ChatPhase;
  trouble: ChatTrouble | null;
  /** By id. */
  messages: readonly ChatMessage[];
  /** In the order of writing; below the messages. */
  outbox: readonly OutboxEntry[];
  hasEarlier: boolean;
  loadingEarlier: boolean;
}

export interface ChatRoom {
  getSnapshot: () => ChatSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Connects; may be called again after `stop`, with everything still there. */
  start(): void;
  stop(): void;
  /** The page is visible or the network back; `anew` when the connection may have died meanwhile. */
  wake(anew: boolean): void;
  /** Shows the text at once and sends it as soon as it can. */
  send(content: string): void;
  retry(clientId: string): void;
  discard(clientId: string): void;
  /** Rejects with ApiProblem or NetworkFailure. */
  loadEarlier(): Promise<void>;
  /** After a failed first read. */
  reload(): void;
}
