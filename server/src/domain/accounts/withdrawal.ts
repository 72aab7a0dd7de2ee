/** Leaving the service: seats, applications and personal data go, what others need stays (D16). */
import type { Member, Trx } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { deleteMeeting, leaveMeeting, runDueSteps, withdrawApplication } from "../meetings/index.ts";
import type { Meeting } from "../shared/meeting-guards.ts";
import { lockMeeting } from "../shared/meeting-guards.ts";
import { lockPhone } from "./phone-locks.ts";
import { revokeSessions } from "./sessions.ts";
import type { AccountContext } from "./context.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";

/** What a withdrawn member is called wherever a name is shown. */
const WITHDRAWN_NAME = "탈퇴한 회원";

const seatsOf = (trx: Trx, memberId: number) =>
  trx
    .selectFrom("meetingMembers")
    .innerJoin("meetings", "meetings.id", "meetingMembers.meetingId")
    .select("meetings.id")
    .where("meetingMembers.memberId", "=", memberId)
    .where("meetingMembers.state", "=", "JOINED")
    .where("meetings.status", "<>", "END")
    .execute();

const waitingOf = (trx: Trx, memberId: number) =>
  trx
    .selectFrom("meetingApplications")
    .select(["id", "meetingId"])
    .where("memberId", "=", memberId)
    .where("status", "=", "PENDING")
    .orderBy("id")
    .execute();

/**
 * Holds the meetings that are not over in which the member has a seat or an application waiting, in the order of their ids,
 * and says what is still so once they are held.
 */
async function lockMeetings(
  ctx: TrxContext,
  memberId: number,
): Promise<{ seated: Meeting[]; applicationIds: number[] }> {
  const { trx } = ctx;
  const seen = [
    ...(await seatsOf(trx, memberId)).map((seat) => seat.id),
    ...(await waitingOf(trx, memberId)).map((application) => application.meetingId),
  ];
  const held = new Map<number, Meeting>();
  for (const id of [...new Set(seen)].toSorted((a, b) => a - b)) held.set(id, await lockMeeting(ctx, id));
  const seats = await seatsOf(trx, memberId);
  const waiting = await waitingOf(trx, memberId);
  return {
    seated: seats.flatMap((seat) => held.get(seat.id) ?? []),
    applicationIds: waiting.filter(({ meetingId }) => held.has(meetingId)).map(({ id }) => id),
  };
}

/** Gives the seat up with refund; a meeting without anybody else goes with its host (D23). */
async function leave(ctx: WriteContext, { meeting, memberId }: { meeting: Meeting; memberId: number }): Promise<void> {
  return meeting.memberCount === 1
    ? deleteMeeting(ctx, { meetingId: meeting.id, memberId })
    : leaveMeeting(ctx, { meetingId: meeting.id, memberId });
}

/** Leaves all that recruits. @throws ApiError MEMBER_IN_RUNNING_MEETING for a member of a confirmed meeting that is not over. */
async function leaveMeetings(ctx: WriteContext, memberId: number): Promise<void> {
  const { seated, applicationIds } = await lockMeetings(ctx, memberId);
  for (const held of seated) {
    const meeting = await runDueSteps(ctx, held);
    if (meeting.status === "RECRUITING") await leave(ctx, { meeting, memberId });
    else if (meeting.status !== "END") throw new ApiError("MEMBER_IN_RUNNING_MEETING");
  }
  for (const id of applicationIds) await withdrawApplication(ctx, { applicationId: id, memberId });
}

/** Takes the images the member has uploaded off the meetings they host, in the order of the meetings' ids. */
async function clearMeetingImages(ctx: TrxContext, memberId: number): Promise<number[]> {
  const { trx } = ctx;
  const shown = await trx
    .selectFrom("meetings")
    .innerJoin("images", "images.id", "meetings.imageId")
    .select(["meetings.id as meetingId", "images.id as imageId"])
    .where("meetings.hostId", "=", memberId)
    .where("images.ownerId", "=", memberId)
    .orderBy("meetings.id")
    .execute();
  for (const { meetingId } of shown) {
    await trx.updateTable("meetings").set({ imageId: null }).where("id", "=", meetingId).execute();
  }
  return shown.map(({ imageId }) => imageId);
}

