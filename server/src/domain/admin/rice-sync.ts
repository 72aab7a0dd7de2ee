/** Recomputes every balance from the ledger and books completed payments without a ledger row (D27), as a bulk job. */
import { RICE_PACKS } from "@babchingu/openapi";
import { type RiceProductIdValue, RiceProductIdValues } from "@babchingu/openapi/enums";
import { sql, type SqlBool } from "kysely";
import { bookRice, paymentCause, purchaseReasons, recomputeBalances } from "../rice/index.ts";
import { audit } from "../shared/audit.ts";
import type { AuditContext, WriteContext } from "../shared/context.ts";
import { auditedTotal, auditTargetOf, type BulkJobRef, countTargets, insertBulkJob } from "./bulk-jobs/jobs.ts";

/** The rice pack of a product id; undefined for an unknown product. */
function findPack(productId: string): RiceProductIdValue | undefined {
  return RiceProductIdValues.find((value) => value === productId);
}

/** Books completed payments without a ledger row and returns the ids of their members. */
async function bookMissingPayments(ctx: WriteContext, memberIds: number[]): Promise<number[]> {
  const { trx } = ctx;
  const payments = await trx
    .selectFrom("payments")
    .select(["id", "memberId", "productId"])
    .where("memberId", "in", memberIds)
    .where("status", "=", "COMPLETED")
    .where(
      sql<SqlBool>`not exists (select from rice_transactions where rice_transactions.cause = 'payment:' || payments.id)`,
    )
    .orderBy("memberId")
    .orderBy("id")
    .execute();
  const bookings = payments.flatMap(({ id, memberId, productId }) => {
    const pack = findPack(productId);
    if (pack === undefined) return [];
    return [{ memberId, amount: RICE_PACKS[pack].grains, reason: purchaseReasons[pack], cause: paymentCause(id) }];
  });
  for (const booking of bookings) await bookRice(ctx, booking);
  return bookings.map((booking) => booking.memberId);
}

/**
 * Recomputes the balances of members whose rows the caller has locked, books their missing payments, and returns how many were
 * corrected.
 */
export async function syncBalances(ctx: WriteContext, memberIds: number[]): Promise<number> {
  // Balances first, since a booking adds to them.
  const correctedIds = await recomputeBalances(ctx, memberIds);
  const creditedIds = await bookMissingPayments(ctx, memberIds);
  return new Set([...correctedIds, ...creditedIds]).size;
}

/** Starts a run over all members and returns its job; that of the current run while there is one. */
export async function startSync(ctx: AuditContext): Promise<BulkJobRef> {
  const job = { kind: "RICE_SYNC", input: {} } as const;
  const targets = await countTargets(ctx, job.kind);
  const { jobId, isNew } = await insertBulkJob(ctx, { ...job, targets });
  const after = { state: "RUNNING", ...auditedTotal("total", targets.total) };
  if (isNew) await audit(ctx, { action: job.kind, target: auditTargetOf(job), after });
  return { jobId };
}
