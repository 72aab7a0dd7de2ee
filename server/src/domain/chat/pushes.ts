/** Push messages about chats: one a room until the member reads it, none while the room is open anywhere (D52). */
import { SECOND_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import { idArray } from "../../db/id-array.ts";
import { prepared } from "../../db/prepared.ts";
import type { Db } from "../../db/schema.ts";

/** How long a message waits: whoever has the room open has read it by then (D31). */
export const CHAT_PUSH_DELAY_MS = 3 * SECOND_MS;
/** Characters of a message that a push message quotes. */
const QUOTE_LENGTH_MAX = 100;
/** A room's newest messages among which one to push or to show as unread is looked for: the others are the member's own, or of somebody they blocked. */
export const RECENT_MESSAGES_MAX = 100;

/**
 * Rooms in which this server stored messages, with the times of the first and the last one that wait. A server that crashes forgets
 * those of the last seconds; the room is marked as unread all the same.
 */
export class PostedRooms {
  readonly #waiting = new Map<number, { firstMs: number; lastMs: number }>();

  add(meetingId: number, at: Date): void {
    const lastMs = at.getTime();
    this.#waiting.set(meetingId, { firstMs: this.#waiting.get(meetingId)?.firstMs ?? lastMs, lastMs });
  }

  /**
   * The rooms with a message that has waited long enough, also when the clock was set back meanwhile. One with a younger message goes
   * on waiting for that.
   */
  takeDue(now: Date): number[] {
    const hasWaited = (ms: number) => Math.abs(now.getTime() - ms) >= CHAT_PUSH_DELAY_MS;
    const due = [...this.#waiting].filter(([, { firstMs }]) => hasWaited(firstMs));
    for (const [meetingId, { lastMs }] of due) {
      if (hasWaited(lastMs)) this.#waiting.delete(meetingId);
      else this.#waiting.set(meetingId, { firstMs: lastMs, lastMs });
    }
    return due.map(([meetingId]) => meetingId);
  }

  takeAll(): number[] {
    const meetingIds = [...this.#waiting.keys()];
    this.#waiting.clear();
    return meetingIds;
  }
}

/** A push was dropped because its message is hidden from the member: the next message of the room is pushed. */
export async function forgetChatPush(
  { db }: { db: Db },
  { meetingId, memberId, messageId }: { meetingId: number | null; memberId: number; messageId: number | null },
): Promise<void> {
  await db
    .deleteFrom("chatPushes")
    .where("meetingId", "=", meetingId)
    .where("memberId", "=", memberId)
    .where("messageId", "=", messageId)
    .execute();
}

/**
 * Queues a push for the members who haven't read a room and got none since they last read: of the newest message, of those stored until
 * `postedUntil`, that is neither their own nor of somebody they blocked (D26). Devices are subselects that PostgreSQL can't join,
 * because it reads a union with joins for all members unless the member is given: 200 ms instead of 1 ms for a room among 100,000
 * members.
 */
export async function queueChatPushes(
  { db, now }: { db: Db; now: Date },
  meetingIds: readonly number[],
  postedUntil = now,
): Promise<void> {
  if (meetingIds.length === 0) return;
  await sql`
    ${prepared("chat-push")}
    with newest as materialized (
      select seats.meeting_id, seats.member_id, message.*
      from meeting_members as seats
      left join chat_reads on chat_reads.meeting_id = seats.meeting_id and chat_reads.member_id = seats.member_id
      cross join lateral (
        select recent.* from (
          select id, member_id as sender_id, content from chat_messages
          where chat_messages.meeting_id = seats.meeting_id and chat_messages.id > coalesce(chat_reads.last_read_id, 0)
            and type = 'TEXT' and created_at <= ${postedUntil}::timestamptz
          order by chat_messages.id desc
          limit ${sql.lit(RECENT_MESSAGES_MAX)}
        ) as recent
        where recent.sender_id <> seats.member_id
          and not exists (select from blocks where blocker_id = seats.member_id and blocked_id = recent.sender_id)
        order by recent.id desc
        limit 1
      ) as message
      where seats.meeting_id = any(${idArray(meetingIds)}) and seats.state = 'JOINED'
        and (select true from push_devices where push_devices.member_id = seats.member_id and push_devices.chat limit 1)
    ), pushed as (
      insert into chat_pushes (meeting_id, member_id, message_id)
      select meeting_id, member_id, id from newest
      order by 1, 2
      on conflict (meeting_id, member_id) do update set message_id = excluded.message_id
        where chat_pushes.message_id <= coalesce((
          select last_read_id from chat_reads
          where chat_reads.meeting_id = chat_pushes.meeting_id and chat_reads.member_id = chat_pushes.member_id
        ), 0)
      returning meeting_id, member_id
    )
    insert into push_outbox (member_id, web_subscription_id, meeting_id, message_id, sender_id, title, content, url, created_at,
      next_attempt_at)
    select pushed.member_id, device.web_subscription_id, meetings.id, newest.id, sender.id, meetings.title,
      sender.name || ': ' || left(newest.content, ${QUOTE_LENGTH_MAX}::int), '/app/chat/' || meetings.id,
      ${now}::timestamptz, ${now}::timestamptz
    from pushed
    join newest using (meeting_id, member_id)
    join meetings on meetings.id = pushed.meeting_id
    join members as sender on sender.id = newest.sender_id
    cross join lateral (
      select web_subscription_id from push_devices
      where push_devices.member_id = pushed.member_id and push_devices.chat
      offset 0
    ) as device`.execute(db);
}
