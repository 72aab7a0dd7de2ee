import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";

const PAGE_SIZE = limits.RiceTransactionListResponse.riceTransactionDtoList.pageSize;

/** One page of the member's rice transactions, newest first; the last id is the cursor of the next (D8). */
export async function listRiceTransactions(
  db: Db,
  memberId: number,
  lastId: number | undefined,
): Promise<components["schemas"]["RiceTransactionListResponse"]> {
  let query = db
    .selectFrom("riceTransactions")
    .select(["id", "createdAt", "amount", "balanceAfter", "reason"])
    .where("memberId", "=", memberId)
    .orderBy("id", "desc")
    .limit(PAGE_SIZE + 1);
  if (lastId !== undefined) query = query.where("id", "<", lastId);
  const rows = await query.execute();
  const page = rows.slice(0, PAGE_SIZE);
  const hasNext = rows.length > PAGE_SIZE;
  return {
    riceTransactionDtoList: page.map(({ id, createdAt, amount, balanceAfter, reason }) => ({
      id,
      createdAt: createdAt.toISOString(),
      amount,
      balanceAfter,
      riceTransactionReason: reason,
    })),
    nextCursor: hasNext ? (page.at(-1)?.id ?? null) : null,
    hasNext,
  };
}
