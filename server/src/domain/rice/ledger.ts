/** The rice ledger (D27): append-only, one row per change of a balance, in the transaction of its cause. */
import type { RiceTransactionReasonValue } from "@babchingu/openapi/enums";
import { limits } from "@babchingu/openapi/limits";
import { sql } from "kysely";
import { anyOfIds } from "../../db/id-array.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";

export interface Booking {
  memberId: number;
  /** Signed, in grains; never 0. */
  amount: number;
  reason: RiceTransactionReasonValue;
  /** Unique key of the event, such as `signup:12`: the database rejects a second booking with the same cause. */
  cause: string;
}

/**
 * Books changes of several members' rice, at most one for each member, and returns the new balances by member. Locks the members' rows
 * in id order with FOR NO KEY UPDATE (inserts that reference the member don't wait), so bookings of one member run one after another.
 * @throws ApiError MEMBER_NOT_FOUND; NOT_ENOUGH_RICE when a balance would fall below 0.
 */
export async function bookRiceOfMembers(
  { trx, now }: WriteContext,
  bookings: readonly Booking[],
): Promise<Map<number, number>> {
  const members = await trx
    .selectFrom("members")
    .select(["id", "riceBalance"])
    .where("id", "=", anyOfIds(bookings.map((booking) => booking.memberId)))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (new Set(bookings.map((booking) => booking.memberId)).size < bookings.length) {
    throw new RangeError("A member is booked twice at once");
  }
  const balances = new Map(members.map(({ id, riceBalance }) => [id, riceBalance]));
  const rows = bookings.map((booking) => ({ ...booking, balanceAfter: balanceAfter(balances, booking) }));
  await sql`
    with bookings as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as it ("memberId" bigint, amount bigint, reason text, "balanceAfter" bigint, cause text)
    ), booked as (
      insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
      select "memberId", amount, reason, "balanceAfter", cause, ${now}::timestamptz from bookings order by "memberId"
    )
    update members set rice_balance = bookings."balanceAfter" from bookings where members.id = bookings."memberId"
  `.execute(trx);
  return new Map(rows.map((row) => [row.memberId, row.balanceAfter]));
}

function balanceAfter(balances: ReadonlyMap<number, number>, { memberId, amount }: Booking): number {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`Cannot book ${amount} grains`);
  const balance = balances.get(memberId);
  if (balance === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  if (balance + amount < 0) throw new ApiError("NOT_ENOUGH_RICE", { balance, required: -amount });
  if (balance + amount > limits.Member.riceBalance.maximum)
    throw new RangeError(`The balance of ${memberId} is too large`);
  return balance + amount;
}

/** Books a change of one member's rice and returns the new balance. @throws ApiError as bookRiceOfMembers. */
export async function bookRice(ctx: WriteContext, booking: Booking): Promise<number> {
  const balances = await bookRiceOfMembers(ctx, [booking]);
  return balances.get(booking.memberId) ?? 0;
}

/**
 * Sets members' balances to the sum of their ledger rows, and returns the ids of those that were wrong. The caller has locked
 * the members' rows, so that nothing is booked meanwhile. A sum below 0 can't be stored and becomes 0.
 */
export async function recomputeBalances(ctx: TrxContext, memberIds: readonly number[]): Promise<number[]> {
  const { trx } = ctx;
  if (memberIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    update members set rice_balance = sums.total
    from (
      select counted.id, greatest(coalesce(sum(rice_transactions.amount), 0), 0)::bigint as total
      from members counted left join rice_transactions on rice_transactions.member_id = counted.id
      where counted.id in (${sql.join(memberIds)})
      group by counted.id
    ) sums
    where sums.id = members.id and members.rice_balance <> sums.total
    returning members.id`.execute(trx);
  return rows.map((row) => row.id);
}
