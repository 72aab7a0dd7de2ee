import type { Selectable } from "kysely";
import { ApiError } from "../lib/api-error.ts";
import type { MeetingMembersTable, MeetingsTable, Trx } from "../db/schema.ts";

export type Meeting = Selectable<MeetingsTable>;
export type Membership = Selectable<MeetingMembersTable>;

/**
 * Reads a meeting and holds its row until the transaction ends. Whoever changes seats, status or applications starts
 * here, and locks members only afterwards: one order for all, so that nobody waits in a circle. The lock leaves chat
 * alone, which only refers to the row.
 * @throws ApiError E404-3 when there is no such meeting.
 */
export async function lockMeeting(trx: Trx, meetingId: number): Promise<Meeting> {
  const meeting = await trx
    .selectFrom("meetings")
    .selectAll()
    .where("id", "=", meetingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (meeting === undefined) throw new ApiError("E404-3");
  return meeting;
}

/** Like lockMeeting, for what only the host may do. @throws ApiError E404-3, E403-3. */
export async function lockHostedMeeting(trx: Trx, meetingId: number, hostId: number): Promise<Meeting> {
  const meeting = await lockMeeting(trx, meetingId);
  if (meeting.hostId !== hostId) throw new ApiError("E403-3");
  return meeting;
}

/** The member's row in a meeting, whatever its state; undefined when the member never joined. */
export async function findMembership(trx: Trx, meetingId: number, memberId: number): Promise<Membership | undefined> {
  return trx
    .selectFrom("meetingMembers")
    .selectAll()
    .where("meetingId", "=", meetingId)
    .where("memberId", "=", memberId)
    .executeTakeFirst();
}

/** The members now, in the order they joined. */
export async function joinedMembers(trx: Trx, meetingId: number): Promise<Membership[]> {
  return trx
    .selectFrom("meetingMembers")
    .selectAll()
    .where("meetingId", "=", meetingId)
    .where("state", "=", "JOINED")
    .orderBy("joinedAt")
    .orderBy("id")
    .execute();
}
