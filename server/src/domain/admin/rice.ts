/** Payments and rice in the console. */
import { AdminPaymentColumns } from "@babchingu/openapi/columns";
import {
  type PaymentSearchFieldValue,
  type PaymentStatusValue,
  type RiceTransactionReasonValue,
  RiceTransactionReasonValues,
  type RiceTransactionSearchFieldValue,
} from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { sql, type SqlBool } from "kysely";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { idsWithinDays, isWithinDays, type ListFilter, orderOf } from "./filters.ts";
import { adminList, type AdminList, hasId, namesOf } from "./list.ts";
import { audit } from "../shared/audit.ts";
import { bookRice } from "../rice/index.ts";
import type { AuditContext, TrxContext } from "../shared/context.ts";
import { auditedTotal, type BulkJobRef, countTargets, insertBulkJob } from "./bulk-jobs/jobs.ts";

type Schemas = components["schemas"];

/** The payments that match the search or the filter, newest first unless sorted otherwise. */
export function listPayments(
  db: Db,
  search?: { field: PaymentSearchFieldValue; term: string },
  filter: ListFilter<PaymentStatusValue> = {},
): AdminList<Schemas["AdminPayment"]> {
  const order = orderOf(filter);
  let query = db
    .selectFrom("payments")
    .select([...namesOf(AdminPaymentColumns), "receiptData"])
    .where(isWithinDays("payments.createdAt", filter))
    .orderBy("id", order);
  if (filter.status !== undefined) query = query.where("status", "=", filter.status);
  if (search?.field === "id") query = query.where(hasId("payments.id", search.term));
  if (search?.field === "member_id") query = query.where(hasId("payments.memberId", search.term));
  return adminList(query, "payments.id", (row) => ({ ...row, createdAt: row.createdAt.toISOString() }), {
    order,
    ids: idsWithinDays("payments", filter),
  });
}

export interface LedgerFilter extends ListFilter {
  reason?: RiceTransactionReasonValue | undefined;
}

/** The ledger rows that match the search or the filter, newest first unless sorted otherwise. */
export function listLedger(
  db: Db,
  search?: { field: RiceTransactionSearchFieldValue; term: string },
  filter: LedgerFilter = {},
): AdminList<Schemas["AdminRiceTransaction"]> {
  const order = orderOf(filter);
  let query = db
    .selectFrom("riceTransactions")
    .select(["id", "memberId", "amount", "reason", "balanceAfter", "createdAt"])
    .where(isWithinDays("riceTransactions.createdAt", filter))
    .orderBy("id", order);
  if (filter.reason !== undefined) query = query.where("reason", "=", filter.reason);
  if (search?.field === "id") query = query.where(hasId("riceTransactions.id", search.term));
  if (search?.field === "member_id") query = query.where(hasId("riceTransactions.memberId", search.term));
  if (search?.field === "rice_transaction_reason") {
    const reason = RiceTransactionReasonValues.find((value) => value === search.term.trim());
    query = reason === undefined ? query.where(sql<SqlBool>`false`) : query.where("reason", "=", reason);
  }
  return adminList(
    query,
    "riceTransactions.id",
    ({ reason, ...row }) => ({
      ...row,
      riceTransactionReason: reason,
      createdAt: row.createdAt.toISOString(),
    }),
    { order, ids: idsWithinDays("riceTransactions", filter) },
  );
}

interface RiceChange {
  memberId: number;
  amount: number;
}

async function lockMember(
  ctx: TrxContext,
  memberId: number,
): Promise<{ withdrawnAt: Date | null; riceBalance: number }> {
  const { trx } = ctx;
  const member = await trx
    .selectFrom("members")
    .select(["withdrawnAt", "riceBalance"])
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  return member;
}

/** Grants rice to one member. @throws ApiError MEMBER_NOT_FOUND, MEMBER_ERASED. */
export async function grantRice(ctx: AuditContext, { memberId, amount }: RiceChange): Promise<void> {
  const { withdrawnAt, riceBalance } = await lockMember(ctx, memberId);
  if (withdrawnAt !== null) throw new ApiError("MEMBER_ERASED");
  const entryId = await audit(ctx, {
    action: "RICE_GRANT",
    target: { kind: "MEMBER", id: memberId },
    before: { riceBalance },
    after: { amount, riceBalance: riceBalance + amount },
  });
  await bookRice(ctx, { memberId, amount, reason: "ADMIN_GRANT", cause: `operator:${entryId}` });
}

/** Starts granting rice to every member who has not withdrawn, and returns the job. */
export async function grantRiceToAll(ctx: AuditContext, amount: number): Promise<BulkJobRef> {
  const targets = await countTargets(ctx, "RICE_GRANT_ALL");
  const auditId = await audit(ctx, {
    action: "RICE_GRANT_ALL",
    target: { kind: "ALL_MEMBERS", id: null },
    after: { amount, ...auditedTotal("members", targets.total) },
  });
  return insertBulkJob(ctx, { kind: "RICE_GRANT_ALL", input: { amount, auditId }, targets });
}

/** Takes rice from one member. @throws ApiError MEMBER_NOT_FOUND, BALANCE_TOO_LOW. */
export async function revokeRice(ctx: AuditContext, { memberId, amount }: RiceChange): Promise<void> {
  const { riceBalance } = await lockMember(ctx, memberId);
  if (riceBalance < amount) throw new ApiError("BALANCE_TOO_LOW", { balance: riceBalance, required: amount });
  const entryId = await audit(ctx, {
    action: "RICE_REVOKE",
    target: { kind: "MEMBER", id: memberId },
    before: { riceBalance },
    after: { amount, riceBalance: riceBalance - amount },
  });
  const cause = `operator:${entryId}`;
  await bookRice(ctx, { memberId, amount: -amount, reason: "ADMIN_REVOKE", cause });
}
