/** The interface of one connection to a room; `stompConnection.ts` implements it, tests use a fake. */
import type { ChatMessage, Error as ErrorBody } from "@babchingu/openapi/types";

/** Why the server refused a frame or ended a subscription. */
export interface Refusal {
  code: string;
  /** Korean, to be shown. */
  message: string;
  /** The refused message; null when the refusal is about the room. */
  clientId: string | null;
  /** When to send the message again, where the server says it. */
  retryAfterSeconds?: number | undefined;
}

export interface ConnectionClose {
  /** WebSocket close code; null when there is none. */
  closeCode: number | null;
  /** Body of the ERROR frame before the close. */
  error: ErrorBody | null;
}

export interface ConnectionEvents {
  /** The room's subscription is registered: from now on no message is missed. Called again when the server confirms it late. */
  onOpen(): void;
  onMessage(message: ChatMessage): void;
  /** The message is stored. */
  onReceipt(clientId: string): void;
  onRefusal(refusal: Refusal): void;
  /** Called once when the connection ends, except after `close()`; no other event follows. */
  onClose(close: ConnectionClose): void;
}

export interface Connection {
  send(clientId: string, content: string): void;
  /** Closes the connection without calling `onClose`. */
  close(): void;
}

export type Connect = (token: string, events: ConnectionEvents) => Connection;
