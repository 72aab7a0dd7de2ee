import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { RiceTransactionReasonValue } from "@babchingu/openapi/enums";
import type { Trx } from "../db/schema.ts";
import { lockSelf } from "./member-lock.ts";
import { bookRice } from "./ledger.ts";

/** A seat that was paid for: the member's n-th joining of the meeting. */
export interface Seat {
  meetingId: number;
  memberId: number;
  /** `joins` of the membership; tells a rejoined member's deposits apart. */
  joins: number;
}

/** An application that was paid for. */
export interface PaidApplication {
  id: number;
  memberId: number;
}

interface DepositBooking {
  memberId: number;
  amount: number;
  reason: RiceTransactionReasonValue;
  cause: string;
}

async function book(trx: Trx, booking: DepositBooking, now: Date): Promise<void> {
  await bookRice(trx, { now: () => now }, booking);
}

/** Takes a deposit. @throws ApiError E409-4 when the balance is too low, E401-3 for one who has withdrawn meanwhile. */
async function take(trx: Trx, deposit: Omit<DepositBooking, "amount">, now: Date): Promise<void> {
  await lockSelf(trx, deposit.memberId);
  await book(trx, { ...deposit, amount: -MEETING_DEPOSIT_RICE }, now);
}

/** Books a refund unless it is booked. The caller holds the meeting's row, so nobody books it in between. */
async function bookRefund(trx: Trx, refund: Omit<DepositBooking, "amount">, now: Date): Promise<void> {
  if (!(await isBooked(trx, refund.cause))) await book(trx, { ...refund, amount: MEETING_DEPOSIT_RICE }, now);
}

async function isBooked(trx: Trx, cause: string): Promise<boolean> {
  const row = await trx.selectFrom("riceTransactions").select("id").where("cause", "=", cause).executeTakeFirst();
  return row !== undefined;
}

/** All reasons share one cause, so a deposit comes back at most once. */
const seatRefundCause = ({ meetingId, memberId, joins }: Seat): string =>
  `meeting:${meetingId}:refund:${memberId}:${joins}`;

/** Whether the deposit of a seat was given back. */
export async function isSeatRefunded(trx: Trx, seat: Seat): Promise<boolean> {
  return isBooked(trx, seatRefundCause(seat));
}

/** Takes the deposit of a seat. @throws ApiError E409-4 when the balance is too low. */
export async function takeSeatDeposit(
  trx: Trx,
  seat: Seat,
  reason: "MEETING_CREATE" | "MEETING_JOIN",
  now: Date,
): Promise<void> {
  const cause = `meeting:${seat.meetingId}:deposit:${seat.memberId}:${seat.joins}`;
  await take(trx, { memberId: seat.memberId, reason, cause }, now);
}

/** Gives the deposit of a seat back, at most once. */
export async function refundSeat(
  trx: Trx,
  seat: Seat,
  reason: "MEETING_LEAVE" | "MEETING_DELETE" | "MEETING_END" | "MEETING_CHECKED",
  now: Date,
): Promise<void> {
  await bookRefund(trx, { memberId: seat.memberId, reason, cause: seatRefundCause(seat) }, now);
}

/** Takes the deposit of an application; on approval it becomes the seat's. @throws ApiError E409-4 as above. */
export async function takeApplicationDeposit(trx: Trx, application: PaidApplication, now: Date): Promise<void> {
  const cause = `application:${application.id}:deposit`;
  await take(trx, { memberId: application.memberId, reason: "MEETING_APPLY", cause }, now);
}

/** Gives the deposit of an application back, once, whether it was rejected or cancelled. */
export async function refundApplication(
  trx: Trx,
  application: PaidApplication,
  reason: "MEETING_APPLY_REJECT" | "MEETING_APPLY_DELETE",
  now: Date,
): Promise<void> {
  const cause = `application:${application.id}:refund`;
  await bookRefund(trx, { memberId: application.memberId, reason, cause }, now);
}
