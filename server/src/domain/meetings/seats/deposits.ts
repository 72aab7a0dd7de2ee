/** Deposits of seats and applications. A refund is the amount that was booked for its deposit, even if the deposit has changed since (D45). */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { sql } from "kysely";
import { lockAuthenticatedMember } from "../../shared/member-guards.ts";
import type { Meeting, Membership } from "../../shared/meeting-guards.ts";
import { type Booking, bookRice, bookRiceOfMembers } from "../../rice/index.ts";
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

/** The signed amounts that are booked under these causes. */
async function findBookedAmounts({ trx }: TrxContext, causes: readonly string[]): Promise<Map<string, number>> {
  if (causes.length === 0) return new Map();
  const rows = await trx
    .selectFrom("riceTransactions")
    .select(["cause", "amount"])
    .where("cause", "=", sql<string>`any(array(select json_array_elements_text(${JSON.stringify(causes)}::json)))`)
    .execute();
  return new Map(rows.map(({ cause, amount }) => [cause, amount]));
}

/** The signed amount booked under a cause; undefined without a booking. */
async function findBookedAmount(ctx: TrxContext, cause: string): Promise<number | undefined> {
  return (await findBookedAmounts(ctx, [cause])).get(cause);
}

/**
 * Books refunds that aren't booked already, at most one of each member; locks the members in id order. The caller has locked the meeting's
 * row, so none can be booked meanwhile.
 */
async function bookRefunds(ctx: WriteContext, refunds: readonly Booking[]): Promise<void> {
  const booked = await findBookedAmounts(
    ctx,
    refunds.map(({ cause }) => cause),
  );
  const due = refunds.filter(({ amount, cause }) => amount !== 0 && !booked.has(cause));
  if (due.length > 0) await bookRiceOfMembers(ctx, due);
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

/** The deposit taken for a seat, by joining or with the approved application. */
async function findSeatDeposit(ctx: TrxContext, seat: PaidSeat): Promise<number> {
  const bookedAmount = await findBookedAmount(ctx, seatDepositCause(seat));
  if (bookedAmount !== undefined) return -bookedAmount;
  const application = await findApprovedApplication(ctx, seat);
  if (application === undefined) return 0;
  return -((await findBookedAmount(ctx, applicationDepositCause(application.id))) ?? 0);
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

interface SeatRefund {
  seat: PaidSeat;
  reason: "MEETING_LEAVE" | "MEETING_DELETE" | "MEETING_END" | "MEETING_CHECKED";
}

async function seatRefund(ctx: TrxContext, { seat, reason }: SeatRefund): Promise<Booking> {
  const amount = await findSeatDeposit(ctx, seat);
  return { memberId: seat.memberId, amount, reason, cause: seatRefundCause(seat) };
}

/** Refunds the deposit of a seat, at most once. */
export async function refundSeat(ctx: WriteContext, refund: SeatRefund): Promise<void> {
  await bookRefunds(ctx, [await seatRefund(ctx, refund)]);
}

/** Takes the deposit of an application; on approval it becomes the seat's. @throws ApiError NOT_ENOUGH_RICE, TOKEN_REVOKED. */
export async function takeApplicationDeposit(ctx: WriteContext, { id, memberId }: PaidApplication): Promise<void> {
  await takeDeposit(ctx, { memberId, reason: "MEETING_APPLY", cause: applicationDepositCause(id) });
}

interface ApplicationRefunds {
  applications: readonly PaidApplication[];
  reason: "MEETING_APPLY_REJECT" | "MEETING_APPLY_DELETE" | "MEETING_DELETE";
}

async function applicationRefunds(ctx: TrxContext, { applications, reason }: ApplicationRefunds): Promise<Booking[]> {
  const amounts = await findBookedAmounts(
    ctx,
    applications.map(({ id }) => applicationDepositCause(id)),
  );
  return applications.map(({ id, memberId }) => {
    const amount = -(amounts.get(applicationDepositCause(id)) ?? 0);
    return { memberId, amount, reason, cause: applicationRefundCause(id) };
  });
}

/** Refunds the deposits of a meeting's applications, each at most once: in few statements, as any number of members may apply. */
export async function refundApplications(ctx: WriteContext, refunds: ApplicationRefunds): Promise<void> {
  await bookRefunds(ctx, await applicationRefunds(ctx, refunds));
}

/** Refunds the deposits of seats and applications of a meeting that is deleted, each at most once. */
export async function refundDeposits(
  ctx: WriteContext,
  { seats, applications }: { seats: readonly PaidSeat[]; applications: readonly PaidApplication[] },
): Promise<void> {
  const reason = "MEETING_DELETE";
  const refunds = await applicationRefunds(ctx, { applications, reason });
  for (const seat of seats) refunds.push(await seatRefund(ctx, { seat, reason }));
  await bookRefunds(ctx, refunds);
}
