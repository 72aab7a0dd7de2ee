import { HOUR_MS, PLACE_MOVES_PER_HOUR } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import type { Insertable } from "kysely";
import { ApiError } from "../../lib/api-error.ts";
import { addMs, secondsBetween } from "../../lib/time.ts";
import type { MeetingsTable } from "../../db/schema.ts";
import { claimImage, markImageDeleted } from "../media/index.ts";
import { runDueSteps } from "./lifecycle/lifecycle.ts";
import { refundSeat, takeSeatDeposit } from "./seats/deposits.ts";
import {
  findMembership,
  lockHostedMeeting,
  lockMeeting,
  type Meeting,
  type SeatRef,
} from "../shared/meeting-guards.ts";
import { notifySeated } from "./lifecycle/notifications.ts";
import { validatePlace } from "./place.ts";
import { assertAllowed, autoConfirmAt, isAllowed } from "./rules.ts";
import { validateSchedule } from "./schedule.ts";
import { takeSeat } from "./seats/seats.ts";
import { enterConfirmed, endBelowMinimum, rejectPendingApplications } from "./lifecycle/transitions.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";

type Schemas = components["schemas"];

/** More meetings than are ever created in one millisecond. */
const CREATED_AT_TRIES_MAX = 1000;

/** Inserts a meeting with a unique createdAt: adds a millisecond while another meeting has the same (D8). */
async function insertMeeting(
  ctx: WriteContext,
  values: Omit<Insertable<MeetingsTable>, "createdAt" | "updatedAt">,
): Promise<number> {
  const { trx, now } = ctx;
  for (let offsetMs = 0; offsetMs < CREATED_AT_TRIES_MAX; offsetMs += 1) {
    const inserted = await trx
      .insertInto("meetings")
      .values({ ...values, createdAt: new Date(now.getTime() + offsetMs), updatedAt: now })
      .onConflict((conflict) => conflict.column("createdAt").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted !== undefined) return inserted.id;
  }
  throw new ApiError("UNAVAILABLE");
}

/**
 * Creates a meeting: the host takes the first seat and pays its deposit. One created less than
 * AUTO_CONFIRM_MIN before its start ends at once, because only the host is in it, and the deposit is refunded (D19).
 * @throws ApiError INVALID_REQUEST, SCHEDULED_IN_THE_PAST, SCHEDULED_TOO_FAR, CAPACITY_ORDER, IMAGE_NOT_USABLE, PARTNER_PLACE_MISMATCH, NOT_ENOUGH_RICE.
 */
export async function createMeeting(
  ctx: WriteContext,
  { hostId, body }: { hostId: number; body: Schemas["CreateMeetingRequest"] },
): Promise<number> {
  const { trx, now } = ctx;
  const scheduledAt = validateSchedule(body.scheduledAt, now);
  if (body.minCapacity > body.maxCapacity) throw new ApiError("CAPACITY_ORDER");
  const place = await validatePlace(ctx, body);
  const values = {
    ...place,
    hostId,
    status: "RECRUITING" as const,
    imageId: body.imageId,
    title: body.title.trim(),
    content: body.content.trim(),
    scheduledAt,
    minCapacity: body.minCapacity,
    maxCapacity: body.maxCapacity,
    memberCount: 0,
    requiresApproval: body.requiresApproval,
  };
  const meetingId = await insertMeeting(ctx, { ...values, imageId: null });
  if (body.imageId !== null) {
    await claimImage(ctx, { imageId: body.imageId, ownerId: hostId, usage: { kind: "MEETING", id: meetingId } });
    await trx.updateTable("meetings").set({ imageId: body.imageId }).where("id", "=", meetingId).execute();
  }
  const seat = await takeSeat(ctx, { meeting: { id: meetingId }, memberId: hostId });
  await takeSeatDeposit(ctx, { seat, reason: "MEETING_CREATE" });
  if (now >= autoConfirmAt(scheduledAt)) await endBelowMinimum(ctx, await lockMeeting(ctx, meetingId));
  return meetingId;
}

/** Where a meeting is: everybody with a seat has to know when one of these changes. */
const PLACE_FIELDS = ["placeName", "placeLatitude", "placeLongitude"] as const;

