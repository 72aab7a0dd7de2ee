/** Deposits of seats and applications. A refund is the amount that was booked for its deposit, even if the deposit has changed since (D45). */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { lockAuthenticatedMember } from "../../shared/member-guards.ts";
import type { Meeting, Membership } from "../../shared/meeting-guards.ts";
import { type Booking, bookRice } from "../../rice/index.ts";
import type { TrxContext, WriteContext } from "../../shared/context.ts";

/** A paid seat: the member's n-th joining of the meeting. */
export interface PaidSeat {
  meetingId: number;
  memberId: number;
  /** `joins` of the membership; distinguishes the deposits of a member who rejoins. */
  joins: number;
}

export interface PaidApplication {
  id: number;
  memberId: number;
}

const seatDepositCause = ({ meetingId, memberId, joins }: PaidSeat): string =>
  `meeting:${meetingId}:deposit:${memberId}:${joins}`;

/** All reasons share one cause, so a deposit is refunded at most once. */
const seatRefundCause = ({ meetingId, memberId, joins }: PaidSeat): string =>
  `meeting:${meetingId}:refund:${memberId}:${joins}`;

const applicationDepositCause = (applicationId: number): string => `application:${applicationId}:deposit`;
const applicationRefundCause = (applicationId: number): string => `application:${applicationId}:refund`;

/** Takes a deposit. @throws ApiError NOT_ENOUGH_RICE, TOKEN_REVOKED for a member who has withdrawn meanwhile. */
async function takeDeposit(ctx: WriteContext, deposit: Omit<Booking, "amount">): Promise<void> {
  await lockAuthenticatedMember(ctx, deposit.memberId);
  await bookRice(ctx, { ...deposit, amount: -MEETING_DEPOSIT_RICE });
}

/** The signed amount booked under a cause; undefined without a booking. */
async function findBookedAmount({ trx }: TrxContext, cause: string): Promise<number | undefined> {
  const row = await trx.selectFrom("riceTransactions").select("amount").where("cause", "=", cause).executeTakeFirst();
  return row?.amount;
}

/** Books a refund unless it is booked already. The caller has locked the meeting's row, so it can't be booked meanwhile. */
async function bookRefund(ctx: WriteContext, refund: Booking): Promise<void> {
  if (refund.amount === 0 || (await findBookedAmount(ctx, refund.cause)) !== undefined) return;
  await bookRice(ctx, refund);
}

/** The member's latest approved application: its deposit paid for the current seat. */
async function findApprovedApplication(
  { trx }: TrxContext,
  { meetingId, memberId }: PaidSeat,
): Promise<{ id: number } | undefined> {
  return trx
    .selectFrom("meetingApplications")
    .select("id")
    .where("meetingId", "=", meetingId)
    .where("memberId", "=", memberId)
    .where("status", "=", "APPROVED")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** The deposit taken for an application; 0 without a booking. */
async function findApplicationDeposit(ctx: TrxContext, applicationId: number): Promise<number> {
  return -((await findBookedAmount(ctx, applicationDepositCause(applicationId))) ?? 0);
}

/** The deposit taken for a seat, by joining or with the approved application. */
async function findSeatDeposit(ctx: TrxContext, seat: PaidSeat): Promise<number> {
  const bookedAmount = await findBookedAmount(ctx, seatDepositCause(seat));
  if (bookedAmount !== undefined) return -bookedAmount;
  const application = await findApprovedApplication(ctx, seat);
  return application === undefined ? 0 : await findApplicationDeposit(ctx, application.id);
}

export async function isSeatRefunded(ctx: TrxContext, seat: PaidSeat): Promise<boolean> {
  return (await findBookedAmount(ctx, seatRefundCause(seat))) !== undefined;
}

/** Whether a seat's deposit is lost: its member had not checked in when the no-shows were recorded (D24). */
export function isNoShow({ noShowsAt }: Meeting, { checkedAt }: Membership): boolean {
  return noShowsAt !== null && checkedAt === null;
}

/** Takes the deposit of a seat. @throws ApiError NOT_ENOUGH_RICE, TOKEN_REVOKED. */
export async function takeSeatDeposit(
  ctx: WriteContext,
  { seat, reason }: { seat: PaidSeat; reason: "MEETING_CREATE" | "MEETING_JOIN" },
): Promise<void> {
  await takeDeposit(ctx, { memberId: seat.memberId, reason, cause: seatDepositCause(seat) });
}

/** Refunds the deposit of a seat, at most once. */
export async function refundSeat(
  ctx: WriteContext,
  { seat, reason }: { seat: PaidSeat; reason: "MEETING_LEAVE" | "MEETING_DELETE" | "MEETING_END" | "MEETING_CHECKED" },
): Promise<void> {
  const amount = await findSeatDeposit(ctx, seat);
  await bookRefund(ctx, { memberId: seat.memberId, amount, reason, cause: seatRefundCause(seat) });
}

/** Takes the deposit of an application; on approval it becomes the seat's. @throws ApiError NOT_ENOUGH_RICE, TOKEN_REVOKED. */
export async function takeApplicationDeposit(ctx: WriteContext, { id, memberId }: PaidApplication): Promise<void> {
  await takeDeposit(ctx, { memberId, reason: "MEETING_APPLY", cause: applicationDepositCause(id) });
}

/** Refunds the deposit of an application, at most once. */
export async function refundApplication(
  ctx: WriteContext,
  {
    application: { id, memberId },
    reason,
  }: {
    application: PaidApplication;
    reason: "MEETING_APPLY_REJECT" | "MEETING_APPLY_DELETE" | "MEETING_DELETE";
  },
): Promise<void> {
  const amount = await findApplicationDeposit(ctx, id);
  await bookRefund(ctx, { memberId, amount, reason, cause: applicationRefundCause(id) });
}
