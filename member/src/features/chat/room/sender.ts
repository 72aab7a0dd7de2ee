import type { ChatMessage } from "@babchingu/openapi/types";

/** Where else than in `memberId` a backend may name the sender (D70). */
interface OtherSender {
  senderId?: number | null;
  sender?: { id?: number } | null;
}

/** The message with its sender in `memberId`, where the contract has it. */
export function withSender(message: ChatMessage & OtherSender): ChatMessage {
  const memberId = (message as Partial<ChatMessage>).memberId ?? message.senderId ?? message.sender?.id ?? null;
  return message.memberId === memberId ? message : { ...message, memberId };
}
