/** Types of the chat socket's messages. */
import type { Frame } from "../contract/frames.ts";

/** An error as refusals and ERROR frames carry it. */
export interface SocketError {
  code: string;
  message: string;
  data?: Record<string, unknown>;
  /** The refused frame's receipt id, where it had one. */
  receiptId?: string;
  destination?: string;
}

export interface ChatMessage {
  id: number;
  type: "TEXT" | "SYSTEM";
  content: string;
  createdAt: string;
  memberId: number | null;
  clientId?: string;
}

export type SendOutcome = { stored: true } | { stored: false; refusal: SocketError };

export const ERROR_DESTINATION = "/user/queue/errors";
export const roomDestination = (meetingId: number) => `/topic/chat/${meetingId}`;
export const sendDestination = (meetingId: number) => `/app/chat/${meetingId}`;

/** Reads the error of a refusal or an ERROR frame. */
export function errorOf({ headers, body }: Frame): SocketError {
  const error = JSON.parse(body) as SocketError;
  return {
    ...error,
    ...(headers["receipt-id"] === undefined ? {} : { receiptId: headers["receipt-id"] }),
    ...(headers["refused-destination"] === undefined ? {} : { destination: headers["refused-destination"] }),
  };
}
