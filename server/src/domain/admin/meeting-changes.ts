/** What operators change of meetings and reports. */
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import type { Updateable } from "kysely";
import type { MeetingsTable } from "../../db/schema.ts";
import { audit } from "../shared/audit.ts";
import { releaseImage } from "../media/index.ts";
import {
  endBelowMinimum,
  endByOperator,
  endHeldMeeting,
  enterConfirmed,
  enterReady,
  hasEnoughMembers,
  refundApplication,
  refundSeat,
  runDueSteps,
} from "../meetings/index.ts";
import { joinedMembers, lockMeeting } from "../shared/meeting-guards.ts";
import type { Meeting } from "../shared/meeting-guards.ts";
import { notifyMembers } from "../notifications/index.ts";
import type { AuditContext, TrxContext, WriteContext } from "../shared/context.ts";

/** Ends a meeting: rated when it took place, called off with every deposit given back when it did not (D19, R53). */
async function end(ctx: WriteContext, meeting: Meeting): Promise<void> {
  if (meeting.tookPlace) return endHeldMeeting(ctx, meeting);
  const isShort = meeting.status === "RECRUITING" && !hasEnoughMembers(meeting);
  return isShort ? endBelowMinimum(ctx, meeting) : endByOperator(ctx, meeting);
}

const beforeCheckIn = { readyAt: null, endedAt: null, tookPlace: false };

/** What has not happened to a meeting of this status. No-shows stay: its time is past. */
const notReached: Record<MeetingStatusValue, Updateable<MeetingsTable>> = {
  RECRUITING: { ...beforeCheckIn, confirmedAt: null },
  CONFIRMED: beforeCheckIn,
  READY: { endedAt: null },
  END: {},
};

/** Takes back what had happened to a meeting after it had this status, so that it happens again, with its messages (R53). */
async function revertStatusEffects(
  ctx: WriteContext,
  { meetingId, status }: { meetingId: number; status: MeetingStatusValue },
): Promise<void> {
  const { trx, now } = ctx;
  await trx
    .updateTable("meetings")
    .set({ ...notReached[status], updatedAt: now })
    .where("id", "=", meetingId)
    .execute();
  await trx
    .updateTable("chatMessages")
    .set({ systemKey: null })
    .where("meetingId", "=", meetingId)
    .where("systemKey", "in", ["CONFIRMED", "CHECK", "EVALUATION", "END_MINCAPACITY"])
    .execute();
}

async function reopen(ctx: TrxContext, meeting: Meeting): Promise<void> {
  const { trx } = ctx;
  await trx.updateTable("meetings").set({ status: "RECRUITING" }).where("id", "=", meeting.id).execute();
}

const transitions: Record<MeetingStatusValue, (ctx: WriteContext, meeting: Meeting) => Promise<void>> = {
  RECRUITING: reopen,
  CONFIRMED: enterConfirmed,
  READY: async (ctx, meeting) => {
    if (meeting.status === "RECRUITING") await enterConfirmed(ctx, meeting);
    await enterReady(ctx, meeting);
  },
  END: end,
};

/** Sets any status after any other, with what belongs to it (D19, D22). @throws ApiError MEETING_NOT_FOUND. */
export async function setMeetingStatus(
  ctx: AuditContext,
  { meetingId, status }: { meetingId: number; status: MeetingStatusValue },
): Promise<void> {
  const meeting = await runDueSteps(ctx, await lockMeeting(ctx, meetingId));
  if (meeting.status === status) return;
  await revertStatusEffects(ctx, { meetingId, status });
  await transitions[status](ctx, meeting);
  await audit(ctx, {
    action: "MEETING_STATUS_CHANGE",
    target: { kind: "MEETING", id: meetingId },
    before: { status: meeting.status },
    after: { status },
  });
}

/** Gives back every deposit that is still held for a meeting, and returns whose it was (R51). Locks members by their ids. */
async function refundDeposits(ctx: WriteContext, meeting: Meeting): Promise<void> {
  const { trx } = ctx;
  const seats = await joinedMembers(ctx, meeting.id);
  const waiting = await trx
    .selectFrom("meetingApplications")
    .select(["id", "memberId"])
    .where("meetingId", "=", meeting.id)
    .where("status", "=", "PENDING")
    .execute();
  const refunds = [
    ...seats.map((seat) => ({
      memberId: seat.memberId,
      book: () => refundSeat(ctx, { seat, reason: "MEETING_DELETE" }),
    })),
    ...waiting.map((application) => ({
      memberId: application.memberId,
      book: () => refundApplication(ctx, { application, reason: "MEETING_DELETE" }),
    })),
  ];
  for (const refund of refunds.toSorted((a, b) => a.memberId - b.memberId)) await refund.book();
  const notice = {
    title: "모임이 사라졌어요",
    content: `운영자가 '${meeting.title}' 모임을 삭제했어요. 맡긴 쌀알은 돌려드렸어요.`,
    url: "/app/mypage/rice-wallet",
  };
  await notifyMembers(ctx, { memberIds: refunds.map((refund) => refund.memberId), notice });
}

/** Deletes a meeting for good, with its chat and applications (R51). @throws ApiError MEETING_NOT_FOUND. */
export async function deleteMeeting(ctx: AuditContext, meetingId: number): Promise<void> {
  const { trx } = ctx;
  const meeting = await runDueSteps(ctx, await lockMeeting(ctx, meetingId));
  if (meeting.status !== "END") await refundDeposits(ctx, meeting);
  await trx.deleteFrom("meetings").where("id", "=", meetingId).execute();
  if (meeting.imageId !== null) await releaseImage(ctx, meeting.imageId);
  const { hostId, title, status, memberCount } = meeting;
  await audit(ctx, {
    action: "MEETING_DELETE",
    target: { kind: "MEETING", id: meetingId },
    before: { hostId, title, status, memberCount, scheduledAt: meeting.scheduledAt.toISOString() },
  });
}
