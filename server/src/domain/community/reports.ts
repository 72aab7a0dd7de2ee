/** Reports of members, and the expulsion they may lead to (D25). */
import type { components } from "@babchingu/openapi/types";
import type { ReportsTable } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { postSeatLine } from "../chat/index.ts";
import { isSeatRefunded, notifyAboutMeeting, notifySeatOpened, releaseSeat, runDueSteps } from "../meetings/index.ts";
import { findMembership, lockMeeting, type Meeting, type Membership } from "../shared/meeting-guards.ts";
import { lockUnlessWithdrawn } from "../shared/member-guards.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";

export interface NewReport {
  reporterId: number;
  body: components["schemas"]["ReportRequest"];
}

/**
 * Locks the meeting, so that its reports are handled one after another, and finds the reported member's seat.
 * @throws ApiError CANNOT_TARGET_SELF, MEETING_NOT_FOUND, NOT_PARTICIPANT for ON_MEETING by a non-member, MEMBER_NOT_FOUND when the target has no seat.
 */
async function lockReportedMeeting(
  ctx: TrxContext,
  { reporterId, body }: NewReport,
  kind: ReportsTable["kind"],
): Promise<{ meeting: Meeting; target: Membership }> {
  if (body.reportedId === reporterId) throw new ApiError("CANNOT_TARGET_SELF");
  const meeting = await lockMeeting(ctx, body.meetingId);
  const reporter =
    kind === "ON_MEETING" ? await findMembership(ctx, { meetingId: meeting.id, memberId: reporterId }) : undefined;
  if (kind === "ON_MEETING" && reporter?.state !== "JOINED") throw new ApiError("NOT_PARTICIPANT");
  const target = await findMembership(ctx, { meetingId: meeting.id, memberId: body.reportedId });
  if (target?.state !== "JOINED") throw new ApiError("MEMBER_NOT_FOUND");
  return { meeting, target };
}

/** Stores a report; one per reporter, reported member and meeting, whatever its kind (R12). @throws ApiError ALREADY_REPORTED. */
async function insertReport(
  ctx: WriteContext,
  { reporterId, body }: NewReport,
  kind: ReportsTable["kind"],
): Promise<number> {
  const { trx, now } = ctx;
  const { reportedId, meetingId } = body;
  const earlier = await trx
    .selectFrom("reports")
    .select("id")
    .where((eb) => eb.and({ reporterId, reportedId, meetingId }))
    .executeTakeFirst();
  if (earlier !== undefined) throw new ApiError("ALREADY_REPORTED");
  const values = { reporterId, reportedId, meetingId, kind, content: body.content.trim(), status: "PENDING" as const };
  const { id } = await trx
    .insertInto("reports")
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The number of current members who have reported this member from inside the meeting. */
async function countReporters(ctx: TrxContext, { meetingId, memberId }: Membership): Promise<number> {
  const { trx } = ctx;
  const { reporters } = await trx
    .selectFrom("reports")
    .innerJoin("meetingMembers", (join) =>
      join
        .onRef("meetingMembers.meetingId", "=", "reports.meetingId")
        .onRef("meetingMembers.memberId", "=", "reports.reporterId"),
    )
    .select((eb) => eb.fn.count<number>("reports.reporterId").distinct().as("reporters"))
    .where("reports.meetingId", "=", meetingId)
    .where("reports.reportedId", "=", memberId)
    .where("reports.kind", "=", "ON_MEETING")
    .where("meetingMembers.state", "=", "JOINED")
    .executeTakeFirstOrThrow();
  return reporters;
}

/** Releases the seat without refund and posts a message; open sockets lose their subscription with the seat (D25). */
async function expel(ctx: WriteContext, { meeting, target }: { meeting: Meeting; target: Membership }): Promise<void> {
  const advanced = await runDueSteps(ctx, meeting);
  await releaseSeat(ctx, { membership: target, state: "EXPELLED" });
  await notifySeatOpened(ctx, advanced);
  await postSeatLine(ctx, { change: "EXPELLED", seat: target });
  const kind = (await isSeatRefunded(ctx, target)) ? "expelledAfterRefund" : "expelled";
  await notifyAboutMeeting(ctx, { memberIds: [target.memberId], kind, meeting });
}

/**
 * Reports a member of the same meeting. A member who isn't the host, and hasn't withdrawn, is expelled once more than half have reported them.
 * @throws ApiError CANNOT_TARGET_SELF, NOT_PARTICIPANT, MEMBER_NOT_FOUND, MEETING_NOT_FOUND, ALREADY_REPORTED.
 */
export async function reportOnMeeting(ctx: WriteContext, report: NewReport): Promise<number> {
  const { meeting, target } = await lockReportedMeeting(ctx, report, "ON_MEETING");
  const id = await insertReport(ctx, report, "ON_MEETING");
  const isHost = target.memberId === meeting.hostId;
  const isOverHalf = !isHost && (await countReporters(ctx, target)) > meeting.memberCount / 2;
  if (isOverHalf && (await lockUnlessWithdrawn(ctx, target.memberId))) await expel(ctx, { meeting, target });
  return id;
}

/** Reports a member from outside the meeting, without effect on the seat. @throws ApiError as above except NOT_PARTICIPANT. */
export async function reportOutOfMeeting(ctx: WriteContext, report: NewReport): Promise<number> {
  await lockReportedMeeting(ctx, report, "OUT_OF_MEETING");
  return insertReport(ctx, report, "OUT_OF_MEETING");
}