/** The times of the meeting's moves within the last hour, with one now. @throws ApiError TOO_MANY_REQUESTS when there are too many (R62). */
function addPlaceMove({ placeMoves }: Meeting, now: Date): Date[] {
  const recent = placeMoves.filter((at) => addMs(at, HOUR_MS) > now);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= PLACE_MOVES_PER_HOUR) {
    throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: secondsBetween(now, addMs(oldest, HOUR_MS)) });
  }
  return [...recent, now];
}

/**
 * Changes a meeting's title, content and place, and notifies everybody else with a seat of another place.
 * @throws ApiError PARTNER_PLACE_MISMATCH, NOT_HOST, MEETING_NOT_FOUND, MEETING_NOT_EDITABLE, TOO_MANY_REQUESTS.
 */
export async function updateMeeting(
  ctx: WriteContext,
  change: { meetingId: number; memberId: number; body: Schemas["UpdateMeetingRequest"] },
): Promise<void> {
  const { trx, now } = ctx;
  const meeting = await lockHostedMeeting(ctx, { meetingId: change.meetingId, hostId: change.memberId });
  assertAllowed("edit", meeting, now);
  const place = await validatePlace(ctx, change.body, meeting);
  const isMoveNotified = meeting.memberCount > 1 && PLACE_FIELDS.some((name) => place[name] !== meeting[name]);
  const placeMoves = isMoveNotified ? addPlaceMove(meeting, now) : meeting.placeMoves;
  const updated = await trx
    .updateTable("meetings")
    .set({ ...place, title: change.body.title.trim(), content: change.body.content.trim(), placeMoves, updatedAt: now })
    .where("id", "=", meeting.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isMoveNotified) await notifySeated(ctx, { meeting: updated, kind: "placeChanged", exceptId: meeting.hostId });
}

/** RECRUITING → CONFIRMED by the host. @throws ApiError NOT_HOST, MEETING_NOT_FOUND, MEETING_NOT_RECRUITING, BELOW_MINIMUM. */
export async function confirmMeeting(ctx: WriteContext, { meetingId, memberId }: SeatRef): Promise<void> {
  const { now } = ctx;
  const meeting = await lockHostedMeeting(ctx, { meetingId, hostId: memberId });
  assertAllowed("confirm", meeting, now);
  if (meeting.memberCount < meeting.minCapacity) throw new ApiError("BELOW_MINIMUM");
  await enterConfirmed(ctx, meeting);
}

/** Whether there is a report of the meeting; none can come while the caller has locked it. */
async function hasReports({ trx }: TrxContext, meetingId: number): Promise<boolean> {
  const report = await trx.selectFrom("reports").select("id").where("meetingId", "=", meetingId).executeTakeFirst();
  return report !== undefined;
}

/**
 * Ends a meeting for good and takes the last seat: members don't find it any more, but operators its chat. It didn't take place, and
 * nobody was there, whatever state it had reached (R63).
 */
async function keepForReports({ trx, now }: WriteContext, { meetingId, memberId }: SeatRef): Promise<void> {
  await trx
    .updateTable("meetingMembers")
    .set({ state: "LEFT", leftAt: now, checkedAt: null })
    .where("meetingId", "=", meetingId)
    .where("memberId", "=", memberId)
    .execute();
  await trx
    .updateTable("meetings")
    .set({ status: "END", endedAt: now, tookPlace: false, memberCount: 0, updatedAt: now })
    .where("id", "=", meetingId)
    .execute();
}

/** Deletes a meeting whose only member is its host. @throws ApiError NOT_HOST, MEETING_NOT_FOUND, HAS_OTHER_MEMBERS, MEETING_OVER. */
export async function deleteMeeting(ctx: WriteContext, { meetingId, memberId }: SeatRef): Promise<void> {
  const { trx, now } = ctx;
  const meeting = await runDueSteps(ctx, await lockHostedMeeting(ctx, { meetingId, hostId: memberId }));
  assertAllowed("delete", meeting, now);
  if (meeting.memberCount > 1) throw new ApiError("HAS_OTHER_MEMBERS");
  await rejectPendingApplications(ctx, meeting, "meetingDeleted");
  const seat = await findMembership(ctx, { meetingId, memberId });
  if (seat !== undefined && isAllowed("refundDeposit", meeting, now))
    await refundSeat(ctx, { seat, reason: "MEETING_DELETE" });
  if (await hasReports(ctx, meetingId)) return keepForReports(ctx, { meetingId, memberId });
  await trx.deleteFrom("meetings").where("id", "=", meetingId).execute();
  if (meeting.imageId !== null) await markImageDeleted(ctx, meeting.imageId);
}
