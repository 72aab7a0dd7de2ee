/** Withdrawal: releases seats, cancels applications and deletes personal data; keeps what other members need (D16). */
import { sql } from "kysely";
import { anyOfIds, idArray } from "../../db/id-array.ts";
import type { Member, Trx } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { renameInSeatLines } from "../chat/index.ts";
import { deleteMeeting, leaveMeeting, runDueSteps, cancelOrRejectApplication } from "../meetings/index.ts";
import type { Meeting } from "../shared/meeting-guards.ts";
import { setRejoinLock } from "./rejoin-locks.ts";
import { revokeSessions } from "./sessions.ts";
import { deleteVerifications } from "./verification.ts";
import type { AccountContext } from "./context.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";

/** The name that is shown for a withdrawn member. */
const WITHDRAWN_NAME = "탈퇴한 회원";

const findSeats = (trx: Trx, memberId: number) =>
  trx
    .selectFrom("meetingMembers")
    .innerJoin("meetings", "meetings.id", "meetingMembers.meetingId")
    .select("meetings.id")
    .where("meetingMembers.memberId", "=", memberId)
    .where("meetingMembers.state", "=", "JOINED")
    .where("meetings.status", "<>", "END")
    .execute();

const findPendingApplications = (trx: Trx, memberId: number) =>
  trx
    .selectFrom("meetingApplications")
    .select(["id", "meetingId"])
    .where("memberId", "=", memberId)
    .where("status", "=", "PENDING")
    .orderBy("id")
    .execute();

/**
 * Locks, in id order, the unfinished meetings where the member has a seat or a pending application; returns the seats and
 * applications as they are after locking.
 */
async function lockMeetings(
  { trx }: TrxContext,
  memberId: number,
): Promise<{ meetings: Meeting[]; applicationIds: number[] }> {
  const ids = [
    ...(await findSeats(trx, memberId)).map((seat) => seat.id),
    ...(await findPendingApplications(trx, memberId)).map((application) => application.meetingId),
  ];
  const rows = await trx
    .selectFrom("meetings")
    .selectAll()
    .where("id", "=", anyOfIds(ids))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const locked = new Map(rows.map((meeting) => [meeting.id, meeting]));
  const seats = await findSeats(trx, memberId);
  const applications = await findPendingApplications(trx, memberId);
  return {
    meetings: seats.flatMap((seat) => locked.get(seat.id) ?? []),
    applicationIds: applications.filter(({ meetingId }) => locked.has(meetingId)).map(({ id }) => id),
  };
}

/** Releases the seat with refund; a meeting without other members is deleted (D23). */
async function leaveOrDeleteMeeting(
  ctx: WriteContext,
  { meeting, memberId }: { meeting: Meeting; memberId: number },
): Promise<void> {
  return meeting.memberCount === 1
    ? deleteMeeting(ctx, { meetingId: meeting.id, memberId })
    : leaveMeeting(ctx, { meetingId: meeting.id, memberId });
}

/** Leaves every meeting that is still RECRUITING and cancels pending applications. @throws ApiError MEMBER_IN_RUNNING_MEETING for a seat in a confirmed, unfinished meeting. */
async function leaveMeetings(ctx: WriteContext, memberId: number): Promise<void> {
  const { meetings, applicationIds } = await lockMeetings(ctx, memberId);
  for (const locked of meetings) {
    const meeting = await runDueSteps(ctx, locked);
    if (meeting.status === "RECRUITING") await leaveOrDeleteMeeting(ctx, { meeting, memberId });
    else if (meeting.status !== "END") throw new ApiError("MEMBER_IN_RUNNING_MEETING");
  }
  for (const id of applicationIds) await cancelOrRejectApplication(ctx, { applicationId: id, memberId });
}

/** Removes the member's images from the meetings they host, in id order; returns the image ids. */
async function clearMeetingImages(ctx: TrxContext, memberId: number): Promise<number[]> {
  const { trx } = ctx;
  const hosted = await trx
    .selectFrom("meetings")
    .innerJoin("images", "images.id", "meetings.imageId")
    .select(["meetings.id as meetingId", "images.id as imageId"])
    .where("meetings.hostId", "=", memberId)
    .where("images.ownerId", "=", memberId)
    .orderBy("meetings.id")
    .forNoKeyUpdate("meetings")
    .execute();
  const meetingIds = idArray(hosted.map(({ meetingId }) => meetingId));
  await trx
    .updateTable("meetings")
    .set({ imageId: null })
    .where("id", "=", sql<number>`any(${meetingIds})`)
    .execute();
  return hosted.map(({ imageId }) => imageId);
}

