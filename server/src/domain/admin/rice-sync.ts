/**
 * Recomputes every balance from the ledger and books completed payments without a ledger row (D27). Each batch of members is
 * one short transaction, so bookings hardly wait; an interrupted run is resumed.
 */
import { HOUR_MS, RICE_PACKS } from "@babchingu/openapi";
import { type RiceProductIdValue, RiceProductIdValues } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { sql, type SqlBool } from "kysely";
import { audit } from "../shared/audit.ts";
import { bookRice, paymentCause, purchaseReasons, recomputeBalances } from "../rice/index.ts";
import type { AuditContext, WriteContext } from "../shared/context.ts";

type SyncResult = components["schemas"]["RiceSyncResult"];

const BATCH_MEMBERS = 200;
const PROGRESS_KEY = "riceSync";
/** A run that was interrupted longer ago starts again: its results are out of date. */
const RESUMABLE_MS = HOUR_MS;

/** Progress of a run, stored in the database so that another process can resume it. */
interface Progress extends SyncResult {
  afterId: number;
  /** Null when no run is under way. */
  startedAt: string | null;
}

const NOT_RUNNING: Progress = { afterId: 0, checked: 0, corrected: 0, startedAt: null };

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

/** Locks and returns the current run's progress, or that of a new run; the lock makes batches of two runs alternate. */
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
  const stored = value as Progress;
  const isRunning = stored.startedAt !== null && now.getTime() - new Date(stored.startedAt).getTime() < RESUMABLE_MS;
  return isRunning ? stored : { ...NOT_RUNNING, startedAt: now.toISOString() };
}

/** The row is kept after a run: a concurrent run that waits for its lock would not find a deleted one. */
async function storeProgress(ctx: WriteContext, progress: Progress): Promise<void> {
  const { trx, now } = ctx;
  const value = JSON.stringify(progress);
  await trx.updateTable("settings").set({ value, updatedAt: now }).where("key", "=", PROGRESS_KEY).execute();
}

/** Checks the next batch of members. Returns null while there are more, the result of the whole run after the last. */
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
  // Balances first, since a booking adds to them.
  const correctedIds = await recomputeBalances(ctx, ids);
  const creditedIds = ids.length === 0 ? [] : await bookMissingPayments(ctx, ids);
  const checked = progress.checked + ids.length;
  const corrected = progress.corrected + new Set([...correctedIds, ...creditedIds]).size;
  if (ids.length === BATCH_MEMBERS) {
    await storeProgress(ctx, { ...progress, afterId: ids.at(-1) ?? 0, checked, corrected });
    return null;
  }
  await storeProgress(ctx, NOT_RUNNING);
  const result = { checked, corrected };
  await audit(ctx, { action: "RICE_SYNC", target: { kind: "SYSTEM", id: null }, after: result });
  return result;
}
