import type { RiceProductIdValue } from "@babchingu/openapi/enums";
import * as v from "valibot";
import { ApiError } from "../../lib/api-error.ts";
import { type PaymentStore, STORE_MS_MAX, type StorePurchase } from "./payment-store.ts";

export interface AppStoreOptions {
  sharedSecret: string;
  /** Receipts of other apps are refused: their products may have the same ids. */
  bundleId: string;
  productionUrl?: string;
  sandboxUrl?: string;
  /** For both requests. */
  timeoutMs?: number;
}

const PRODUCTION_URL = "https://buy.itunes.apple.com";
const SANDBOX_URL = "https://sandbox.itunes.apple.com";

/** Statuses of verifyReceipt (https://developer.apple.com/documentation/appstorereceipts/status). */
const VALID = 0;
const SANDBOX_RECEIPT = 21_007;
const INVALID_STATUSES = new Set([21_000, 21_002, 21_003, 21_006, 21_008, 21_010]);

const StatusResponse = v.object({ status: v.number() });
const ReceiptResponse = v.object({
  environment: v.picklist(["Production", "Sandbox"]),
  receipt: v.object({
    bundle_id: v.string(),
    in_app: v.array(
      v.object({
        product_id: v.string(),
        transaction_id: v.pipe(v.string(), v.minLength(1)),
        purchase_date_ms: v.pipe(v.string(), v.digits()),
        /** When Apple refunded the purchase. */
        cancellation_date_ms: v.optional(v.string()),
        /** The `appAccountToken` of the purchase, in either case. */
        app_account_token: v.optional(v.pipe(v.string(), v.toLowerCase())),
      }),
    ),
  }),
});

/** Receipts of the App Store, by verifyReceipt. */
export class AppStore implements PaymentStore {
  readonly #options: Required<AppStoreOptions>;

  constructor(options: AppStoreOptions) {
    this.#options = { productionUrl: PRODUCTION_URL, sandboxUrl: SANDBOX_URL, timeoutMs: STORE_MS_MAX, ...options };
  }

  async findPurchases(productId: RiceProductIdValue, receiptData: string): Promise<StorePurchase[]> {
    const response = await this.#verify(receiptData).catch((cause: unknown) => {
      throw Object.assign(new ApiError("UPSTREAM_FAILED"), { cause });
    });
    if (response === null || response.receipt.bundle_id !== this.#options.bundleId) return [];
    const isTest = response.environment === "Sandbox";
    return response.receipt.in_app
      .filter((purchase) => purchase.product_id === productId && purchase.cancellation_date_ms === undefined)
      .toSorted((a, b) => Number(a.purchase_date_ms) - Number(b.purchase_date_ms))
      .map(({ transaction_id: transactionId, app_account_token: accountId = null }) => ({
        transactionId,
        isTest,
        accountId,
      }));
  }

  /**
   * Null when the receipt is invalid. As Apple requires, production is queried first and then the sandbox for test receipts:
   * its reviewers use these in the released app.
   */
  async #verify(receiptData: string): Promise<v.InferOutput<typeof ReceiptResponse> | null> {
    const { productionUrl, sandboxUrl, timeoutMs } = this.#options;
    const signal = AbortSignal.timeout(timeoutMs);
    const post = (baseUrl: string) => this.#post(baseUrl, receiptData, signal);
    let body = await post(productionUrl);
    if (v.parse(StatusResponse, body).status === SANDBOX_RECEIPT) body = await post(sandboxUrl);
    const { status } = v.parse(StatusResponse, body);
    if (status === VALID) return v.parse(ReceiptResponse, body);
    if (INVALID_STATUSES.has(status)) return null;
    // Any other status is a wrong shared secret, or an error of Apple.
    throw new Error(`The App Store answered with status ${status}.`);
  }

  async #post(baseUrl: string, receiptData: string, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(new URL("/verifyReceipt", baseUrl), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        "receipt-data": receiptData,
        password: this.#options.sharedSecret,
        "exclude-old-transactions": false,
      }),
      signal,
    });
    if (!response.ok) throw new Error(`The App Store answered ${response.status}.`);
    return response.json();
  }
}
