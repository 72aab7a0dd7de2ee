/** Checking in at the place of a meeting (D24), and what a member has done there. */
import { CHECK_IN_RADIUS_M, CHECK_IN_WINDOW_MIN, distanceM } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import type { Db, Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import { later, MINUTE_MS } from "../lib/time.ts";
import { requireSeat } from "./chat-messages.ts";
import { refundSeat } from "./meeting-deposits.ts";
import type { Meeting } from "./meeting-lock.ts";
import { findMembership, lockMeeting } from "./meeting-lock.ts";
import { assertAllowed } from "./meeting-rules.ts";

type Schemas = components["schemas"];

async function hasAgreedToLocation(trx: Trx, memberId: number): Promise<boolean> {
  const member = await trx
    .selectFrom("members")
    .select("locationAgreedAt")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return member.locationAgreedAt !== null;
}

/** The window is open at both its ends; once the no-shows are booked it is closed. @throws ApiError E409-16. */
function assertWindowOpen(meeting: Meeting, now: Date): void {
  assertAllowed("checkIn", meeting, now);
  const opensAt = later(meeting.scheduledAt, -CHECK_IN_WINDOW_MIN * MINUTE_MS);
  const closesAt = later(meeting.scheduledAt, CHECK_IN_WINDOW_MIN * MINUTE_MS);
  if (now < opensAt || now > closesAt || meeting.noShowsAt !== null) throw new ApiError("E409-16");
}

/**
 * Checks a member in by their position, which is compared and not stored, and gives the deposit back. Reasons to refuse are
 * told in this order.
 * @throws ApiError E404-3, E403-4, E400-19, E409-18, E409-16, E409-17 with the distance.
 */
export async function checkIn(
  trx: Trx,
  { memberId, body }: { memberId: number; body: Schemas["CheckInRequest"] },
  now: Date,
): Promise<void> {
  const meeting = await lockMeeting(trx, body.meetingId);
  const membership = await findMembership(trx, meeting.id, memberId);
  if (membership?.state !== "JOINED") throw new ApiError("E403-4");
  if (!(await hasAgreedToLocation(trx, memberId))) throw new ApiError("E400-19");
  if (membership.checkedAt !== null) throw new ApiError("E409-18");
  assertWindowOpen(meeting, now);
  const place = { latitude: meeting.placeLatitude, longitude: meeting.placeLongitude };
  const awayM = distanceM(place, body);
  if (awayM > CHECK_IN_RADIUS_M) throw new ApiError("E409-17", { distanceM: Math.ceil(awayM) });
  await trx.updateTable("meetingMembers").set({ checkedAt: now }).where("id", "=", membership.id).execute();
  await refundSeat(trx, membership, "MEETING_CHECKED", now);
}

/** Whether the member has checked in and rated. @throws ApiError E404-3, E403-4. */
export async function readAttendance(db: Db, meetingId: number, memberId: number): Promise<Schemas["Attendance"]> {
  await requireSeat(db, meetingId, memberId);
  const row = await db
    .selectFrom("meetingMembers")
    .select(["checkedAt", "evaluatedAt"])
    .where("meetingId", "=", meetingId)
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  return { checked: row?.checkedAt != null, evaluated: row?.evaluatedAt != null };
}
