/** Payments and rice, for operators. */
import type { PaymentSearchFieldValue, RiceTransactionSearchFieldValue } from "@babchingu/openapi/enums";
import { RiceTransactionReasonValues } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { SqlBool } from "kysely";
import { sql } from "kysely";
import type { Db, Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import type { Operation } from "./admin-members.ts";
import { adminList, hasId } from "./admin-page.ts";
import type { AdminList } from "./admin-page.ts";
import { audit } from "./audit.ts";
import { bookRice } from "./ledger.ts";

type Schemas = components["schemas"];

/** The payments, newest first; with a search those that match it. */
export function listPayments(
  db: Db,
  search?: { field: PaymentSearchFieldValue; term: string },
): AdminList<Schemas["AdminPayment"]> {
  let query = db
    .selectFrom("payments")
    .select([
      "id",
      "memberId",
      "transactionId",
      "productId",
      "currency",
      "amount",
      "platform",
      "status",
      "receiptData",
      "createdAt",
    ])
    .orderBy("id", "desc");
  if (search?.field === "id") query = query.where(hasId("payments.id", search.term));
  if (search?.field === "member_id") query = query.where(hasId("payments.memberId", search.term));
  return adminList(query, "payments.id", (row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** The rows of the ledger, newest first; with a search those that match it. */
export function listLedger(
  db: Db,
  search?: { field: RiceTransactionSearchFieldValue; term: string },
): AdminList<Schemas["AdminRiceTransaction"]> {
  let query = db
    .selectFrom("riceTransactions")
    .select(["id", "memberId", "amount", "reason", "balanceAfter", "createdAt"])
    .orderBy("id", "desc");
  if (search?.field === "id") query = query.where(hasId("riceTransactions.id", search.term));
  if (search?.field === "member_id") query = query.where(hasId("riceTransactions.memberId", search.term));
  if (search?.field === "rice_transaction_reason") {
    const reason = RiceTransactionReasonValues.find((value) => value === search.term.trim());
    query = reason === undefined ? query.where(sql<SqlBool>`false`) : query.where("reason", "=", reason);
  }
  return adminList(query, "riceTransactions.id", ({ reason, ...row }) => ({
    ...row,
    riceTransactionReason: reason,
    createdAt: row.createdAt.toISOString(),
  }));
}

interface Change {
  memberId: number;
  amount: number;
}

async function readRecipient(trx: Trx, memberId: number): Promise<{ withdrawnAt: Date | null; riceBalance: number }> {
  const member = await trx
    .selectFrom("members")
    .select(["withdrawnAt", "riceBalance"])
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member === undefined) throw new ApiError("E404-2");
  return member;
}

/** Grants rice to one member. @throws ApiError E404-2, E409-51. */
export async function grantRice(trx: Trx, { memberId, amount }: Change, { actorId, now }: Operation): Promise<void> {
  const { withdrawnAt, riceBalance } = await readRecipient(trx, memberId);
  if (withdrawnAt !== null) throw new ApiError("E409-51");
  const entry = await audit(trx, {
    actorId,
    action: "RICE_GRANT",
    target: { kind: "MEMBER", id: memberId },
    before: { riceBalance },
    after: { amount, riceBalance: riceBalance + amount },
    now,
  });
  await bookRice(trx, { now: () => now }, { memberId, amount, reason: "ADMIN_GRANT", cause: `operator:${entry}` });
}

/** Grants rice to every member who has not withdrawn, in the order of their ids as the ledger asks. */
export async function grantRiceToAll(trx: Trx, amount: number, { actorId, now }: Operation): Promise<void> {
  const members = await trx
    .selectFrom("members")
    .select("id")
    .where("withdrawnAt", "is", null)
    .where("status", "<>", "WITHDRAWN")
    .where("role", "<>", "ROLE_ADMIN")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const entry = await audit(trx, {
    actorId,
    action: "RICE_GRANT_ALL",
    target: { kind: "ALL_MEMBERS", id: null },
    after: { amount, members: members.length },
    now,
  });
  for (const { id: memberId } of members) {
    const cause = `operator:${entry}:${memberId}`;
    await bookRice(trx, { now: () => now }, { memberId, amount, reason: "ADMIN_GRANT", cause });
  }
}

/** Takes rice from one member. @throws ApiError E404-2, and E409-26 when the balance is lower than the amount. */
export async function revokeRice(trx: Trx, { memberId, amount }: Change, { actorId, now }: Operation): Promise<void> {
  const { riceBalance } = await readRecipient(trx, memberId);
  if (riceBalance < amount) throw new ApiError("E409-26", { balance: riceBalance, required: amount });
  const entry = await audit(trx, {
    actorId,
    action: "RICE_REVOKE",
    target: { kind: "MEMBER", id: memberId },
    before: { riceBalance },
    after: { amount, riceBalance: riceBalance - amount },
    now,
  });
  const cause = `operator:${entry}`;
  await bookRice(trx, { now: () => now }, { memberId, amount: -amount, reason: "ADMIN_REVOKE", cause });
}
