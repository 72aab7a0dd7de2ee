/**
 * Recomputes every balance from the ledger and books paid payments that have no row (D27). Goes through the members in
 * batches of one short transaction each, so bookings wait for a moment at the most; a run that was cut off is continued.
 */
import { RiceProductIdValues } from "@babchingu/openapi/enums";
import type { RiceProductIdValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import type { SqlBool } from "kysely";
import type { Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { HOUR_MS } from "../lib/time.ts";
import type { Operation } from "./admin-members.ts";
import { audit } from "./audit.ts";
import { bookRice, recomputeBalances } from "./ledger.ts";
import { paymentCause, riceProducts } from "./payments.ts";

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

/** What a payment bought; null for a product that is none of ours. */
function productOf(productId: string) {
  return RiceProductIdValues.some((known) => known === productId)
    ? riceProducts[productId as RiceProductIdValue]
    : null;
}

/** Books what members have paid and not received, and returns whose it was. */
async function bookMissingPayments(trx: Trx, memberIds: number[], now: Date): Promise<number[]> {
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
    const product = productOf(productId);
    if (product === null) return [];
    return [{ memberId, amount: product.grains, reason: product.reason, cause: paymentCause(id) }];
  });
  for (const booking of booked) await bookRice(trx, { now: () => now }, booking);
  return booked.map((booking) => booking.memberId);
}

/** The run that goes on, or a new one. Holds its row, so that batches of two runs follow each other. */
async function lockProgress(trx: Trx, now: Date): Promise<Progress> {
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

/** Keeps the row also after a run: one that was deleted would vanish under another run that waits for it. */
async function storeProgress(trx: Trx, progress: Progress, now: Date): Promise<void> {
  const value = JSON.stringify(progress);
  await trx.updateTable("settings").set({ value, updatedAt: now }).where("key", "=", PROGRESS_KEY).execute();
}

/** Checks the next members. Null while there are more; the result of the whole run after the last. */
async function syncBatch(trx: Trx, { actorId, now }: Operation): Promise<SyncResult | null> {
  const progress = await lockProgress(trx, now);
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
  const wrong = await recomputeBalances(trx, ids);
  const unpaid = ids.length === 0 ? [] : await bookMissingPayments(trx, ids, now);
  const checked = progress.checked + ids.length;
  const corrected = progress.corrected + new Set([...wrong, ...unpaid]).size;
  if (ids.length === BATCH_MEMBERS) {
    await storeProgress(trx, { ...progress, afterId: ids.at(-1) ?? 0, checked, corrected }, now);
    return null;
  }
  await storeProgress(trx, NOT_RUNNING, now);
  const result = { checked, corrected };
  await audit(trx, { actorId, action: "RICE_SYNC", target: { kind: "SYSTEM", id: null }, after: result, now });
  return result;
}

/** Checks every member; called again after it was cut off, it goes on where it was. */
export async function syncRice({ db, clock }: Pick<Deps, "db" | "clock">, actorId: number): Promise<SyncResult> {
  for (;;) {
    const result = await transact(db, (trx) => syncBatch(trx, { actorId, now: clock.now() }));
    if (result !== null) return result;
  }
}
