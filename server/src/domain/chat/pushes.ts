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

/**
 * Rooms in which this server stored messages, with the time of the first one. A server that crashes forgets those of the last
 * seconds; the room is marked as unread all the same.
 */
export class PostedRooms {
  readonly #since = new Map<number, number>();

  add(meetingId: number, at: Date): void {
    if (!this.#since.has(meetingId)) this.#since.set(meetingId, at.getTime());
  }

  /** Removes the rooms whose message has waited long enough, also when the clock was set back meanwhile. */
  takeDue(now: Date): number[] {
    const due = [...this.#since].filter(([, since]) => Math.abs(now.getTime() - since) >= CHAT_PUSH_DELAY_MS);
    for (const [meetingId] of due) this.#since.delete(meetingId);
    return due.map(([meetingId]) => meetingId);
  }

  takeAll(): number[] {
    const meetingIds = [...this.#since.keys()];
    this.#since.clear();
    return meetingIds;
  }
}

/** Queues a push of each room's newest message for the members who haven't read it and got none since they last read. */
export async function queueChatPushes(
  { db, now }: { db: Db; now: Date },
  meetingIds: readonly number[],
): Promise<void> {
  if (meetingIds.length === 0) return;
  await sql`
    ${prepared("chat-push")}
    with newest as materialized (
      select message.*
      from unnest(${idArray(meetingIds)}) as room (id)
      cross join lateral (
        select id, meeting_id, member_id, content from chat_messages
        where chat_messages.meeting_id = room.id and type = 'TEXT'
        order by chat_messages.id desc
        limit 1
      ) as message
    ), pushed as (
      insert into chat_pushes (meeting_id, member_id, message_id)
      select newest.meeting_id, seats.member_id, newest.id
      from newest
      join meeting_members as seats on seats.meeting_id = newest.meeting_id and seats.state = 'JOINED'
      left join chat_reads on chat_reads.meeting_id = seats.meeting_id and chat_reads.member_id = seats.member_id
      where seats.member_id <> newest.member_id and coalesce(chat_reads.last_read_id, 0) < newest.id
        and not exists (select from blocks where blocker_id = seats.member_id and blocked_id = newest.member_id)
        and exists (select from push_devices where push_devices.member_id = seats.member_id and push_devices.chat)
      order by 1, 2
      on conflict (meeting_id, member_id) do update set message_id = excluded.message_id
        where chat_pushes.message_id <= coalesce((
          select last_read_id from chat_reads
          where chat_reads.meeting_id = chat_pushes.meeting_id and chat_reads.member_id = chat_pushes.member_id
        ), 0)
      returning meeting_id, member_id
    )
    insert into push_outbox (member_id, web_subscription_id, sender_id, title, content, url, created_at, next_attempt_at)
    select push_devices.member_id, push_devices.web_subscription_id, sender.id, meetings.title,
      sender.name || ': ' || left(newest.content, ${QUOTE_LENGTH_MAX}::int), '/app/chat/' || meetings.id,
      ${now}::timestamptz, ${now}::timestamptz
    from pushed
    join newest on newest.meeting_id = pushed.meeting_id
    join meetings on meetings.id = pushed.meeting_id
    join members as sender on sender.id = newest.member_id
    join push_devices on push_devices.member_id = pushed.member_id and push_devices.chat`.execute(db);
}
