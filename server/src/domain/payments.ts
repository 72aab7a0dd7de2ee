/** Buying rice: receipts of the app stores become rows of the ledger, each at most once (D28). */
import type { RiceProductIdValue, RiceTransactionReasonValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import type { StorePurchase } from "../adapters/store.ts";
import type { PaymentsTable, Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { bookRice } from "./ledger.ts";

type PaymentRequest = components["schemas"]["PaymentRequest"];
type BookedPayment = components["schemas"]["BookedPayment"];
type Payment = Selectable<PaymentsTable>;

interface RiceProduct {
  grains: number;
  /** What the stores charge in Korea; neither tells the price with a receipt. */
  priceWon: number;
  reason: RiceTransactionReasonValue;
}

/** The packs as the stores sell them. */
export const riceProducts = {
  rice_500: { grains: 500, priceWon: 5500, reason: "PURCHASE_500" },
  rice_1000: { grains: 1000, priceWon: 11_000, reason: "PURCHASE_1000" },
  rice_2000: { grains: 2000, priceWon: 22_000, reason: "PURCHASE_2000" },
} as const satisfies Record<RiceProductIdValue, RiceProduct>;

/** What a payment's row in the ledger is booked for. */
export function paymentCause(paymentId: number): string {
  return `payment:${paymentId}`;
}

interface Purchase {
  memberId: number;
  request: PaymentRequest;
  transactionId: string;
}

/** Stores the payment unless there is one of this transaction; whoever comes second waits for the first. */
async function insertPayment(
  trx: Trx,
  { memberId, request, transactionId }: Purchase,
  now: Date,
): Promise<number | null> {
  const { platform, productId, receiptData } = request;
  const inserted = await trx
    .insertInto("payments")
    .values({
      memberId,
      platform,
      transactionId,
      productId,
      currency: "KRW",
      amount: riceProducts[productId].priceWon,
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

async function book(
  trx: Trx,
  { memberId, request, transactionId }: Purchase,
  id: number,
  now: Date,
): Promise<BookedPayment> {
  const { grains: amount, reason } = riceProducts[request.productId];
  const balance = await bookRice(trx, { now: () => now }, { memberId, amount, reason, cause: paymentCause(id) });
  return { id, transactionId, amount, balance };
}

function findPayment(trx: Trx, { request, transactionId }: Purchase): Promise<Payment | undefined> {
  return trx
    .selectFrom("payments")
    .selectAll()
    .where("platform", "=", request.platform)
    .where("transactionId", "=", transactionId)
    .forUpdate()
    .executeTakeFirst();
}

/** The first answer again; a payment that was stored without its row in the ledger gets it now. */
async function repeat(trx: Trx, purchase: Purchase, payment: Payment, now: Date): Promise<BookedPayment> {
  if (payment.memberId !== purchase.memberId) throw new ApiError("E409-33");
  const isOpen = payment.status === "COMPLETED" || payment.status === "PENDING";
  if (!isOpen || payment.productId !== purchase.request.productId) throw new ApiError("E400-13");
  const { id, transactionId } = payment;
  const row = await trx
    .selectFrom("riceTransactions")
    .select(["amount", "balanceAfter"])
    .where("cause", "=", paymentCause(id))
    .executeTakeFirst();
  if (row !== undefined) return { id, transactionId, amount: row.amount, balance: row.balanceAfter };
  await trx.updateTable("payments").set({ status: "COMPLETED", updatedAt: now }).where("id", "=", id).execute();
  return book(trx, purchase, id, now);
}

/**
 * Books the first purchase of the receipt that has not been booked; when all have been, answers as it did for the newest.
 * @throws ApiError E400-13, E409-33.
 */
async function bookPurchases(
  trx: Trx,
  memberId: number,
  request: PaymentRequest,
  { purchases, now }: { purchases: StorePurchase[]; now: Date },
): Promise<BookedPayment> {
  for (const { transactionId } of purchases) {
    const purchase = { memberId, request, transactionId };
    const id = await insertPayment(trx, purchase, now);
    if (id !== null) return book(trx, purchase, id, now);
  }
  const newest = purchases.at(-1);
  const purchase = newest && { memberId, request, transactionId: newest.transactionId };
  const payment = purchase && (await findPayment(trx, purchase));
  if (purchase === undefined || payment === undefined) throw new ApiError("E400-13");
  return repeat(trx, purchase, payment, now);
}

/**
 * Books a purchase of rice that the store confirms, once per transaction of the store (D28).
 * @throws ApiError E400-13 when the store doesn't confirm it for this product, E409-33 when another member has booked it,
 * E501-1 when the store is not set up, E502-1 when it fails.
 */
export async function createPayment(
  deps: Pick<Deps, "db" | "clock" | "stores">,
  memberId: number,
  request: PaymentRequest,
): Promise<BookedPayment> {
  const store = deps.stores[request.platform];
  if (store === null) throw new ApiError("E501-1");
  // Asked before the transaction begins: nothing slow inside one.
  const purchases = await store.findPurchases(request.productId, request.receiptData);
  return transact(deps.db, (trx) => bookPurchases(trx, memberId, request, { purchases, now: deps.clock.now() }));
}
