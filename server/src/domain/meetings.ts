import type { components } from "@babchingu/openapi/types";
import type { Insertable } from "kysely";
import { ApiError } from "../lib/api-error.ts";
import type { MeetingsTable, Trx } from "../db/schema.ts";
import { claimImage, releaseImage } from "./images.ts";
import { catchUp } from "./lifecycle.ts";
import { refundApplication, refundSeat, takeSeatDeposit } from "./meeting-deposits.ts";
import { findMembership, lockHostedMeeting, lockMeeting } from "./meeting-lock.ts";
import { tellAll } from "./meeting-notices.ts";
import { checkedPlace } from "./meeting-place.ts";
import { assertAllowed, autoConfirmAt, isAllowed } from "./meeting-rules.ts";
import { checkedSchedule } from "./meeting-schedule.ts";
import { takeSeat } from "./meeting-seats.ts";
import { confirmMeetingNow, endBelowMinimum } from "./meeting-transitions.ts";

type Schemas = components["schemas"];

/** More meetings than this never begin in one millisecond. */
const CREATED_AT_TRIES_MAX = 1000;

/** Stores a meeting with a createdAt of its own, a millisecond later while another meeting has it (D8). */
async function insertMeeting(
  trx: Trx,
  values: Omit<Insertable<MeetingsTable>, "createdAt" | "updatedAt">,
  now: Date,
): Promise<number> {
  for (let later = 0; later < CREATED_AT_TRIES_MAX; later += 1) {
    const inserted = await trx
      .insertInto("meetings")
      .values({ ...values, createdAt: new Date(now.getTime() + later), updatedAt: now })
      .onConflict((conflict) => conflict.column("createdAt").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted !== undefined) return inserted.id;
  }
  throw new ApiError("E503-1");
}

/**
 * Opens a meeting: the host gets the first seat and pays its deposit. With less than 15 minutes to go the rule of the
 * last 15 minutes applies at once (D19), so a meeting for now ends below its minimum and the deposit comes back.
 * @throws ApiError E400-1, E400-7, E400-8, E400-9, E400-15, E400-16, E409-4.
 */
export async function createMeeting(
  trx: Trx,
  hostId: number,
  body: Schemas["CreateMeetingRequest"],
  now: Date,
): Promise<number> {
  const scheduledAt = checkedSchedule(body.scheduledAt, now);
  if (body.minCapacity > body.maxCapacity) throw new ApiError("E400-9");
  const place = await checkedPlace(trx, body, now);
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
  const meetingId = await insertMeeting(trx, { ...values, imageId: null }, now);
  if (body.imageId !== null) {
    await claimImage(trx, { imageId: body.imageId, ownerId: hostId, usage: { kind: "MEETING", id: meetingId } });
    await trx.updateTable("meetings").set({ imageId: body.imageId }).where("id", "=", meetingId).execute();
  }
  const meeting = await lockMeeting(trx, meetingId);
  const seat = await takeSeat(trx, meeting, hostId, now);
  await takeSeatDeposit(trx, seat, "MEETING_CREATE", now);
  if (now >= autoConfirmAt(scheduledAt)) await endBelowMinimum(trx, meeting, now);
  return meetingId;
}

/** Changes a meeting's words and place. @throws ApiError E400-16, E403-3, E404-3, E409-15. */
export async function updateMeeting(
  trx: Trx,
  change: { meetingId: number; memberId: number; body: Schemas["UpdateMeetingRequest"] },
  now: Date,
): Promise<void> {
  const meeting = await lockHostedMeeting(trx, change.meetingId, change.memberId);
  assertAllowed("edit", meeting, now);
  const place = await checkedPlace(trx, change.body, now);
  await trx
    .updateTable("meetings")
    .set({ ...place, title: change.body.title.trim(), content: change.body.content.trim(), updatedAt: now })
    .where("id", "=", meeting.id)
    .execute();
}

/** RECRUITING → CONFIRMED by the host. @throws ApiError E403-3, E404-3, E409-5, E409-12. */
export async function confirmMeeting(trx: Trx, meetingId: number, memberId: number, now: Date): Promise<void> {
  const meeting = await lockHostedMeeting(trx, meetingId, memberId);
  assertAllowed("confirm", meeting, now);
  if (meeting.memberCount < meeting.minCapacity) throw new ApiError("E409-12");
  await confirmMeetingNow(trx, meeting, now);
}

async function refundWaiting(trx: Trx, meeting: { id: number; title: string }, now: Date): Promise<void> {
  const waiting = await trx
    .selectFrom("meetingApplications")
    .select(["id", "memberId"])
    .where("meetingId", "=", meeting.id)
    .where("status", "=", "PENDING")
    .orderBy("memberId")
    .execute();
  for (const application of waiting) await refundApplication(trx, application, "MEETING_APPLY_REJECT", now);
  await tellAll(
    trx,
    waiting.map((application) => application.memberId),
    "meetingDeleted",
    meeting,
    now,
  );
}

/** Deletes a meeting with only its host in it. @throws ApiError E403-3, E404-3, E409-13, E409-32. */
export async function deleteMeeting(trx: Trx, meetingId: number, memberId: number, now: Date): Promise<void> {
  const meeting = await catchUp(trx, await lockHostedMeeting(trx, meetingId, memberId), now);
  assertAllowed("delete", meeting, now);
  if (meeting.memberCount > 1) throw new ApiError("E409-13");
  await refundWaiting(trx, meeting, now);
  const seat = await findMembership(trx, meetingId, memberId);
  if (seat !== undefined && isAllowed("takeRefund", meeting, now)) await refundSeat(trx, seat, "MEETING_DELETE", now);
  await trx.deleteFrom("meetings").where("id", "=", meetingId).execute();
  if (meeting.imageId !== null) await releaseImage(trx, now, meeting.imageId);
}
