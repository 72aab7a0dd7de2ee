import type { Trx } from "../db/schema.ts";
import { postSystemMessage } from "./chat-messages.ts";
import { refundApplication, refundSeat } from "./meeting-deposits.ts";
import type { Meeting } from "./meeting-lock.ts";
import { joinedMembers } from "./meeting-lock.ts";
import { tellAll } from "./meeting-notices.ts";
import type { NoticeKind } from "./meeting-notices.ts";

/** Rejects every waiting application with refund (D22). Members are locked in the order of their ids. */
export async function rejectWaiting(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  const rejected = await trx
    .updateTable("meetingApplications")
    .set({ status: "REJECTED", answeredAt: now })
    .where("meetingId", "=", meeting.id)
    .where("status", "=", "PENDING")
    .returning(["id", "memberId"])
    .execute();
  for (const application of rejected.toSorted((a, b) => a.memberId - b.memberId)) {
    await refundApplication(trx, application, "MEETING_APPLY_REJECT", now);
  }
  await tellAll(
    trx,
    rejected.map((application) => application.memberId),
    "applicationRejected",
    meeting,
    now,
  );
}

/** RECRUITING → CONFIRMED of a meeting the caller has locked: by its host, or 15 minutes before it begins (D19, D22). */
export async function confirmMeetingNow(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  await rejectWaiting(trx, meeting, now);
  await trx
    .updateTable("meetings")
    .set({ status: "CONFIRMED", confirmedAt: now, updatedAt: now })
    .where("id", "=", meeting.id)
    .execute();
  await postSystemMessage(trx, { meetingId: meeting.id, content: "CONFIRMED", systemKey: "CONFIRMED", now });
  await tellMembers(trx, meeting, "confirmed", now);
}

/** What is said when a meeting ends that has not taken place. */
interface CallOff {
  content: string;
  systemKey: string | null;
  notice: NoticeKind;
}

/** Ends a meeting that has not taken place, with every deposit given back. */
async function callOff(trx: Trx, meeting: Meeting, { content, systemKey, notice }: CallOff, now: Date): Promise<void> {
  await rejectWaiting(trx, meeting, now);
  const members = await joinedMembers(trx, meeting.id);
  for (const member of members.toSorted((a, b) => a.memberId - b.memberId)) {
    await refundSeat(trx, member, "MEETING_END", now);
  }
  await trx
    .updateTable("meetings")
    .set({ status: "END", endedAt: now, updatedAt: now })
    .where("id", "=", meeting.id)
    .execute();
  await postSystemMessage(trx, { meetingId: meeting.id, content, systemKey, now });
  await tellMembers(trx, meeting, notice, now);
}

/** RECRUITING → END of a meeting below its minimum (D19). */
export async function endBelowMinimum(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  const content = "END_MINCAPACITY";
  await callOff(trx, meeting, { content, systemKey: content, notice: "endedBelowMinimum" }, now);
}

/** Ends a meeting that nobody could check in to, on an operator's word (R53). */
export async function endByOperator(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  const content = "운영자가 모임을 종료했어요. 맡긴 쌀알은 돌려드렸어요.";
  await callOff(trx, meeting, { content, systemKey: null, notice: "endedByOperator" }, now);
}

/** CONFIRMED → READY: check-in opens, and from here on the meeting counts as having taken place (D19). */
export async function openCheckIn(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  await trx
    .updateTable("meetings")
    .set({ status: "READY", readyAt: now, tookPlace: true, updatedAt: now })
    .where("id", "=", meeting.id)
    .execute();
  await postSystemMessage(trx, { meetingId: meeting.id, content: "CHECK", systemKey: "CHECK", now });
  await tellMembers(trx, meeting, "checkInOpen", now);
}

/** READY → END two hours after it began; the members are asked to rate each other (D19). */
export async function endAfterMeal(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  await trx
    .updateTable("meetings")
    .set({ status: "END", endedAt: now, updatedAt: now })
    .where("id", "=", meeting.id)
    .execute();
  await postSystemMessage(trx, { meetingId: meeting.id, content: "EVALUATION", systemKey: "EVALUATION", now });
  await tellMembers(trx, meeting, "rateEachOther", now);
}

async function tellMembers(trx: Trx, meeting: Meeting, notice: NoticeKind, now: Date): Promise<void> {
  const members = await joinedMembers(trx, meeting.id);
  await tellAll(
    trx,
    members.map((member) => member.memberId),
    notice,
    meeting,
    now,
  );
}
