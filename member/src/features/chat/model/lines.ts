/** The message list as it is shown: days, notices, messages and the outbox. */
import type { ChatMessage } from "@babchingu/openapi/types";
import { MINUTE_MS, seoulDate } from "@babchingu/openapi";
import type { OutboxEntry } from "../room/outbox.ts";

/** One line of the list. `isFirst` shows the sender's name and image, `isLast` the time. */
export type ChatLine =
  | { kind: "day"; key: string; at: Date }
  | { kind: "unread"; key: string }
  | { kind: "system"; key: string; message: ChatMessage }
  | { kind: "blocked"; key: string; message: ChatMessage }
  | { kind: "text"; key: string; message: ChatMessage; isMine: boolean; isFirst: boolean; isLast: boolean }
  | { kind: "outbox"; key: string; entry: OutboxEntry };

/** Of one sender within one minute: such messages are grouped. */
function isSameGroup(one: ChatMessage | undefined, other: ChatMessage | undefined): boolean {
  if (!one || !other || one.type !== "TEXT" || other.type !== "TEXT" || one.memberId !== other.memberId) return false;
  return minuteOf(one) === minuteOf(other);
}

function minuteOf({ createdAt }: ChatMessage): number {
  return Math.floor(Date.parse(createdAt) / MINUTE_MS);
}

const outboxKey = (clientId: string): string => `own-${clientId}`;

/**
 * The member's own message keeps the key that it had in the outbox, so that it doesn't appear twice or jump.
 * Client ids of other members are arbitrary and may be equal.
 */
function keyOf({ id, clientId }: ChatMessage, isMine: boolean): string {
  return isMine && clientId !== undefined ? outboxKey(clientId) : `m-${id}`;
}

/**
 * Builds the list.
 * @param blocked members whose messages are shown as a notice only
 * @param firstUnread id of the message above which it says that what follows is new; null for none
 */
export function buildLines(
  messages: readonly ChatMessage[],
  outbox: readonly OutboxEntry[],
  memberId: number,
  blocked: ReadonlySet<number>,
  firstUnread: number | null = null,
): ChatLine[] {
  const lines: ChatLine[] = [];
  let day = "";
  for (const [index, message] of messages.entries()) {
    const at = new Date(message.createdAt);
    const messageDay = seoulDate(at);
    if (messageDay !== day) lines.push({ kind: "day", key: `day-${message.id}`, at });
    const isUnread = message.id === firstUnread;
    if (isUnread) lines.push({ kind: "unread", key: "unread" });
    const isFirst = messageDay !== day || isUnread || !isSameGroup(messages[index - 1], message);
    day = messageDay;
    const isMine = message.memberId === memberId;
    const key = keyOf(message, isMine);
    if (message.type === "SYSTEM") lines.push({ kind: "system", key, message });
    else if (message.memberId !== null && blocked.has(message.memberId)) lines.push({ kind: "blocked", key, message });
    else {
      lines.push({
        kind: "text",
        key,
        message,
        isMine,
        isFirst,
        isLast: !isSameGroup(message, messages[index + 1]),
      });
    }
  }
  for (const entry of outbox) lines.push({ kind: "outbox", key: outboxKey(entry.clientId), entry });
  return lines;
}
