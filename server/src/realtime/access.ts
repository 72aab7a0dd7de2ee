import type { ErrorCode } from "@babchingu/openapi/errors";
import type { MemberStatusValue } from "@babchingu/openapi/enums";
import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { exclusionOf, messagesQuery } from "../domain/chat-messages.ts";
import type { MessageRow } from "../domain/chat-messages.ts";

/** Who is behind a connection. */
export interface Identity {
  memberId: number;
  sessionId: number;
  expiresAt: Date;
}

/** Why a connection must end; `status` goes into the error's data. */
export interface Ending {
  code: ErrorCode;
  status?: MemberStatusValue;
}

export interface Seat {
  meetingId: number;
  memberId: number;
}

/** A list of ids as one parameter, whatever the driver makes of arrays. */
function idArray(ids: Iterable<number>) {
  return sql<number[]>`${`{${[...ids].join(",")}}`}::bigint[]`;
}

/** The sessions among these that may receive nothing any more, and why. */
export async function endedSessions(db: Db, sessionIds: readonly number[]): Promise<Map<number, Ending>> {
  const rows = await db
    .selectFrom("sessions")
    .innerJoin("members", "members.id", "sessions.memberId")
    .select(["sessions.id", "sessions.revokedAt", "members.status"])
    .where("sessions.id", "=", sql<number>`any(${idArray(sessionIds)})`)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const ended = new Map<number, Ending>();
  for (const id of sessionIds) {
    const row = found.get(id);
    if (row?.status === "BANNED") ended.set(id, { code: "E403-2", status: row.status });
    else if (row === undefined || row.revokedAt !== null) ended.set(id, { code: "E401-3" });
    else if (row.status !== "ACTIVE") ended.set(id, { code: "E403-2", status: row.status });
  }
  return ended;
}

/** The key of a seat in maps. */
export function seatKey(seat: Seat): string {
  return `${seat.meetingId}:${seat.memberId}`;
}

/** The seats among these that their members have lost, and the code that tells why. */
export async function lostSeats(db: Db, seats: readonly Seat[]): Promise<Map<string, ErrorCode>> {
  const rows = await db
    .selectFrom("meetingMembers")
    .select(["meetingId", "memberId", "state"])
    .where("meetingId", "=", sql<number>`any(${idArray(new Set(seats.map((seat) => seat.meetingId)))})`)
    .where("memberId", "=", sql<number>`any(${idArray(new Set(seats.map((seat) => seat.memberId)))})`)
    .execute();
  const states = new Map(rows.map((row) => [seatKey(row), row.state]));
  const lost = new Map<string, ErrorCode>();
  for (const seat of seats) {
    const state = states.get(seatKey(seat));
    // Rows of a meeting go only with the meeting itself.
    if (state === undefined) lost.set(seatKey(seat), "E404-3");
    else if (state !== "JOINED") lost.set(seatKey(seat), exclusionOf(state));
  }
  return lost;
}

/** Of these sessions, the ones that may read this room at this moment. */
export async function sessionsInRoom(db: Db, meetingId: number, sessionIds: Iterable<number>): Promise<Set<number>> {
  const rows = await db
    .selectFrom("sessions")
    .innerJoin("members", "members.id", "sessions.memberId")
    .innerJoin("meetingMembers", "meetingMembers.memberId", "members.id")
    .select("sessions.id")
    .where("sessions.id", "=", sql<number>`any(${idArray(sessionIds)})`)
    .where("sessions.revokedAt", "is", null)
    .where("members.status", "=", "ACTIVE")
    .where("meetingMembers.meetingId", "=", meetingId)
    .where("meetingMembers.state", "=", "JOINED")
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Messages after an id, oldest first, a bounded number. */
export function messagesAfter(db: Db, meetingId: number, afterId: number, rowsMax: number): Promise<MessageRow[]> {
  return messagesQuery(db)
    .where("chatMessages.meetingId", "=", meetingId)
    .where("chatMessages.id", ">", afterId)
    .orderBy("chatMessages.id")
    .limit(rowsMax)
    .execute();
}

/** The newest message of each of these rooms; empty rooms are left out. */
export async function newestIds(db: Db, meetingIds: Iterable<number>): Promise<Map<number, number>> {
  const result = await sql<{ meetingId: number; id: number }>`
    select room.id as meeting_id, newest.id
    from unnest(${idArray(meetingIds)}) as room (id)
    cross join lateral (
      select chat_messages.id from chat_messages where chat_messages.meeting_id = room.id
      order by chat_messages.id desc limit 1
    ) as newest`.execute(db);
  return new Map(result.rows.map((row) => [row.meetingId, row.id]));
}
