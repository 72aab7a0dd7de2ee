/** Access to meetings: every check of a seat or of the host. Functions named `lock…` lock the row. */
import type { ExpressionBuilder, Selectable } from "kysely";
import { ApiError } from "../../lib/api-error.ts";
import type { Db, MeetingMembersTable, MeetingsTable, Tables, Trx } from "../../db/schema.ts";
import type { TrxContext } from "./context.ts";

export type Meeting = Selectable<MeetingsTable>;
export type Membership = Selectable<MeetingMembersTable>;

/**
 * Whether a meeting is there for members. One without any is deleted and kept for its reports (R63), since neither a leaving nor an
 * expulsion takes the last seat.
 */
export const hasMembers = (eb: ExpressionBuilder<Tables, "meetings">) => eb("meetings.memberCount", ">", 0);

/**
 * Reads a meeting and locks its row until the transaction ends. A change of seats, status or applications locks the meeting
 * first and members afterwards: the same lock order everywhere prevents deadlocks. Inserts that only reference the row don't wait.
 * @throws ApiError MEETING_NOT_FOUND.
 */
export async function lockMeeting(ctx: TrxContext, meetingId: number): Promise<Meeting> {
  const meeting = await lockStoredMeeting(ctx, meetingId);
  if (meeting.memberCount === 0) throw new ApiError("MEETING_NOT_FOUND");
  return meeting;
}

/** Like lockMeeting, for operators: also a deleted meeting that is kept for its reports (R63). @throws ApiError MEETING_NOT_FOUND. */
export async function lockStoredMeeting(ctx: TrxContext, meetingId: number): Promise<Meeting> {
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

/** Like lockMeeting, for host-only actions. @throws ApiError MEETING_NOT_FOUND, NOT_HOST. */
export async function lockHostedMeeting(
  ctx: TrxContext,
  { meetingId, hostId }: { meetingId: number; hostId: number },
): Promise<Meeting> {
  const meeting = await lockMeeting(ctx, meetingId);
  if (meeting.hostId !== hostId) throw new ApiError("NOT_HOST");
  return meeting;
}

/** The member's row in a meeting, in any state; undefined when the member never joined. */
export async function findMembership(
  ctx: TrxContext,
  { meetingId, memberId }: SeatRef,
): Promise<Membership | undefined> {
  const { trx } = ctx;
  return trx
    .selectFrom("meetingMembers")
    .selectAll()
    .where("meetingId", "=", meetingId)
    .where("memberId", "=", memberId)
    .executeTakeFirst();
}

/** The current members, in the order they joined. */
export async function findJoinedMembers(ctx: TrxContext, meetingId: number): Promise<Membership[]> {
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

/** The members who wait for the host's answer, each with the application. */
export async function findPendingApplications(
  { trx }: TrxContext,
  meetingId: number,
): Promise<{ id: number; memberId: number }[]> {
  return trx
    .selectFrom("meetingApplications")
    .select(["id", "memberId"])
    .where("meetingId", "=", meetingId)
    .where("status", "=", "PENDING")
    .execute();
}

export function seatErrorOf(state: MeetingMembersTable["state"] | null): "NOT_PARTICIPANT" | "EXPELLED" {
  return state === "EXPELLED" ? "EXPELLED" : "NOT_PARTICIPANT";
}

export interface SeatRef {
  meetingId: number;
  memberId: number;
}

/**
 * Requires a seat in the meeting, of a member who is active. HTTP responds NOT_PARTICIPANT to an expelled member, the socket
 * EXPELLED (`revealsExpulsion`).
 * @throws ApiError MEETING_NOT_FOUND, NOT_PARTICIPANT, EXPELLED.
 */
export async function requireSeat(
  db: Db | Trx,
  { meetingId, memberId }: SeatRef,
  { revealsExpulsion = false }: { revealsExpulsion?: boolean } = {},
): Promise<void> {
  const row = await db
    .selectFrom("meetings")
    .leftJoin("members", (join) => join.on("members.id", "=", memberId).on("members.status", "=", "ACTIVE"))
    .leftJoin("meetingMembers", (join) =>
      join.onRef("meetingMembers.meetingId", "=", "meetings.id").onRef("meetingMembers.memberId", "=", "members.id"),
    )
    .select("meetingMembers.state")
    .where("meetings.id", "=", meetingId)
    .where(hasMembers)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("MEETING_NOT_FOUND");
  if (row.state !== "JOINED") throw new ApiError(revealsExpulsion ? seatErrorOf(row.state) : "NOT_PARTICIPANT");
}