/** Marks the member's images as deleted, except those of other hosts' meetings and of stores. */
async function releaseImages(
  ctx: WriteContext,
  { memberId, meetingImageIds }: { memberId: number; meetingImageIds: number[] },
): Promise<void> {
  const { trx, now } = ctx;
  await trx
    .updateTable("images")
    .set({ deletedAt: now })
    .where("ownerId", "=", memberId)
    .where("deletedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("usageKind", "is", null),
        eb("usageKind", "in", ["MEMBER", "PARTNER_APPLICATION"]),
        eb("id", "=", anyOfIds(meetingImageIds)),
      ]),
    )
    .execute();
}

/**
 * Deletes push tokens and messages, notifications and their settings, seat alerts, read positions, idempotency keys, partner requests, blocks, tickets, verifications,
 * receipts, the texts of applications and the name in messages about seats.
 */
async function deletePersonalData(ctx: TrxContext, { id, phone, providerId }: Member): Promise<void> {
  const { trx } = ctx;
  await trx.updateTable("sessions").set({ fcmToken: null }).where("memberId", "=", id).execute();
  await trx
    .deleteFrom("pushOutbox")
    .where((eb) => eb.or([eb("memberId", "=", id), eb("senderId", "=", id)]))
    .execute();
  await trx.deleteFrom("notificationSettings").where("memberId", "=", id).execute();
  await trx.deleteFrom("chatPushes").where("memberId", "=", id).execute();
  await trx.deleteFrom("seatAlerts").where("memberId", "=", id).execute();
  await trx.deleteFrom("notifications").where("memberId", "=", id).execute();
  await trx.deleteFrom("chatReads").where("memberId", "=", id).execute();
  await trx.deleteFrom("idempotencyKeys").where("memberId", "=", id).execute();
  await trx.deleteFrom("partnerPlaceApplications").where("memberId", "=", id).execute();
  await trx.updateTable("meetingApplications").set({ content: "" }).where("memberId", "=", id).execute();
  await trx.updateTable("payments").set({ receiptData: null }).where("memberId", "=", id).execute();
  await renameInSeatLines(ctx, { memberId: id, name: WITHDRAWN_NAME });
  await trx
    .deleteFrom("blocks")
    .where((eb) => eb.or([eb("blockerId", "=", id), eb("blockedId", "=", id)]))
    .execute();
  await trx.updateTable("partnerPlaces").set({ memberId: null }).where("memberId", "=", id).execute();
  if (providerId !== null) await trx.deleteFrom("socialTickets").where("providerId", "=", providerId).execute();
  if (phone !== null) await deleteVerifications(ctx, phone);
}

async function anonymizeMember(ctx: WriteContext, memberId: number): Promise<void> {
  const { trx, now } = ctx;
  await trx
    .updateTable("members")
    .set({
      name: WITHDRAWN_NAME,
      phone: null,
      phoneVerifiedAt: null,
      phoneChangedAt: null,
      passwordHash: null,
      provider: null,
      providerId: null,
      role: "ROLE_USER",
      status: "WITHDRAWN",
      imageId: null,
      latitude: null,
      longitude: null,
      locationAgreedAt: null,
      targetToken: null,
      nameUpdatedAt: null,
      updatedAt: now,
      withdrawnAt: now,
    })
    .where("id", "=", memberId)
    .execute();
}

/**
 * Locks the member's row, after the meetings' (the lock order); FOR UPDATE, as blocks and read positions are stored under a FOR KEY SHARE.
 * @throws ApiError UNAVAILABLE for a seat or application added meanwhile.
 */
async function lockMemberWithoutSeats(ctx: TrxContext, memberId: number): Promise<Member> {
  const { trx } = ctx;
  const member = await trx
    .selectFrom("members")
    .selectAll()
    .where("id", "=", memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const added = [...(await findSeats(trx, memberId)), ...(await findPendingApplications(trx, memberId))];
  if (added.length > 0) throw new ApiError("UNAVAILABLE");
  return member;
}

/**
 * Withdraws a member in the caller's transaction: leaves recruiting meetings with refund, deletes the personal data, blocks the phone from registering again for a while (D16) and ends every session. Chat messages are kept without their sender; the ledger, penalties and reports keep the
 * member id. Call `sweepImagesAfterCommit` afterwards. Does nothing for a withdrawn member.
 * @throws ApiError MEMBER_IN_RUNNING_MEETING; UNAVAILABLE when the member takes a seat at the same moment.
 */
export async function withdraw(ctx: AccountContext, memberId: number): Promise<void> {
  await leaveMeetings(ctx, memberId);
  const meetingImageIds = await clearMeetingImages(ctx, memberId);
  const member = await lockMemberWithoutSeats(ctx, memberId);
  if (member.withdrawnAt !== null) return;
  if (member.phone !== null) {
    await setRejoinLock(ctx, { phone: member.phone, reason: member.status === "BANNED" ? "BANNED" : "WITHDRAWN" });
  }
  await releaseImages(ctx, { memberId, meetingImageIds });
  await deletePersonalData(ctx, member);
  await revokeSessions(ctx, { reason: "WITHDRAWAL", scope: { memberId } });
  await anonymizeMember(ctx, memberId);
}
