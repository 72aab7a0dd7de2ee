import { ApiError } from "../lib/api-error.ts";
import type { Trx } from "../db/schema.ts";
import { catchUp } from "./lifecycle.ts";
import { refundSeat, takeSeatDeposit } from "./meeting-deposits.ts";
import type { Meeting } from "./meeting-lock.ts";
import { findMembership, joinedMembers, lockMeeting } from "./meeting-lock.ts";
import { tellAll } from "./meeting-notices.ts";
import { assertAllowed, isAllowed } from "./meeting-rules.ts";
import { giveUpSeat, takeSeat } from "./meeting-seats.ts";

/** Whether an application of the member waits for the host. */
export async function hasWaitingApplication(trx: Trx, meetingId: number, memberId: number): Promise<boolean> {
  const waiting = await trx
    .selectFrom("meetingApplications")
    .select("id")
    .where("meetingId", "=", meetingId)
    .where("memberId", "=", memberId)
    .where("status", "=", "PENDING")
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * Takes a seat and its deposit. Reasons to refuse are told in this order.
 * @throws ApiError E404-3, E403-5, E409-8, E409-5, E409-9, E409-10, E409-6, E409-4.
 */
export async function joinMeeting(trx: Trx, meetingId: number, memberId: number, now: Date): Promise<void> {
  const meeting = await lockMeeting(trx, meetingId);
  const membership = await findMembership(trx, meetingId, memberId);
  if (membership?.state === "EXPELLED") throw new ApiError("E403-5");
  if (membership?.state === "JOINED") throw new ApiError("E409-8");
  assertAllowed("join", meeting, now);
  if (await hasWaitingApplication(trx, meetingId, memberId)) throw new ApiError("E409-9");
  if (meeting.requiresApproval) throw new ApiError("E409-10");
  const seat = await takeSeat(trx, meeting, memberId, now);
  await takeSeatDeposit(trx, seat, "MEETING_JOIN", now);
}

/** The member who joined earliest becomes the host (D23). */
async function passHostRole(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  const [next] = await joinedMembers(trx, meeting.id);
  if (next === undefined) throw new Error(`Meeting ${meeting.id} has nobody left to host it.`);
  await trx.updateTable("meetings").set({ hostId: next.memberId }).where("id", "=", meeting.id).execute();
  await tellAll(trx, [next.memberId], "hostPassed", meeting, now);
}

/** Gives a seat up; the deposit comes back only while RECRUITING (D23). @throws ApiError E404-3, E404-13, E409-14, E409-32. */
export async function leaveMeeting(trx: Trx, meetingId: number, memberId: number, now: Date): Promise<void> {
  const meeting = await catchUp(trx, await lockMeeting(trx, meetingId), now);
  const membership = await findMembership(trx, meetingId, memberId);
  if (membership?.state !== "JOINED") throw new ApiError("E404-13");
  assertAllowed("leave", meeting, now);
  if (meeting.memberCount === 1) throw new ApiError("E409-14");
  await giveUpSeat(trx, membership, "LEFT", now);
  if (meeting.hostId === memberId) await passHostRole(trx, meeting, now);
  if (isAllowed("takeRefund", meeting, now)) await refundSeat(trx, membership, "MEETING_LEAVE", now);
}