/** Marks for removal the member's own images and these; one of a meeting or store that goes on with others stays. */
async function releaseImages(
  ctx: WriteContext,
  { memberId, meetingImageIds }: { memberId: number; meetingImageIds: number[] },
): Promise<void> {
  const { trx, now } = ctx;
  await trx
    .updateTable("images")
    .set({ deletedAt: now })
    .where("ownerId", "=", memberId)
    .where((eb) =>
      eb.or([
        eb("usageKind", "is", null),
        eb("usageKind", "in", ["MEMBER", "PARTNER_APPLICATION"]),
        ...(meetingImageIds.length > 0 ? [eb("id", "in", meetingImageIds)] : []),
      ]),
    )
    .execute();
}

/** Deletes what describes the member and no other member needs: devices, notices, marks, proofs, applications. */
async function eraseTraces(ctx: TrxContext, { id, phone, providerId }: Member): Promise<void> {
  const { trx } = ctx;
  await trx.updateTable("sessions").set({ fcmToken: null }).where("memberId", "=", id).execute();
  await trx.deleteFrom("pushOutbox").where("memberId", "=", id).execute();
  await trx.deleteFrom("notifications").where("memberId", "=", id).execute();
  await trx.deleteFrom("chatReads").where("memberId", "=", id).execute();
  await trx.deleteFrom("idempotencyKeys").where("memberId", "=", id).execute();
  await trx.deleteFrom("partnerPlaceApplications").where("memberId", "=", id).execute();
  await trx
    .deleteFrom("blocks")
    .where((eb) => eb.or([eb("blockerId", "=", id), eb("blockedId", "=", id)]))
    .execute();
  await trx.updateTable("partnerPlaces").set({ memberId: null }).where("memberId", "=", id).execute();
  if (providerId !== null) await trx.deleteFrom("socialTickets").where("providerId", "=", providerId).execute();
  if (phone === null) return;
  await trx.deleteFrom("verificationCodes").where("phone", "=", phone).execute();
  await trx.deleteFrom("verificationTokens").where("phone", "=", phone).execute();
  await trx.deleteFrom("verificationDays").where("phone", "=", phone).execute();
}

async function eraseMember(ctx: WriteContext, memberId: number): Promise<void> {
  const { trx, now } = ctx;
  await trx
    .updateTable("members")
    .set({
      name: WITHDRAWN_NAME,
      phone: null,
      phoneVerifiedAt: null,
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

/** Holds the member's row, after the meetings', which is the lock order. @throws ApiError UNAVAILABLE for a seat taken meanwhile. */
async function lockLeaving(ctx: TrxContext, memberId: number): Promise<Member> {
  const { trx } = ctx;
  const member = await trx
    .selectFrom("members")
    .selectAll()
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const taken = [...(await seatsOf(trx, memberId)), ...(await waitingOf(trx, memberId))];
  if (taken.length > 0) throw new ApiError("UNAVAILABLE");
  return member;
}

/**
 * Withdraws a member in the caller's transaction: leaves recruiting meetings with refund, erases the personal data, locks
 * the phone and ends every session. Chat messages stay without their sender; the ledger, penalties and reports stay with
 * the number of the row. Call `sweepAfterCommit` afterwards. Does nothing for one who has withdrawn.
 * @throws ApiError MEMBER_IN_RUNNING_MEETING; UNAVAILABLE when the member takes a seat at the same moment.
 */
export async function withdraw(ctx: AccountContext, memberId: number): Promise<void> {
  await leaveMeetings(ctx, memberId);
  const meetingImageIds = await clearMeetingImages(ctx, memberId);
  const member = await lockLeaving(ctx, memberId);
  if (member.withdrawnAt !== null) return;
  if (member.phone !== null) {
    await lockPhone(ctx, { phone: member.phone, reason: member.status === "BANNED" ? "BANNED" : "WITHDRAWN" });
  }
  await releaseImages(ctx, { memberId, meetingImageIds });
  await eraseTraces(ctx, member);
  await revokeSessions(ctx, { reason: "WITHDRAWAL", which: { memberId } });
  await eraseMember(ctx, memberId);
}
