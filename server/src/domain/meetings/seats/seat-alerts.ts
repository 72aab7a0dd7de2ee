/** Notifying members when a seat of a full meeting opens (D49). */
import { SEAT_ALERTS_NOTIFIED_MAX } from "@babchingu/openapi";
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

export async function deleteSeatAlert(ctx: TrxContext, { meetingId, memberId }: SeatRef): Promise<void> {
  await alertDeletion(ctx, meetingId).where("memberId", "=", memberId).execute();
}

/**
 * Notifies everybody who asked, once, after a seat of this meeting was released; the caller has locked it. Of more than
 * SEAT_ALERTS_NOTIFIED_MAX the others wait for the next seat.
 */
export async function notifySeatOpened(ctx: WriteContext, meeting: Meeting): Promise<void> {
  const { trx, now } = ctx;
  if (!isAllowed("join", meeting, now)) return;
  const first = trx
    .selectFrom("seatAlerts")
    .select("memberId")
    .where("meetingId", "=", meeting.id)
    .orderBy("createdAt")
    .orderBy("memberId")
    .limit(SEAT_ALERTS_NOTIFIED_MAX);
  const alerts = await alertDeletion(ctx, meeting.id).where("memberId", "in", first).returning("memberId").execute();
  const memberIds = alerts.map(({ memberId }) => memberId);
  await notifyAboutMeeting(ctx, { memberIds, kind: "seatOpened", meeting });
}

export async function deleteSeatAlerts(ctx: TrxContext, meetingId: number): Promise<void> {
  await alertDeletion(ctx, meetingId).execute();
}

const alertDeletion = ({ trx }: TrxContext, meetingId: number) =>
  trx.deleteFrom("seatAlerts").where("meetingId", "=", meetingId);
