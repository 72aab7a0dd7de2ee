import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import { ApiError } from "../lib/api-error.ts";
import type { MeetingApplicationsTable, Trx } from "../db/schema.ts";
import { refundApplication, takeApplicationDeposit } from "./meeting-deposits.ts";
import type { Meeting } from "./meeting-lock.ts";
import { findMembership, lockMeeting } from "./meeting-lock.ts";
import { tellAll } from "./meeting-notices.ts";
import { assertAllowed } from "./meeting-rules.ts";
import { takeSeat } from "./meeting-seats.ts";
import { hasWaitingApplication } from "./membership.ts";

type Application = Selectable<MeetingApplicationsTable>;

/**
 * Asks the host for a seat and pays its deposit in advance. Reasons to refuse are told in this order.
 * @throws ApiError E404-3, E403-5, E409-31, E409-5, E409-11, E409-9, E409-6, E409-4.
 */
export async function applyToMeeting(
  trx: Trx,
  request: { meetingId: number; memberId: number; content: string },
  now: Date,
): Promise<number> {
  const { meetingId, memberId } = request;
  const meeting = await lockMeeting(trx, meetingId);
  const membership = await findMembership(trx, meetingId, memberId);
  if (membership?.state === "EXPELLED") throw new ApiError("E403-5");
  if (membership?.state === "JOINED") throw new ApiError("E409-31");
  assertAllowed("apply", meeting, now);
  if (!meeting.requiresApproval) throw new ApiError("E409-11");
  if (await hasWaitingApplication(trx, meetingId, memberId)) throw new ApiError("E409-9");
  if (meeting.memberCount >= meeting.maxCapacity) throw new ApiError("E409-6");
  const { id } = await trx
    .insertInto("meetingApplications")
    .values({ meetingId, memberId, content: request.content.trim(), status: "PENDING", createdAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await takeApplicationDeposit(trx, { id, memberId }, now);
  await tellAll(trx, [meeting.hostId], "applicationReceived", meeting, now);
  return id;
}

/** Locks the meeting of a waiting application, then the application. @throws ApiError E404-4 when it is none, or answered. */
async function lockWaiting(trx: Trx, applicationId: number): Promise<{ application: Application; meeting: Meeting }> {
  const query = trx
    .selectFrom("meetingApplications")
    .selectAll()
    .where("id", "=", applicationId)
    .where("status", "=", "PENDING");
  const seen = await query.executeTakeFirst();
  if (seen === undefined) throw new ApiError("E404-4");
  const meeting = await lockMeeting(trx, seen.meetingId).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "E404-3") throw new ApiError("E404-4");
    throw error;
  });
  // Somebody may have answered while this waited for the meeting.
  const application = await query.forUpdate().executeTakeFirst();
  if (application === undefined) throw new ApiError("E404-4");
  return { application, meeting };
}

async function answer(
  trx: Trx,
  application: Application,
  status: "APPROVED" | "REJECTED" | "CANCELLED",
  now: Date,
): Promise<void> {
  await trx
    .updateTable("meetingApplications")
    .set({ status, answeredAt: now })
    .where("id", "=", application.id)
    .execute();
}

/** Gives the applicant a seat for the deposit already paid. @throws ApiError E403-3, E404-4, E409-5, E409-6. */
export async function approveApplication(
  trx: Trx,
  approval: { applicationId: number; memberId: number; body: components["schemas"]["ApproveRequest"] },
  now: Date,
): Promise<void> {
  const { application, meeting } = await lockWaiting(trx, approval.applicationId);
  if (meeting.hostId !== approval.memberId) throw new ApiError("E403-3");
  const { body } = approval;
  if (application.meetingId !== body.meetingId || application.memberId !== body.memberId) throw new ApiError("E404-4");
  assertAllowed("approve", meeting, now);
  await takeSeat(trx, meeting, application.memberId, now);
  await answer(trx, application, "APPROVED", now);
  await tellAll(trx, [application.memberId], "applicationApproved", meeting, now);
}

/** Cancels as the applicant, rejects as the host; both give the deposit back. @throws ApiError E403-8, E404-4. */
export async function withdrawApplication(trx: Trx, applicationId: number, memberId: number, now: Date): Promise<void> {
  const { application, meeting } = await lockWaiting(trx, applicationId);
  if (application.memberId === memberId) {
    await answer(trx, application, "CANCELLED", now);
    await refundApplication(trx, application, "MEETING_APPLY_DELETE", now);
    return;
  }
  if (meeting.hostId !== memberId) throw new ApiError("E403-8");
  await answer(trx, application, "REJECTED", now);
  await refundApplication(trx, application, "MEETING_APPLY_REJECT", now);
  await tellAll(trx, [application.memberId], "applicationRejected", meeting, now);
}
