/** Who may act in a meeting, and the locks under which that is decided: every check of a seat or of the host is here. */
import type { Selectable } from "kysely";
import { ApiError } from "../../lib/api-error.ts";
import type { Db, MeetingMembersTable, MeetingsTable, Trx } from "../../db/schema.ts";
import type { TrxContext } from "./context.ts";

export type Meeting = Selectable<MeetingsTable>;
export type Membership = Selectable<MeetingMembersTable>;

/**
 * Reads a meeting and holds its row until the transaction ends. A change of seats, status or applications starts
 * here and locks members afterwards: one lock order for all, which prevents deadlocks. The lock leaves chat
 * alone, which only refers to the row.
 * @throws ApiError MEETING_NOT_FOUND when there is no such meeting.
 */
export async function lockMeeting(ctx: TrxContext, meetingId: number): Promise<Meeting> {
  const { trx } = ctx;
  const meeting = await trx
    .selectFrom("meetings")
    .selectAll()
    .where("id", "=", meetingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (meeting === undefined) throw new ApiError("MEETING_NOT_FOUND");
  return meeting;
}

/** Like lockMeeting, for what only the host may do. @throws ApiError MEETING_NOT_FOUND, NOT_HOST. */
export async function lockHostedMeeting(
  ctx: TrxContext,
  { meetingId, hostId }: { meetingId: number; hostId: number },
): Promise<Meeting> {
  const meeting = await lockMeeting(ctx, meetingId);
  if (meeting.hostId !== hostId) throw new ApiError("NOT_HOST");
  return meeting;
}

/** The member's row in a meeting, whatever its state; undefined when the member never joined. */
export async function findMembership(
  ctx: TrxContext,
  { meetingId, memberId }: { meetingId: number; memberId: number },
): Promise<Membership | undefined> {
  const { trx } = ctx;
  return trx
    .selectFrom("meetingMembers")
    .selectAll()
    .where("meetingId", "=", meetingId)
    .where("memberId", "=", memberId)
    .executeTakeFirst();
}

/** The members now, in the order they joined. */
export async function joinedMembers(ctx: TrxContext, meetingId: number): Promise<Membership[]> {
  const { trx } = ctx;
  return trx
    .selectFrom("meetingMembers")
    .selectAll()
    .where("meetingId", "=", meetingId)
    .where("state", "=", "JOINED")
    .orderBy("joinedAt")
    .orderBy("id")
    .execute();
}

/** Why somebody who is no longer, or never was, in a meeting is refused. */
export function exclusionOf(state: MeetingMembersTable["state"] | null): "NOT_PARTICIPANT" | "EXPELLED" {
  return state === "EXPELLED" ? "EXPELLED" : "NOT_PARTICIPANT";
}

/** A member's place in a meeting, whether they have it or ask for it. */
export interface SeatOf {
  meetingId: number;
  memberId: number;
}

/**
 * Lets members of the meeting pass. HTTP answers an expelled member like anybody else outside; the socket says so.
 * @throws ApiError MEETING_NOT_FOUND without such a meeting, NOT_PARTICIPANT, and EXPELLED where the caller names expulsions.
 */
export async function requireSeat(
  db: Db | Trx,
  { meetingId, memberId }: SeatOf,
  { namesExpulsion = false }: { namesExpulsion?: boolean } = {},
): Promise<void> {
  const row = await db
    .selectFrom("meetings")
    .leftJoin("meetingMembers", (join) =>
      join.onRef("meetingMembers.meetingId", "=", "meetings.id").on("meetingMembers.memberId", "=", memberId),
    )
    .select("meetingMembers.state")
    .where("meetings.id", "=", meetingId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("MEETING_NOT_FOUND");
  if (row.state !== "JOINED") throw new ApiError(namesExpulsion ? exclusionOf(row.state) : "NOT_PARTICIPANT");
}
