/** Operator changes to meetings. */
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import type { Updateable } from "kysely";
import type { MeetingsTable } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { audit } from "../shared/audit.ts";
import { markImageDeleted } from "../media/index.ts";
import {
  endBelowMinimum,
  endByOperator,
  completeMeeting,
  enterConfirmed,
  enterReady,
  hasEnoughMembers,
  isNoShow,
  isSeatRefunded,
  notifyAboutMeeting,
  refundDeposits,
  runDueSteps,
} from "../meetings/index.ts";
import {
  findJoinedMembers,
  findPendingApplications,
  lockStoredMeeting,
  type Meeting,
} from "../shared/meeting-guards.ts";
import type { AuditContext, TrxContext, WriteContext } from "../shared/context.ts";

/** Ends a meeting: completes one that took place, cancels another with every deposit refunded (D19, R53). */
async function endMeeting(ctx: WriteContext, meeting: Meeting): Promise<void> {
  if (meeting.tookPlace) return completeMeeting(ctx, meeting);
  const isBelowMinimum = meeting.status === "RECRUITING" && !hasEnoughMembers(meeting);
  return isBelowMinimum ? endBelowMinimum(ctx, meeting) : endByOperator(ctx, meeting);
}

const checkInNotReached = { readyAt: null, endedAt: null, tookPlace: false };

/** The columns to reset when a meeting goes back to this status. No-shows are kept: the check-in window has passed. */
const resetColumns: Record<MeetingStatusValue, Updateable<MeetingsTable>> = {
  RECRUITING: { ...checkInNotReached, confirmedAt: null },
  CONFIRMED: checkInNotReached,
  READY: { endedAt: null },
  END: {},
};

/** Resets what the later statuses have set, so that their steps and room messages can happen again (R53). */
async function revertStatusEffects(
  ctx: WriteContext,
  { meetingId, status }: { meetingId: number; status: MeetingStatusValue },
): Promise<void> {
  const { trx, now } = ctx;
  await trx
    .updateTable("meetings")
    .set({ ...resetColumns[status], updatedAt: now })
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
  END: endMeeting,
};

/** @throws ApiError MEETING_DEPOSITS_REFUNDED for a meeting that was cancelled with refund or deleted: it would run without deposits (D46). */
async function assertDepositsHeld(ctx: TrxContext, meeting: Meeting): Promise<void> {
  if (meeting.status !== "END" || meeting.tookPlace) return;
  if (meeting.memberCount === 0) throw new ApiError("MEETING_DEPOSITS_REFUNDED");
  for (const seat of await findJoinedMembers(ctx, meeting.id)) {
    if (await isSeatRefunded(ctx, seat)) throw new ApiError("MEETING_DEPOSITS_REFUNDED");
  }
}

/** Sets any status after any other, with its effects (D19, D22, D46). @throws ApiError MEETING_NOT_FOUND, MEETING_DEPOSITS_REFUNDED. */
export async function setMeetingStatus(
  ctx: AuditContext,
  { meetingId, status }: { meetingId: number; status: MeetingStatusValue },
): Promise<void> {
  const meeting = await runDueSteps(ctx, await lockStoredMeeting(ctx, meetingId));
  if (meeting.status === status) return;
  await assertDepositsHeld(ctx, meeting);
  await revertStatusEffects(ctx, { meetingId, status });
  await transitions[status](ctx, meeting);
  await audit(ctx, {
    action: "MEETING_STATUS_CHANGE",
    target: { kind: "MEETING", id: meetingId },
    before: { status: meeting.status },
    after: { status },
  });
}

/** Refunds every deposit that is still held and notifies members and applicants (R51). A no-show gets nothing (D24). */
async function refundHeldDeposits(ctx: WriteContext, meeting: Meeting): Promise<void> {
  const { noShows = [], seats = [] } = Object.groupBy(await findJoinedMembers(ctx, meeting.id), (seat) =>
    isNoShow(meeting, seat) ? "noShows" : "seats",
  );
  const applications = await findPendingApplications(ctx, meeting.id);
  await refundDeposits(ctx, { seats, applications });
  await notifyAboutMeeting(ctx, {
    memberIds: [...seats, ...applications].map(({ memberId }) => memberId),
    kind: "deletedByOperatorWithRefund",
    meeting,
  });
  await notifyAboutMeeting(ctx, {
    memberIds: noShows.map(({ memberId }) => memberId),
    kind: "deletedByOperator",
    meeting,
  });
}

/** Deletes a meeting permanently, with its chat and applications (R51). @throws ApiError MEETING_NOT_FOUND. */
export async function deleteMeeting(ctx: AuditContext, meetingId: number): Promise<void> {
  const { trx } = ctx;
  const meeting = await runDueSteps(ctx, await lockStoredMeeting(ctx, meetingId));
  if (meeting.status !== "END") await refundHeldDeposits(ctx, meeting);
  await trx.deleteFrom("meetings").where("id", "=", meetingId).execute();
  if (meeting.imageId !== null) await markImageDeleted(ctx, meeting.imageId);
  const { hostId, status, memberCount } = meeting;
  await audit(ctx, {
    action: "MEETING_DELETE",
    target: { kind: "MEETING", id: meetingId },
    before: { hostId, status, memberCount, scheduledAt: meeting.scheduledAt.toISOString() },
  });
}
