/** The rice ledger (D27): append-only, one row per change of a balance, in the transaction of its cause. */
import type { RiceTransactionReasonValue } from "@babchingu/openapi/enums";
import { limits } from "@babchingu/openapi/limits";
import { sql } from "kysely";
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
 * Books a change of a member's rice and returns the new balance. Locks the member's row with FOR NO KEY UPDATE (inserts that
 * reference the member don't wait), so bookings of one member run one after another: lock several members in id order.
 * @throws ApiError NOT_ENOUGH_RICE when the balance would fall below 0.
 */
export async function bookRice(ctx: WriteContext, { memberId, amount, reason, cause }: Booking): Promise<number> {
  const { trx, now } = ctx;
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`Cannot book ${amount} grains`);
  const member = await trx
    .selectFrom("members")
    .select("riceBalance")
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new ApiError("MEMBER_NOT_FOUND");
  const balanceAfter = member.riceBalance + amount;
  if (balanceAfter < 0) throw new ApiError("NOT_ENOUGH_RICE", { balance: member.riceBalance, required: -amount });
  if (balanceAfter > limits.Member.riceBalance.maximum) throw new RangeError(`The balance of ${memberId} is too large`);
  const createdAt = now;
  await trx
    .insertInto("riceTransactions")
    .values({ memberId, amount, reason, balanceAfter, cause, createdAt })
    .execute();
  await trx.updateTable("members").set({ riceBalance: balanceAfter }).where("id", "=", memberId).execute();
  return balanceAfter;
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
