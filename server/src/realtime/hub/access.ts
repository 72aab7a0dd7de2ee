import { sql } from "kysely";
import { anyOfIds, idArray } from "../../db/id-array.ts";
import { prepared } from "../../db/prepared.ts";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { seatErrorOf, type SeatRef } from "../../domain/shared/meeting-guards.ts";
import type { MessageRow } from "../../domain/chat/messages.ts";

export interface Identity {
  memberId: number;
  sessionId: number;
  expiresAt: Date;
}

/** The ended sessions among the given ones, with the error to close them with. */
export async function findEndedSessions(db: Db, sessionIds: readonly number[]): Promise<Map<number, ApiError>> {
  const rows = await db
    .selectFrom("sessions")
    .innerJoin("members", "members.id", "sessions.memberId")
    .select(["sessions.id", "sessions.revokedAt", "members.status"])
    .where("sessions.id", "=", anyOfIds(sessionIds))
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const ended = new Map<number, ApiError>();
  for (const id of sessionIds) {
    const row = found.get(id);
    if (row?.status === "BANNED") ended.set(id, new ApiError("STATUS_NOT_ALLOWED", { status: row.status }));
    else if (row === undefined || row.revokedAt !== null) ended.set(id, new ApiError("TOKEN_REVOKED"));
    else if (row.status !== "ACTIVE") ended.set(id, new ApiError("STATUS_NOT_ALLOWED", { status: row.status }));
  }
  return ended;
}

export function seatKey(seat: SeatRef): string {
  return `${seat.meetingId}:${seat.memberId}`;
}

/** The lost seats among the given ones, with the error to report. */
export async function findLostSeats(
  db: Db,
  seats: readonly SeatRef[],
): Promise<Map<string, "MEETING_NOT_FOUND" | "NOT_PARTICIPANT" | "EXPELLED">> {
  const rows = await db
    .selectFrom("meetingMembers")
    .select(["meetingId", "memberId", "state"])
    .where("meetingId", "=", anyOfIds(new Set(seats.map((seat) => seat.meetingId))))
    .where("memberId", "=", anyOfIds(new Set(seats.map((seat) => seat.memberId))))
    .execute();
  const states = new Map(rows.map((row) => [seatKey(row), row.state]));
  const lost = new Map<string, "MEETING_NOT_FOUND" | "NOT_PARTICIPANT" | "EXPELLED">();
  for (const seat of seats) {
    const state = states.get(seatKey(seat));
    // The rows are deleted only with the meeting itself.
    if (state === undefined) lost.set(seatKey(seat), "MEETING_NOT_FOUND");
    else if (state !== "JOINED") lost.set(seatKey(seat), seatErrorOf(state));
  }
  return lost;
}

/** A session that is subscribed to a room. */
export interface RoomSubscriber {
  sessionId: number;
  meetingId: number;
}

/** The last message of a room that was delivered. */
export interface RoomPosition {
  meetingId: number;
  afterId: number;
}

export interface RoomMessages {
  /** Oldest first. */
  rows: MessageRow[];
  /** The sessions among the subscribers that may not read the room. */
  deniedSessionIds: ReadonlySet<number>;
}

/** More ids than there will ever be. */
const IDS_MAX = 1_000_000_000_000;

/**
 * The messages after each room's position, at most `rowsMax` per room; a room without any is missing. One statement reads messages
 * and access: whoever lost their seat or session before a message was committed is denied when it is read. The planner's estimate of
 * JSON doesn't depend on its length as that of arrays does, and of a range of ids it expects one message, however long the rooms are: so
 * the planner keeps one plan. Otherwise, while tables grow, nine of ten deliveries are planned again, at twice the cost of running them.
 * It expects more messages and subscribers than there are, so senders, once each, and seats are subselects: joined, it would read every
 * session and half of the members for one message.
 */
export async function findMessagesAfter(
  db: Db,
  positions: readonly RoomPosition[],
  { subscribers, rowsMax }: { subscribers: readonly RoomSubscriber[]; rowsMax: number },
): Promise<Map<number, RoomMessages>> {
  const { rows } = await sql<MessageRow & { meetingId: number; deniedSessionIds: string | null }>`
    ${prepared("chat-after")}
    with message as materialized (
      select message.*
      from json_to_recordset(${JSON.stringify(positions)}::json) as room ("meetingId" bigint, "afterId" bigint)
      cross join lateral (
        select id, meeting_id, type, content, created_at, client_id, member_id as sender_id from chat_messages
        where chat_messages.meeting_id = room."meetingId" and chat_messages.id > room."afterId"
          and chat_messages.id < room."afterId" + ${sql.lit(IDS_MAX)}::bigint
        order by chat_messages.id
        limit ${sql.lit(rowsMax)}
      ) as message
    ), denied as (
      select subscriber."meetingId" as meeting_id, string_agg(subscriber."sessionId"::text, ',') as session_ids
      from json_to_recordset(${JSON.stringify(subscribers.map(({ sessionId, meetingId }) => ({ sessionId, meetingId })))}::json)
        as subscriber ("sessionId" bigint, "meetingId" bigint)
      where exists (select from message where message.meeting_id = subscriber."meetingId")
        and (
          select sessions.id from sessions
          join members on members.id = sessions.member_id and members.status = 'ACTIVE'
          join meeting_members on meeting_members.member_id = members.id and meeting_members.meeting_id = subscriber."meetingId"
            and meeting_members.state = 'JOINED'
          where sessions.id = subscriber."sessionId" and sessions.revoked_at is null
        ) is null
      group by subscriber."meetingId"
    ), sender as (
      select sender_id, (select id from members where members.id = sender_id and members.withdrawn_at is null) as member_id
      from (select distinct sender_id from message) as of_message
    )
    select message.*, denied.session_ids as denied_session_ids, sender.member_id
    from message
    left join denied on denied.meeting_id = message.meeting_id
    left join sender on sender.sender_id = message.sender_id
    order by message.id`.execute(db);
  const rooms = new Map<number, RoomMessages>();
  for (const row of rows) {
    const room = rooms.get(row.meetingId);
    if (room) room.rows.push(row);
    else {
      const deniedSessionIds = new Set((row.deniedSessionIds?.split(",") ?? []).map(Number));
      rooms.set(row.meetingId, { rows: [row], deniedSessionIds });
    }
  }
  return rooms;
}

/** The newest message id of each of these rooms that isn't empty. */
export async function findNewestIds(db: Db, meetingIds: Iterable<number>): Promise<Map<number, number>> {
  const result = await sql<{ meetingId: number; id: number }>`
    ${prepared("chat-newest")}
    select room.id as meeting_id, newest.id
    from unnest(${idArray(meetingIds)}) as room (id)
    cross join lateral (
      select chat_messages.id from chat_messages where chat_messages.meeting_id = room.id
      order by chat_messages.id desc limit 1
    ) as newest`.execute(db);
  return new Map(result.rows.map((row) => [row.meetingId, row.id]));
}
