/** What operators change of meetings and reports. */
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { Trx } from "../db/schema.ts";
import type { Operation } from "./admin-members.ts";
import { audit } from "./audit.ts";
import { releaseImage } from "./images.ts";
import { bookRice } from "./ledger.ts";
import { refundSeat } from "./meeting-deposits.ts";
import { joinedMembers, lockMeeting } from "./meeting-lock.ts";
import type { Meeting } from "./meeting-lock.ts";
import { confirmMeetingNow, endAfterMeal, endBelowMinimum, openCheckIn, rejectWaiting } from "./meeting-transitions.ts";
import { notifyMembers } from "./notifications.ts";

/** Ends a meeting as the clock would: rated when it took place, given back when too few came (D19). */
async function end(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  if (meeting.tookPlace) return endAfterMeal(trx, meeting, now);
  if (meeting.status === "RECRUITING" && meeting.memberCount < meeting.minCapacity) {
    return endBelowMinimum(trx, meeting, now);
  }
  await rejectWaiting(trx, meeting, now);
  await trx
    .updateTable("meetings")
    .set({ status: "END", endedAt: now, updatedAt: now })
    .where("id", "=", meeting.id)
    .execute();
}

/** Opens a meeting again: what had happened to it may happen again. */
async function reopen(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  await trx
    .updateTable("meetings")
    .set({
      status: "RECRUITING",
      confirmedAt: null,
      readyAt: null,
      endedAt: null,
      tookPlace: false,
      updatedAt: now,
    })
    .where("id", "=", meeting.id)
    .execute();
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
  const meeting = await lockMeeting(trx, meetingId);
  if (meeting.status === status) return;
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
  const meeting = await lockMeeting(trx, meetingId);
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
