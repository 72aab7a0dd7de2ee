/** Check-in at the place of a meeting (D24), and a member's attendance. */
import { CHECK_IN_RADIUS_M, checkInClosesAt, checkInOpensAt, distanceM } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../../db/schema.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { refundSeat } from "./deposits.ts";
import { findMembership, lockMeeting, type Meeting, requireSeat } from "../../shared/meeting-guards.ts";
import { assertAllowed } from "../rules.ts";
import type { TrxContext, WriteContext } from "../../shared/context.ts";

type Schemas = components["schemas"];

async function hasAgreedToLocation(ctx: TrxContext, memberId: number): Promise<boolean> {
  const { trx } = ctx;
  const member = await trx
    .selectFrom("members")
    .select("locationAgreedAt")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return member.locationAgreedAt !== null;
}

/** The window includes both its ends; booking the no-shows closes it. @throws ApiError CHECK_IN_CLOSED. */
function assertCheckInOpen(meeting: Meeting, now: Date): void {
  assertAllowed("checkIn", meeting, now);
  const opensAt = checkInOpensAt(meeting.scheduledAt);
  const closesAt = checkInClosesAt(meeting.scheduledAt);
  if (now < opensAt || now > closesAt || meeting.noShowsAt !== null) throw new ApiError("CHECK_IN_CLOSED");
}

/**
 * Checks a member in by their position, which is not stored, and refunds the deposit. The errors are checked in this order.
 * @throws ApiError MEETING_NOT_FOUND, NOT_PARTICIPANT, LOCATION_CONSENT_REQUIRED, ALREADY_CHECKED_IN, CHECK_IN_CLOSED, TOO_FAR_FROM_PLACE with the distance.
 */
export async function checkIn(
  ctx: WriteContext,
  { memberId, body }: { memberId: number; body: Schemas["CheckInRequest"] },
): Promise<void> {
  const { trx, now } = ctx;
  const meeting = await lockMeeting(ctx, body.meetingId);
  const membership = await findMembership(ctx, { meetingId: meeting.id, memberId });
  if (membership?.state !== "JOINED") throw new ApiError("NOT_PARTICIPANT");
  if (!(await hasAgreedToLocation(ctx, memberId))) throw new ApiError("LOCATION_CONSENT_REQUIRED");
  if (membership.checkedAt !== null) throw new ApiError("ALREADY_CHECKED_IN");
  assertCheckInOpen(meeting, now);
  const place = { latitude: meeting.placeLatitude, longitude: meeting.placeLongitude };
  const offsetM = distanceM(place, body);
  if (offsetM > CHECK_IN_RADIUS_M) throw new ApiError("TOO_FAR_FROM_PLACE", { distanceM: Math.ceil(offsetM) });
  await trx.updateTable("meetingMembers").set({ checkedAt: now }).where("id", "=", membership.id).execute();
  await refundSeat(ctx, { seat: membership, reason: "MEETING_CHECKED" });
}

/** Whether the member has checked in and rated. @throws ApiError MEETING_NOT_FOUND, NOT_PARTICIPANT. */
export async function readAttendance(db: Db, meetingId: number, memberId: number): Promise<Schemas["Attendance"]> {
  await requireSeat(db, { meetingId, memberId });
  const row = await db
    .selectFrom("meetingMembers")
    .select(["checkedAt", "evaluatedAt"])
    .where("meetingId", "=", meetingId)
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  return { checked: row?.checkedAt != null, evaluated: row?.evaluatedAt != null };
}
