/** Leaving the service: seats, applications and personal data go, what others need stays (D16). */
import type { Member, Trx } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { catchUp } from "./lifecycle.ts";
import { withdrawApplication } from "./meeting-applications.ts";
import type { Meeting } from "./meeting-lock.ts";
import { lockMeeting } from "./meeting-lock.ts";
import { deleteMeeting } from "./meetings.ts";
import { leaveMeeting } from "./membership.ts";
import { lockPhone } from "./phone-locks.ts";
import { revokeSessions } from "./sessions.ts";

/** What a withdrawn member is called wherever a name is shown. */
export const WITHDRAWN_NAME = "탈퇴한 회원";

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
async function lockMeetings(trx: Trx, memberId: number): Promise<{ seated: Meeting[]; applicationIds: number[] }> {
  const seen = [
    ...(await seatsOf(trx, memberId)).map((seat) => seat.id),
    ...(await waitingOf(trx, memberId)).map((application) => application.meetingId),
  ];
  const held = new Map<number, Meeting>();
  for (const id of [...new Set(seen)].toSorted((a, b) => a - b)) held.set(id, await lockMeeting(trx, id));
  const seats = await seatsOf(trx, memberId);
  const waiting = await waitingOf(trx, memberId);
  return {
    seated: seats.flatMap((seat) => held.get(seat.id) ?? []),
    applicationIds: waiting.filter(({ meetingId }) => held.has(meetingId)).map(({ id }) => id),
  };
}

/** Gives the seat up with refund; a meeting without anybody else goes with its host (D23). */
async function leave(trx: Trx, meeting: Meeting, memberId: number, now: Date): Promise<void> {
  return meeting.memberCount === 1
    ? deleteMeeting(trx, meeting.id, memberId, now)
    : leaveMeeting(trx, meeting.id, memberId, now);
}

/** Leaves all that recruits. @throws ApiError E409-29 for a member of a confirmed meeting that is not over. */
async function leaveMeetings(trx: Trx, memberId: number, now: Date): Promise<void> {
  const { seated, applicationIds } = await lockMeetings(trx, memberId);
  for (const held of seated) {
    const meeting = await catchUp(trx, held, now);
    if (meeting.status === "RECRUITING") await leave(trx, meeting, memberId, now);
    else if (meeting.status !== "END") throw new ApiError("E409-29");
  }
  for (const id of applicationIds) await withdrawApplication(trx, id, memberId, now);
}

/** Takes the pictures the member has uploaded off the meetings they host, in the order of the meetings' ids. */
async function clearMeetingPictures(trx: Trx, memberId: number): Promise<number[]> {
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

/** Marks for removal the member's own pictures and these; one of a meeting or store that goes on with others stays. */
async function releaseImages(trx: Trx, memberId: number, meetingImageIds: number[], now: Date): Promise<void> {
  await trx
    .updateTable("images")
    .set({ deletedAt: now })
    .where("ownerId", "=", memberId)
    .where((where) =>
      where.or([
        where("usageKind", "is", null),
        where("usageKind", "in", ["MEMBER", "PARTNER_APPLICATION"]),
        ...(meetingImageIds.length > 0 ? [where("id", "in", meetingImageIds)] : []),
      ]),
    )
    .execute();
}

/** Deletes what tells of the member and nobody else needs: devices, notices, marks, proofs, applications. */
async function eraseTraces(trx: Trx, { id, phone, providerId }: Member): Promise<void> {
  await trx.updateTable("sessions").set({ fcmToken: null }).where("memberId", "=", id).execute();
  await trx.deleteFrom("pushOutbox").where("memberId", "=", id).execute();
  await trx.deleteFrom("notifications").where("memberId", "=", id).execute();
  await trx.deleteFrom("chatReads").where("memberId", "=", id).execute();
  await trx.deleteFrom("idempotencyKeys").where("memberId", "=", id).execute();
  await trx.deleteFrom("partnerPlaceApplications").where("memberId", "=", id).execute();
  await trx
    .deleteFrom("blocks")
    .where((where) => where.or([where("blockerId", "=", id), where("blockedId", "=", id)]))
    .execute();
  await trx.updateTable("partnerPlaces").set({ memberId: null }).where("memberId", "=", id).execute();
  if (providerId !== null) await trx.deleteFrom("socialTickets").where("providerId", "=", providerId).execute();
  if (phone === null) return;
  await trx.deleteFrom("verificationCodes").where("phone", "=", phone).execute();
  await trx.deleteFrom("verificationTokens").where("phone", "=", phone).execute();
  await trx.deleteFrom("verificationDays").where("phone", "=", phone).execute();
}

async function eraseMember(trx: Trx, memberId: number, now: Date): Promise<void> {
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

/** Holds the member's row, behind the meetings' as everybody does. @throws ApiError E503-1 for a seat taken meanwhile. */
async function lockLeaving(trx: Trx, memberId: number): Promise<Member> {
  const member = await trx
    .selectFrom("members")
    .selectAll()
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const taken = [...(await seatsOf(trx, memberId)), ...(await waitingOf(trx, memberId))];
  if (taken.length > 0) throw new ApiError("E503-1");
  return member;
}

/**
 * Withdraws a member in the caller's transaction: leaves recruiting meetings with refund, erases the personal data, locks
 * the phone and ends every session. Chat messages stay without their sender; the ledger, penalties and reports stay with
 * the number of the row. Call `sweepAfterCommit` afterwards. Does nothing for one who has withdrawn.
 * @throws ApiError E409-29; E503-1 when the member takes a seat at the same moment.
 */
export async function withdraw(trx: Trx, deps: Pick<Deps, "clock" | "keys">, memberId: number): Promise<void> {
  const now = deps.clock.now();
  await leaveMeetings(trx, memberId, now);
  const meetingImageIds = await clearMeetingPictures(trx, memberId);
  const member = await lockLeaving(trx, memberId);
  if (member.withdrawnAt !== null) return;
  if (member.phone !== null) {
    await lockPhone(trx, deps, member.phone, member.status === "BANNED" ? "BANNED" : "WITHDRAWN");
  }
  await releaseImages(trx, memberId, meetingImageIds, now);
  await eraseTraces(trx, member);
  await revokeSessions(trx, now, "WITHDRAWAL", { memberId });
  await eraseMember(trx, memberId, now);
}
