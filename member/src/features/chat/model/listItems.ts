/** The items of the message list: date separators, the unread divider, messages and the outbox. */
import type { ChatMessage } from "@babchingu/openapi/types";
import { MINUTE_MS, seoulDate } from "@babchingu/openapi";
import type { OutboxEntry } from "../room/outbox.ts";

/** One item of the list. `isFirst` shows the sender's name and image, `isLast` the time. */
export type ChatListItem =
  | { kind: "date"; key: string; at: Date }
  | { kind: "unread"; key: string }
  | { kind: "system"; key: string; message: ChatMessage }
  /** So many messages in a row of members whom the reader has blocked; the newest is one of them. */
  | { kind: "blocked"; key: string; message: ChatMessage; count: number }
  | { kind: "text"; key: string; message: ChatMessage; isMine: boolean; isFirst: boolean; isLast: boolean }
  | { kind: "outbox"; key: string; entry: OutboxEntry };

/** Messages of one sender within one minute are grouped. */
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
 * @param blocked ids of members whose messages are replaced by a notice
 * @param firstUnread id of the message that gets the unread divider above it; null for none
 */
export function buildListItems(
  messages: readonly ChatMessage[],
  outbox: readonly OutboxEntry[],
  memberId: number,
  blocked: ReadonlySet<number>,
  firstUnread: number | null = null,
): ChatListItem[] {
  const items: ChatListItem[] = [];
  let day = "";
  for (const [index, message] of messages.entries()) {
    const at = new Date(message.createdAt);
    const messageDay = seoulDate(at);
    if (messageDay !== day) items.push({ kind: "date", key: `day-${message.id}`, at });
    const isUnread = message.id === firstUnread;
    if (isUnread) items.push({ kind: "unread", key: "unread" });
    const isFirst = messageDay !== day || isUnread || !isSameGroup(messages[index - 1], message);
    day = messageDay;
    const isMine = message.memberId === memberId;
    const key = keyOf(message, isMine);
    if (message.type === "SYSTEM") items.push({ kind: "system", key, message });
    else if (message.memberId !== null && blocked.has(message.memberId)) {
      const previous = items.at(-1);
      if (previous?.kind === "blocked") items[items.length - 1] = { ...previous, message, count: previous.count + 1 };
      else items.push({ kind: "blocked", key, message, count: 1 });
    } else {
      items.push({
        kind: "text",
        key,
        message,
        isMine,
        isFirst,
        isLast: !isSameGroup(message, messages[index + 1]),
      });
    }
  }
  for (const entry of outbox) items.push({ kind: "outbox", key: outboxKey(entry.clientId), entry });
  return items;
}
