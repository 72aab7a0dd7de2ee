/**
 * Recomputes every balance from the ledger and books paid payments that have no row (D27). Goes through the members in
 * batches of one short transaction each, so bookings wait for a moment at the most; a run that was cut off is continued.
 */
import { HOUR_MS, RICE_PACKS } from "@babchingu/openapi";
import { RiceProductIdValues } from "@babchingu/openapi/enums";
import type { RiceProductIdValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import type { SqlBool } from "kysely";
import { audit } from "../shared/audit.ts";
import { bookRice, paymentCause, purchaseReasons, recomputeBalances } from "../rice/index.ts";
import type { AuditContext, WriteContext } from "../shared/context.ts";

type SyncResult = components["schemas"]["RiceSyncResult"];

const BATCH_MEMBERS = 200;
const PROGRESS_KEY = "riceSync";
/** A run that was cut off longer ago says nothing about today's balances: begin again. */
const RESUMABLE_MS = HOUR_MS;

/** How far a run has come; kept in the database, so that another process can go on from there. */
interface Progress extends SyncResult {
  afterId: number;
  /** Null when no run is under way. */
  startedAt: string | null;
}

const NOT_RUNNING: Progress = { afterId: 0, checked: 0, corrected: 0, startedAt: null };

/** What a payment bought; undefined for a product that is none of ours. */
function packOf(productId: string): RiceProductIdValue | undefined {
  return RiceProductIdValues.find((known) => known === productId);
}

/** Books what members have paid and not received, and returns whose it was. */
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
  const booked = payments.flatMap(({ id, memberId, productId }) => {
    const pack = packOf(productId);
    if (pack === undefined) return [];
    return [{ memberId, amount: RICE_PACKS[pack].grains, reason: purchaseReasons[pack], cause: paymentCause(id) }];
  });
  for (const booking of booked) await bookRice(ctx, booking);
  return booked.map((booking) => booking.memberId);
}

/** The run that goes on, or a new one. Holds its row, so that batches of two runs follow each other. */
async function lockProgress(ctx: WriteContext): Promise<Progress> {
  const { trx, now } = ctx;
  await trx
    .insertInto("settings")
    .values({ key: PROGRESS_KEY, value: JSON.stringify(NOT_RUNNING), updatedAt: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const { value } = await trx
    .selectFrom("settings")
    .select("value")
    .where("key", "=", PROGRESS_KEY)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const kept = value as Progress;
  const isRunning = kept.startedAt !== null && now.getTime() - new Date(kept.startedAt).getTime() < RESUMABLE_MS;
  return isRunning ? kept : { ...NOT_RUNNING, startedAt: now.toISOString() };
}

/** Keeps the row also after a run: one that was deleted would disappear from another run that waits for its lock. */
async function storeProgress(ctx: WriteContext, progress: Progress): Promise<void> {
  const { trx, now } = ctx;
  const value = JSON.stringify(progress);
  await trx.updateTable("settings").set({ value, updatedAt: now }).where("key", "=", PROGRESS_KEY).execute();
}

/** Checks the next members; after it was cut off, the run goes on where it was. Null while there are more, the result of the whole run after the last. */
export async function syncBatch(ctx: AuditContext): Promise<SyncResult | null> {
  const { trx } = ctx;
  const progress = await lockProgress(ctx);
  const members = await trx
    .selectFrom("members")
    .select("id")
    .where("id", ">", progress.afterId)
    .orderBy("id")
    .limit(BATCH_MEMBERS)
    .forNoKeyUpdate()
    .execute();
  const ids = members.map((member) => member.id);
  // First the balances, as a booking builds on them.
  const wrong = await recomputeBalances(ctx, ids);
  const unpaid = ids.length === 0 ? [] : await bookMissingPayments(ctx, ids);
  const checked = progress.checked + ids.length;
  const corrected = progress.corrected + new Set([...wrong, ...unpaid]).size;
  if (ids.length === BATCH_MEMBERS) {
    await storeProgress(ctx, { ...progress, afterId: ids.at(-1) ?? 0, checked, corrected });
    return null;
  }
  await storeProgress(ctx, NOT_RUNNING);
  const result = { checked, corrected };
  await audit(ctx, { action: "RICE_SYNC", target: { kind: "SYSTEM", id: null }, after: result });
  return result;
}
