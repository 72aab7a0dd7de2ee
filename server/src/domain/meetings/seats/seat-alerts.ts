/** Notifying members when a seat of a full meeting opens (D49). */
import type { SeatRef } from "../../shared/meeting-guards.ts";
import { findMembership, lockMeeting, type Meeting } from "../../shared/meeting-guards.ts";
import { lockAuthenticatedMember } from "../../shared/member-guards.ts";
import type { TrxContext, WriteContext } from "../../shared/context.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { notifyAboutMeeting } from "../lifecycle/notifications.ts";
import { assertAllowed, isAllowed } from "../rules.ts";

/** The errors are checked in this order. @throws ApiError MEETING_NOT_FOUND, EXPELLED, ALREADY_JOINED, MEETING_NOT_RECRUITING, MEETING_NOT_FULL, TOKEN_REVOKED. */
export async function requestSeatAlert(ctx: WriteContext, { meetingId, memberId }: SeatRef): Promise<void> {
  const { trx, now } = ctx;
  const meeting = await lockMeeting(ctx, meetingId);
  const membership = await findMembership(ctx, { meetingId, memberId });
  if (membership?.state === "EXPELLED") throw new ApiError("EXPELLED");
  if (membership?.state === "JOINED") throw new ApiError("ALREADY_JOINED");
  assertAllowed("join", meeting, now);
  if (meeting.memberCount < meeting.maxCapacity) throw new ApiError("MEETING_NOT_FULL");
  await lockAuthenticatedMember(ctx, memberId);
  await trx
    .insertInto("seatAlerts")
    .values({ meetingId, memberId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @throws ApiError MEETING_NOT_FOUND. */
export async function cancelSeatAlert(ctx: TrxContext, { meetingId, memberId }: SeatRef): Promise<void> {
  await lockMeeting(ctx, meetingId);
  await deleteSeatAlert(ctx, { meetingId, memberId });
}

export async function deleteSeatAlert({ trx }: TrxContext, { meetingId, memberId }: SeatRef): Promise<void> {
  await trx.deleteFrom("seatAlerts").where("meetingId", "=", meetingId).where("memberId", "=", memberId).execute();
}

/** Notifies everybody who asked, once, after a seat of this meeting was released; the caller has locked it. */
export async function notifySeatOpened(ctx: WriteContext, meeting: Meeting): Promise<void> {
  if (!isAllowed("join", meeting, ctx.now)) return;
  const alerts = await takeSeatAlerts(ctx, meeting.id);
  await notifyAboutMeeting(ctx, { memberIds: alerts, kind: "seatOpened", meeting });
}

/** Removes the alerts of a meeting; returns who had asked. */
export async function takeSeatAlerts({ trx }: TrxContext, meetingId: number): Promise<number[]> {
  const rows = await trx.deleteFrom("seatAlerts").where("meetingId", "=", meetingId).returning("memberId").execute();
  return rows.map(({ memberId }) => memberId);
}
