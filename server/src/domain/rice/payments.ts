/** Rice purchases: each app store receipt is booked in the ledger at most once (D28). */
import { RICE_PACKS, storeAccountId } from "@babchingu/openapi";
import type { RiceProductIdValue, RiceTransactionReasonValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import type { StorePurchase } from "../../adapters/payment-store/payment-store.ts";
import type { PaymentsTable } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { bookRice } from "./ledger.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";
import { lockAuthenticatedMember } from "../shared/member-guards.ts";

type PaymentRequest = components["schemas"]["PaymentRequest"];
type BookedPayment = components["schemas"]["BookedPayment"];
type Payment = Selectable<PaymentsTable>;

export const purchaseReasons = {
  rice_500: "PURCHASE_500",
  rice_1000: "PURCHASE_1000",
  rice_2000: "PURCHASE_2000",
} as const satisfies Record<RiceProductIdValue, RiceTransactionReasonValue>;

export function paymentCause(paymentId: number): string {
  return `payment:${paymentId}`;
}

interface Purchase {
  memberId: number;
  request: PaymentRequest;
  transactionId: string;
}

/** Inserts the payment; null when one with this transaction id exists. A concurrent second insert waits for the first. */
async function insertPayment(
  ctx: WriteContext,
  { memberId, request, transactionId }: Purchase,
): Promise<number | null> {
  const { trx, now } = ctx;
  const { platform, productId, receiptData } = request;
  const inserted = await trx
    .insertInto("payments")
    .values({
      memberId,
      platform,
      transactionId,
      productId,
      currency: "KRW",
      amount: RICE_PACKS[productId].priceWon,
      status: "COMPLETED",
      receiptData,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.columns(["platform", "transactionId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

async function bookPayment(
  ctx: WriteContext,
  { memberId, request, transactionId }: Purchase,
  id: number,
): Promise<BookedPayment> {
  const { grains: amount } = RICE_PACKS[request.productId];
  const reason = purchaseReasons[request.productId];
  const balance = await bookRice(ctx, { memberId, amount, reason, cause: paymentCause(id) });
  return { id, transactionId, amount, balance };
}

/** The member's payment; one that another member made isn't found. */
function findPayment(ctx: TrxContext, { memberId, request, transactionId }: Purchase): Promise<Payment | undefined> {
  const { trx } = ctx;
  return trx
    .selectFrom("payments")
    .selectAll()
    .where("platform", "=", request.platform)
    .where("transactionId", "=", transactionId)
    .where("memberId", "=", memberId)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the first result again; books a payment that was stored without its ledger row. */
async function repeatBooking(
  ctx: WriteContext,
  { purchase, payment }: { purchase: Purchase; payment: Payment },
): Promise<BookedPayment> {
  const { trx, now } = ctx;
  const isBookable = payment.status === "COMPLETED" || payment.status === "PENDING";
  if (!isBookable || payment.productId !== purchase.request.productId) throw new ApiError("RECEIPT_INVALID");
  const { id, transactionId } = payment;
  const row = await trx
    .selectFrom("riceTransactions")
    .select(["amount", "balanceAfter"])
    .where("cause", "=", paymentCause(id))
    .executeTakeFirst();
  if (row !== undefined) return { id, transactionId, amount: row.amount, balance: row.balanceAfter };
  await trx.updateTable("payments").set({ status: "COMPLETED", updatedAt: now }).where("id", "=", id).execute();
  return bookPayment(ctx, purchase, id);
}

interface ReceiptRequest extends Omit<Purchase, "transactionId"> {
  /** As the store found them in the receipt. */
  purchases: readonly StorePurchase[];
  testerIds: ReadonlySet<number>;
}

/**
 * Books the first purchase of the receipt that isn't booked yet, once per store transaction (D28); when all are booked, returns
 * the result of the member's newest. The caller has verified the purchases with the store. Purchases that name another member are
 * theirs, and test purchases count only for testers (R56).
 * @throws ApiError RECEIPT_INVALID, RECEIPT_TAKEN when all of it is another member's, or was booked by one; TOKEN_REVOKED for a member who
 * has withdrawn while the store was asked.
 */
export async function creditPurchases(
  ctx: WriteContext,
  { memberId, request, purchases: found, testerIds }: ReceiptRequest,
): Promise<BookedPayment> {
  await lockAuthenticatedMember(ctx, memberId);
  const paid = found.filter(({ isTest }) => !isTest || testerIds.has(memberId));
  const purchases = paid.filter(({ accountId }) => accountId === null || accountId === storeAccountId(memberId));
  for (const { transactionId } of purchases) {
    const purchase = { memberId, request, transactionId };
    const id = await insertPayment(ctx, purchase);
    if (id !== null) return bookPayment(ctx, purchase, id);
  }
  for (const { transactionId } of purchases.toReversed()) {
    const purchase = { memberId, request, transactionId };
    const payment = await findPayment(ctx, purchase);
    if (payment !== undefined) return repeatBooking(ctx, { purchase, payment });
  }
  throw new ApiError(paid.length > 0 ? "RECEIPT_TAKEN" : "RECEIPT_INVALID");
}
