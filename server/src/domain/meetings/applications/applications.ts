import { HOUR_MS, PENDING_APPLICATIONS_MAX } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import { ApiError } from "../../../lib/api-error.ts";
import { addMs } from "../../../lib/time.ts";
import type { Db, MeetingApplicationsTable } from "../../../db/schema.ts";
import { postSeatLine } from "../../chat/index.ts";
import { refundApplications, takeApplicationDeposit } from "../seats/deposits.ts";
import { findMembership, lockMeeting, type Meeting, type SeatRef } from "../../shared/meeting-guards.ts";
import { notifyAboutMeeting } from "../lifecycle/notifications.ts";
import { assertAllowed } from "../rules.ts";
import { takeSeat } from "../seats/seats.ts";
import { hasPendingApplication } from "../seats/join-and-leave.ts";
import type { TrxContext, WriteContext } from "../../shared/context.ts";

type Application = Selectable<MeetingApplicationsTable>;

/** The host is notified again of who cancels and applies again after this time. */
const NOTIFY_AGAIN_MS = HOUR_MS;

async function wasHostNotified({ trx, now }: WriteContext, { meetingId, memberId }: SeatRef): Promise<boolean> {
  const recent = await trx
    .selectFrom("meetingApplications")
    .select("id")
    .where("memberId", "=", memberId)
    .where("createdAt", ">", addMs(now, -NOTIFY_AGAIN_MS))
    .where("meetingId", "=", meetingId)
    .where("hostNotified", "=", true)
    .limit(1)
    .executeTakeFirst();
  return recent !== undefined;
}

async function isApplicationLimitReached({ trx }: TrxContext, meetingId: number): Promise<boolean> {
  const last = await trx
    .selectFrom("meetingApplications")
    .select("id")
    .where("meetingId", "=", meetingId)
    .where("status", "=", "PENDING")
    .offset(PENDING_APPLICATIONS_MAX - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

/**
 * Applies for a seat and pays its deposit in advance. The errors are checked in this order.
 * @throws ApiError MEETING_NOT_FOUND, EXPELLED, ALREADY_PARTICIPATED, MEETING_NOT_RECRUITING, APPROVAL_NOT_REQUIRED, APPLICATION_PENDING, MEETING_FULL, NOT_ENOUGH_RICE.
 */
export async function applyToMeeting(
  ctx: WriteContext,
  request: { meetingId: number; memberId: number; content: string },
): Promise<number> {
  const { trx, now } = ctx;
  const { meetingId, memberId } = request;
  const meeting = await lockMeeting(ctx, meetingId);
  const membership = await findMembership(ctx, { meetingId, memberId });
  if (membership?.state === "EXPELLED") throw new ApiError("EXPELLED");
  if (membership?.state === "JOINED") throw new ApiError("ALREADY_PARTICIPATED");
  assertAllowed("apply", meeting, now);
  if (!meeting.requiresApproval) throw new ApiError("APPROVAL_NOT_REQUIRED");
  if (await hasPendingApplication(ctx, { meetingId, memberId })) throw new ApiError("APPLICATION_PENDING");
  if (meeting.memberCount >= meeting.maxCapacity || (await isApplicationLimitReached(ctx, meetingId)))
    throw new ApiError("MEETING_FULL");
  const hostNotified = !(await wasHostNotified(ctx, { meetingId, memberId }));
  const { id } = await trx
    .insertInto("meetingApplications")
    .values({ meetingId, memberId, content: request.content.trim(), status: "PENDING", hostNotified, createdAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await takeApplicationDeposit(ctx, { id, memberId });
  if (hostNotified) {
    await notifyAboutMeeting(ctx, { memberIds: [meeting.hostId], kind: "applicationReceived", meeting });
  }
  return id;
}

/** The meeting of an application; undefined when there is none with this id. */
export async function findMeetingOfApplication(db: Db, applicationId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("meetingApplications")
    .select("meetingId")
    .where("id", "=", applicationId)
    .executeTakeFirst();
  return row?.meetingId;
}

/** Locks the meeting of a pending application, then the application. @throws ApiError APPLICATION_NOT_FOUND, also when it is no longer pending. */
async function lockPendingApplication(
  ctx: TrxContext,
  applicationId: number,
): Promise<{ application: Application; meeting: Meeting }> {
  const { trx } = ctx;
  const query = trx
    .selectFrom("meetingApplications")
    .selectAll()
    .where("id", "=", applicationId)
    .where("status", "=", "PENDING");
  const unlocked = await query.executeTakeFirst();
  if (unlocked === undefined) throw new ApiError("APPLICATION_NOT_FOUND");
  const meeting = await lockMeeting(ctx, unlocked.meetingId).catch((error: unknown) => {
    if (error instanceof ApiError && error.errorName === "MEETING_NOT_FOUND")
      throw new ApiError("APPLICATION_NOT_FOUND");
    throw error;
  });
  // It may have been answered while this transaction waited for the meeting's lock.
  const application = await query.forUpdate().executeTakeFirst();
  if (application === undefined) throw new ApiError("APPLICATION_NOT_FOUND");
  return { application, meeting };
}

async function setStatus(
  ctx: WriteContext,
  { application, status }: { application: Application; status: "APPROVED" | "REJECTED" | "CANCELLED" },
): Promise<void> {
  const { trx, now } = ctx;
  await trx
    .updateTable("meetingApplications")
    .set({ status, answeredAt: now })
    .where("id", "=", application.id)
    .execute();
}

/** Gives the applicant a seat; its deposit is already paid. @throws ApiError NOT_HOST, APPLICATION_NOT_FOUND, MEETING_NOT_RECRUITING, MEETING_FULL. */
export async function approveApplication(
  ctx: WriteContext,
  approval: { applicationId: number; memberId: number; body: components["schemas"]["ApproveRequest"] },
): Promise<void> {
  const { now } = ctx;
  const { application, meeting } = await lockPendingApplication(ctx, approval.applicationId);
  if (meeting.hostId !== approval.memberId) throw new ApiError("NOT_HOST");
  const { body } = approval;
  if (application.meetingId !== body.meetingId || application.memberId !== body.memberId)
    throw new ApiError("APPLICATION_NOT_FOUND");
  assertAllowed("approve", meeting, now);
  const seat = await takeSeat(ctx, { meeting, memberId: application.memberId });
  await postSeatLine(ctx, { change: "JOINED", seat });
  await setStatus(ctx, { application, status: "APPROVED" });
  await notifyAboutMeeting(ctx, { memberIds: [application.memberId], kind: "applicationApproved", meeting });
}

/** Cancels as the applicant or rejects as the host; both refund the deposit. @throws ApiError NOT_APPLICANT_OR_HOST, APPLICATION_NOT_FOUND. */
export async function cancelOrRejectApplication(
  ctx: WriteContext,
  { applicationId, memberId }: { applicationId: number; memberId: number },
): Promise<void> {
  const { application, meeting } = await lockPendingApplication(ctx, applicationId);
  if (application.memberId === memberId) {
    await setStatus(ctx, { application, status: "CANCELLED" });
    await refundApplications(ctx, { applications: [application], reason: "MEETING_APPLY_DELETE" });
    return;
  }
  if (meeting.hostId !== memberId) throw new ApiError("NOT_APPLICANT_OR_HOST");
  await setStatus(ctx, { application, status: "REJECTED" });
  await refundApplications(ctx, { applications: [application], reason: "MEETING_APPLY_REJECT" });
  await notifyAboutMeeting(ctx, { memberIds: [application.memberId], kind: "applicationRejected", meeting });
}
