import { createHash } from "node:crypto";
import type { RiceProductIdValue } from "@babchingu/openapi/enums";
import * as v from "valibot";
import { ApiError } from "../../lib/api-error.ts";
import { type GoogleServiceAccount, GoogleTokens } from "../google-token.ts";
import { type PaymentStore, STORE_MS_MAX, type StorePurchase } from "./payment-store.ts";

export interface GooglePlayOptions {
  account: GoogleServiceAccount;
  /** The app's package name. */
  packageName: string;
  apiUrl?: string;
  /** For both requests. */
  timeoutMs?: number;
}

const API_URL = "https://androidpublisher.googleapis.com";
const SCOPE = "https://www.googleapis.com/auth/androidpublisher";

const PURCHASED = 0;
/** `purchaseType` of a licence tester; a bought one has none. */
const TEST_PURCHASE = 0;
/** Statuses for a token of another app or product, or an unknown or expired one. */
const INVALID_STATUSES = new Set([400, 404, 410]);

/** The fields used of a ProductPurchase. Google omits zeros, and the order id of a purchase with a promo code. */
const ProductPurchase = v.object({
  purchaseState: v.optional(v.number(), PURCHASED),
  orderId: v.optional(v.string()),
  purchaseType: v.optional(v.number()),
  obfuscatedExternalAccountId: v.optional(v.pipe(v.string(), v.toLowerCase())),
});

/** Purchase tokens of Google Play (https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.products/get). */
export class GooglePlay implements PaymentStore {
  readonly #options: Required<GooglePlayOptions>;
  readonly #tokens: GoogleTokens;

  constructor(options: GooglePlayOptions) {
    this.#options = { apiUrl: API_URL, timeoutMs: STORE_MS_MAX, ...options };
    this.#tokens = new GoogleTokens(options.account, { scope: SCOPE, timeoutMs: this.#options.timeoutMs });
  }

  async findPurchases(productId: RiceProductIdValue, receiptData: string): Promise<StorePurchase[]> {
    const purchase = await this.#findPurchase(productId, receiptData).catch((cause: unknown) => {
      throw Object.assign(new ApiError("UPSTREAM_FAILED"), { cause });
    });
    if (purchase?.purchaseState !== PURCHASED) return [];
    const { orderId = "", purchaseType, obfuscatedExternalAccountId: accountId = "" } = purchase;
    return [
      {
        transactionId: orderId === "" ? hashId(receiptData) : orderId,
        isTest: purchaseType === TEST_PURCHASE,
        accountId: accountId === "" ? null : accountId,
      },
    ];
  }

  /** Null when the token is invalid for this product. */
  async #findPurchase(
    productId: RiceProductIdValue,
    token: string,
  ): Promise<v.InferOutput<typeof ProductPurchase> | null> {
    const { packageName, apiUrl, timeoutMs } = this.#options;
    // Before the wait for the access token: its request, which others may have begun, has the same limit.
    const signal = AbortSignal.timeout(timeoutMs);
    const parts = [packageName, "purchases", "products", productId, "tokens", token].map(encodeURIComponent);
    const response = await fetch(new URL(`/androidpublisher/v3/applications/${parts.join("/")}`, apiUrl), {
      headers: { authorization: `Bearer ${await this.#tokens.token()}` },
      signal,
    });
    if (INVALID_STATUSES.has(response.status)) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw new Error(`Google Play answered ${response.status}.`);
    return v.parse(ProductPurchase, await response.json());
  }
}

function hashId(token: string): string {
  return `TOKEN-${createHash("sha256").update(token).digest("hex")}`;
}
