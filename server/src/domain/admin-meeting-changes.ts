/** What operators change of meetings and reports. */
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { Updateable } from "kysely";
import type { MeetingsTable, Trx } from "../db/schema.ts";
import type { Operation } from "./admin-members.ts";
import { audit } from "./audit.ts";
import { releaseImage } from "./images.ts";
import { bookRice } from "./ledger.ts";
import { catchUp } from "./lifecycle.ts";
import { refundSeat } from "./meeting-deposits.ts";
import { joinedMembers, lockMeeting } from "./meeting-lock.ts";
import type { Meeting } from "./meeting-lock.ts";
import { hasEnoughMembers } from "./meeting-rules.ts";
import { confirmMeetingNow, endAfterMeal, endBelowMinimum, endByOperator, openCheckIn } from "./meeting-transitions.ts";
import { notifyMembers } from "./notifications.ts";

/** Ends a meeting: rated when it took place, called off with every deposit given back when it did not (D19, R53). */
async function end(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  if (meeting.tookPlace) return endAfterMeal(trx, meeting, now);
  const isShort = meeting.status === "RECRUITING" && !hasEnoughMembers(meeting);
  return isShort ? endBelowMinimum(trx, meeting, now) : endByOperator(trx, meeting, now);
}

const beforeCheckIn = { readyAt: null, endedAt: null, tookPlace: false };

/** What has not happened to a meeting of this status. No-shows stay: its time is past. */
const notYet: Record<MeetingStatusValue, Updateable<MeetingsTable>> = {
  RECRUITING: { ...beforeCheckIn, confirmedAt: null },
  CONFIRMED: beforeCheckIn,
  READY: { endedAt: null },
  END: {},
};

/** Takes back what had happened to a meeting after it had this status, so that it happens again, with its messages (R53). */
async function takeBack(trx: Trx, meetingId: number, status: MeetingStatusValue, now: Date): Promise<void> {
  await trx
    .updateTable("meetings")
    .set({ ...notYet[status], updatedAt: now })
    .where("id", "=", meetingId)
    .execute();
  await trx
    .updateTable("chatMessages")
    .set({ systemKey: null })
    .where("meetingId", "=", meetingId)
    .where("systemKey", "in", ["CONFIRMED", "CHECK", "EVALUATION", "END_MINCAPACITY"])
    .execute();
}

async function reopen(trx: Trx, meeting: Meeting): Promise<void> {
  await trx.updateTable("meetings").set({ status: "RECRUITING" }).where("id", "=", meeting.id).execute();
}

const moves: Record<MeetingStatusValue, (trx: Trx, meeting: Meeting, now: Date) => Promise<void>> = {
  RECRUITING: reopen,
  CONFIRMED: confirmMeetingNow,
  READY: async (trx, meeting, now) => {
    if (meeting.status === "RECRUITING") await confirmMeetingNow(trx, meeting, now);
    await openCheckIn(trx, meeting, now);
  },
  END: end,
};

/** Sets any status after any other, with what belongs to it (D19, D22). @throws ApiError E404-3. */
export async function setMeetingStatus(
  trx: Trx,
  { meetingId, status }: { meetingId: number; status: MeetingStatusValue },
  { actorId, now }: Operation,
): Promise<void> {
  const meeting = await catchUp(trx, await lockMeeting(trx, meetingId), now);
  if (meeting.status === status) return;
  await takeBack(trx, meetingId, status, now);
  await moves[status](trx, meeting, now);
  await audit(trx, {
    actorId,
    action: "MEETING_STATUS_CHANGE",
    target: { kind: "MEETING", id: meetingId },
    before: { status: meeting.status },
    after: { status },
    now,
  });
}

/** Gives back every deposit that is still held for a meeting, and returns whose it was (R51). Locks members by their ids. */
async function giveBackDeposits(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  const seats = await joinedMembers(trx, meeting.id);
  const waiting = await trx
    .selectFrom("meetingApplications")
    .select(["id", "memberId"])
    .where("meetingId", "=", meeting.id)
    .where("status", "=", "PENDING")
    .execute();
  const refunds = [
    ...seats.map((seat) => ({
      memberId: seat.memberId,
      book: () => refundSeat(trx, seat, "MEETING_DELETE", now),
    })),
    ...waiting.map(({ id, memberId }) => ({
      memberId,
      book: () =>
        bookRice(
          trx,
          { now: () => now },
          {
            memberId,
            amount: MEETING_DEPOSIT_RICE,
            reason: "MEETING_DELETE",
            cause: `application:${id}:refund`,
          },
        ),
    })),
  ];
  for (const refund of refunds.toSorted((a, b) => a.memberId - b.memberId)) await refund.book();
  const notice = {
    title: "모임이 사라졌어요",
    content: `운영자가 '${meeting.title}' 모임을 삭제했어요. 맡긴 쌀알은 돌려드렸어요.`,
    url: "/app/mypage/rice-wallet",
  };
  await notifyMembers(
    trx,
    refunds.map((refund) => refund.memberId),
    notice,
    now,
  );
}

/** Deletes a meeting for good, with its chat and applications (R51). @throws ApiError E404-3. */
export async function deleteMeeting(trx: Trx, meetingId: number, { actorId, now }: Operation): Promise<void> {
  const meeting = await catchUp(trx, await lockMeeting(trx, meetingId), now);
  if (meeting.status !== "END") await giveBackDeposits(trx, meeting, now);
  await trx.deleteFrom("meetings").where("id", "=", meetingId).execute();
  if (meeting.imageId !== null) await releaseImage(trx, now, meeting.imageId);
  const { hostId, title, status, memberCount } = meeting;
  await audit(trx, {
    actorId,
    action: "MEETING_DELETE",
    target: { kind: "MEETING", id: meetingId },
    before: { hostId, title, status, memberCount, scheduledAt: meeting.scheduledAt.toISOString() },
    now,
  });
}
