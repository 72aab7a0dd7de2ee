/** The items of the message list: date separators, the unread divider, messages and the outbox. */
import type { ChatMessage } from "@babchingu/openapi/types";
import { DAY_MS, MINUTE_MS, SEOUL_OFFSET_MS } from "@babchingu/openapi";
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

/** A message with its parsed time: the list of a room with thousands is rebuilt for every new message. */
interface TimedMessage {
  message: ChatMessage;
  time: number;
}

/** Messages of one sender within one minute are grouped. */
function isSameGroup(one: TimedMessage | undefined, other: TimedMessage | undefined): boolean {
  if (one?.message.type !== "TEXT" || other?.message.type !== "TEXT") return false;
  return one.message.memberId === other.message.memberId && minuteOf(one) === minuteOf(other);
}

const minuteOf = ({ time }: TimedMessage): number => Math.floor(time / MINUTE_MS);
/** Counted from 1970 in Seoul. */
const dayOf = ({ time }: TimedMessage): number => Math.floor((time + SEOUL_OFFSET_MS) / DAY_MS);

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
  const timed = messages.map((message): TimedMessage => ({ message, time: Date.parse(message.createdAt) }));
  let day: number | null = null;
  for (const [index, it] of timed.entries()) {
    const { message, time } = it;
    const messageDay = dayOf(it);
    if (messageDay !== day) items.push({ kind: "date", key: `day-${message.id}`, at: new Date(time) });
    const isUnread = message.id === firstUnread;
    if (isUnread) items.push({ kind: "unread", key: "unread" });
    const isFirst = messageDay !== day || isUnread || !isSameGroup(timed[index - 1], it);
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
        isLast: !isSameGroup(it, timed[index + 1]),
      });
    }
  }
  for (const entry of outbox) items.push({ kind: "outbox", key: outboxKey(entry.clientId), entry });
  return items;
}
