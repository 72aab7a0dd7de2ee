import { checkInOpensAt } from "@babchingu/openapi";
import { postSystemMessage } from "../../chat/index.ts";
import { deleteSeatAlerts } from "../seats/seat-alerts.ts";
import { isNoShow, refundApplications, refundSeat } from "../seats/deposits.ts";
import { findJoinedMembers, type Meeting } from "../../shared/meeting-guards.ts";
import { type NotificationKind, notifyAboutMeeting, notifySeated } from "./notifications.ts";
import type { WriteContext } from "../../shared/context.ts";

/** Rejects every pending application with refund (D22), and drops the seat alerts. Members are locked in id order. */
export async function rejectPendingApplications(
  ctx: WriteContext,
  meeting: Meeting,
  kind: "applicationRejected" | "meetingDeleted" = "applicationRejected",
): Promise<void> {
  const { trx, now } = ctx;
  await deleteSeatAlerts(ctx, meeting.id);
  const rejected = await trx
    .updateTable("meetingApplications")
    .set({ status: "REJECTED", answeredAt: now })
    .where("meetingId", "=", meeting.id)
    .where("status", "=", "PENDING")
    .returning(["id", "memberId"])
    .execute();
  await refundApplications(ctx, { applications: rejected, reason: "MEETING_APPLY_REJECT" });
  await notifyAboutMeeting(ctx, {
    memberIds: rejected.map((application) => application.memberId),
    kind,
    meeting,
  });
}

/** RECRUITING → CONFIRMED, by the host or 15 minutes before the meeting's time; the caller has locked the meeting (D19, D22). */
export async function enterConfirmed(ctx: WriteContext, meeting: Meeting): Promise<void> {
  const { trx, now } = ctx;
  await rejectPendingApplications(ctx, meeting);
  await trx
    .updateTable("meetings")
    .set({ status: "CONFIRMED", confirmedAt: now, updatedAt: now })
    .where("id", "=", meeting.id)
    .execute();
  await postSystemMessage(ctx, { meetingId: meeting.id, content: "CONFIRMED", systemKey: "CONFIRMED" });
  await notifySeated(ctx, { meeting, kind: "confirmed" });
}

/** The message and the notification of a cancelled meeting. */
interface Cancellation {
  content: string;
  systemKey: string | null;
  kind: NotificationKind;
}

/** Ends a meeting that has not taken place: refunds every deposit but those of no-shows, and notifies who gets one. */
async function cancelMeeting(
  ctx: WriteContext,
  meeting: Meeting,
  { content, systemKey, kind }: Cancellation,
): Promise<void> {
  const { trx, now } = ctx;
  await rejectPendingApplications(ctx, meeting);
  const members = await findJoinedMembers(ctx, meeting.id);
  const seats = members.filter((seat) => !isNoShow(meeting, seat)).toSorted((a, b) => a.memberId - b.memberId);
  for (const seat of seats) {
    await refundSeat(ctx, { seat, reason: "MEETING_END" });
  }
  await trx
    .updateTable("meetings")
    .set({ status: "END", endedAt: now, updatedAt: now })
    .where("id", "=", meeting.id)
    .execute();
  await postSystemMessage(ctx, { meetingId: meeting.id, content, systemKey });
  await notifyAboutMeeting(ctx, { memberIds: seats.map(({ memberId }) => memberId), kind, meeting });
}

/** RECRUITING → END of a meeting below its minimum (D19). */
export async function endBelowMinimum(ctx: WriteContext, meeting: Meeting): Promise<void> {
  const content = "END_MINCAPACITY";
  await cancelMeeting(ctx, meeting, { content, systemKey: content, kind: "endedBelowMinimum" });
}

/** Ends a meeting before READY, by an operator (R53). */
export async function endByOperator(ctx: WriteContext, meeting: Meeting): Promise<void> {
  const content = "운영자가 모임을 종료했어요. 맡긴 쌀알은 돌려드렸어요.";
  await cancelMeeting(ctx, meeting, { content, systemKey: null, kind: "endedByOperator" });
}

/**
 * CONFIRMED → READY: opens the check-in, or announces it when an operator does this earlier; from now on the meeting counts as having
 * taken place (D19).
 */
export async function enterReady(ctx: WriteContext, meeting: Meeting): Promise<void> {
  const { trx, now } = ctx;
  await trx
    .updateTable("meetings")
    .set({ status: "READY", readyAt: now, tookPlace: true, updatedAt: now })
    .where("id", "=", meeting.id)
    .execute();
  await postSystemMessage(ctx, { meetingId: meeting.id, content: "CHECK", systemKey: "CHECK" });
  const kind = now < checkInOpensAt(meeting.scheduledAt) ? "checkInAnnounced" : "checkInOpen";
  await notifySeated(ctx, { meeting, kind });
}

/** READY → END, two hours after the meeting's time; notifies the members to rate each other (D19). */
export async function completeMeeting(ctx: WriteContext, meeting: Meeting): Promise<void> {
  const { trx, now } = ctx;
  await trx
    .updateTable("meetings")
    .set({ status: "END", endedAt: now, updatedAt: now })
    .where("id", "=", meeting.id)
    .execute();
  await postSystemMessage(ctx, { meetingId: meeting.id, content: "EVALUATION", systemKey: "EVALUATION" });
  await notifySeated(ctx, { meeting, kind: "rateEachOther" });
}
