import { ApiError } from "../../../lib/api-error.ts";
import { postSeatLine } from "../../chat/index.ts";
import { runDueSteps } from "../lifecycle/lifecycle.ts";
import { refundSeat, takeSeatDeposit } from "./deposits.ts";
import {
  findJoinedMembers,
  findMembership,
  lockMeeting,
  type Meeting,
  type SeatRef,
} from "../../shared/meeting-guards.ts";
import { notifyAboutMeeting } from "../lifecycle/notifications.ts";
import { assertAllowed, isAllowed } from "../rules.ts";
import { notifySeatOpened } from "./seat-alerts.ts";
import { releaseSeat, takeSeat } from "./seats.ts";
import type { TrxContext, WriteContext } from "../../shared/context.ts";

export async function hasPendingApplication(ctx: TrxContext, { meetingId, memberId }: SeatRef): Promise<boolean> {
  const { trx } = ctx;
  const pending = await trx
    .selectFrom("meetingApplications")
    .select("id")
    .where("meetingId", "=", meetingId)
    .where("memberId", "=", memberId)
    .where("status", "=", "PENDING")
    .executeTakeFirst();
  return pending !== undefined;
}

/**
 * Takes a seat and its deposit. The errors are checked in this order.
 * @throws ApiError MEETING_NOT_FOUND, EXPELLED, ALREADY_JOINED, MEETING_NOT_RECRUITING, APPLICATION_PENDING, APPROVAL_REQUIRED, MEETING_FULL, NOT_ENOUGH_RICE.
 */
export async function joinMeeting(ctx: WriteContext, { meetingId, memberId }: SeatRef): Promise<void> {
  const { now } = ctx;
  const meeting = await lockMeeting(ctx, meetingId);
  const membership = await findMembership(ctx, { meetingId, memberId });
  if (membership?.state === "EXPELLED") throw new ApiError("EXPELLED");
  if (membership?.state === "JOINED") throw new ApiError("ALREADY_JOINED");
  assertAllowed("join", meeting, now);
  if (await hasPendingApplication(ctx, { meetingId, memberId })) throw new ApiError("APPLICATION_PENDING");
  if (meeting.requiresApproval) throw new ApiError("APPROVAL_REQUIRED");
  const seat = await takeSeat(ctx, { meeting, memberId });
  await takeSeatDeposit(ctx, { seat, reason: "MEETING_JOIN" });
  await postSeatLine(ctx, { change: "JOINED", seat });
}

/** The member who joined earliest becomes the host (D23). */
async function transferHostRole(ctx: WriteContext, meeting: Meeting): Promise<void> {
  const { trx } = ctx;
  const [next] = await findJoinedMembers(ctx, meeting.id);
  if (next === undefined) throw new Error(`Meeting ${meeting.id} has nobody left to host it.`);
  await trx.updateTable("meetings").set({ hostId: next.memberId }).where("id", "=", meeting.id).execute();
  await postSeatLine(ctx, { change: "HOST", seat: next });
  await notifyAboutMeeting(ctx, { memberIds: [next.memberId], kind: "becameHost", meeting });
}

/** Releases a seat; the deposit is refunded only while RECRUITING (D23). @throws ApiError MEETING_NOT_FOUND, NOT_JOINED, LAST_MEMBER, MEETING_OVER. */
export async function leaveMeeting(ctx: WriteContext, { meetingId, memberId }: SeatRef): Promise<void> {
  const { now } = ctx;
  const meeting = await runDueSteps(ctx, await lockMeeting(ctx, meetingId));
  const membership = await findMembership(ctx, { meetingId, memberId });
  if (membership?.state !== "JOINED") throw new ApiError("NOT_JOINED");
  assertAllowed("leave", meeting, now);
  if (meeting.memberCount === 1) throw new ApiError("LAST_MEMBER");
  await releaseSeat(ctx, { membership, state: "LEFT" });
  await postSeatLine(ctx, { change: "LEFT", seat: membership });
  if (meeting.hostId === memberId) await transferHostRole(ctx, meeting);
  await notifySeatOpened(ctx, meeting);
  if (isAllowed("refundDeposit", meeting, now)) await refundSeat(ctx, { seat: membership, reason: "MEETING_LEAVE" });
}
