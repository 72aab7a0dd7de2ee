import { createHash } from "node:crypto";
import type { RiceProductIdValue } from "@babchingu/openapi/enums";
import * as v from "valibot";
import { ApiError } from "../../lib/api-error.ts";
import type { GoogleServiceAccount } from "../google-token.ts";
import { GoogleTokens } from "../google-token.ts";
import type { Store, StorePurchase } from "./store.ts";

export interface GooglePlayOptions {
  account: GoogleServiceAccount;
  /** The app's package name. */
  packageName: string;
  apiUrl?: string;
  timeoutMs?: number;
}

const API_URL = "https://androidpublisher.googleapis.com";
const SCOPE = "https://www.googleapis.com/auth/androidpublisher";
const TIMEOUT_MS = 8000;

const PURCHASED = 0;
/** A token of another app or product, or one that never was or is no more. */
const REFUSALS = new Set([400, 404, 410]);

/** The part of a ProductPurchase that is read; Google leaves out what is 0, and the order of a purchase by code. */
const ProductPurchase = v.object({
  purchaseState: v.optional(v.number(), PURCHASED),
  orderId: v.optional(v.string()),
});

/** Purchase tokens of Google Play (https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.products/get). */
export class GooglePlay implements Store {
  readonly #options: Required<GooglePlayOptions>;
  readonly #tokens: GoogleTokens;

  constructor(options: GooglePlayOptions) {
    this.#options = { apiUrl: API_URL, timeoutMs: TIMEOUT_MS, ...options };
    this.#tokens = new GoogleTokens(options.account, { scope: SCOPE, timeoutMs: this.#options.timeoutMs });
  }

  async findPurchases(productId: RiceProductIdValue, receiptData: string): Promise<StorePurchase[]> {
    const purchase = await this.#read(productId, receiptData).catch((cause: unknown) => {
      throw Object.assign(new ApiError("UPSTREAM_FAILED"), { cause });
    });
    if (purchase?.purchaseState !== PURCHASED) return [];
    const orderId = purchase.orderId ?? "";
    return [{ transactionId: orderId === "" ? idOfToken(receiptData) : orderId }];
  }

  /** Null when Google doesn't know the token for this product. */
  async #read(productId: RiceProductIdValue, token: string): Promise<v.InferOutput<typeof ProductPurchase> | null> {
    const { packageName, apiUrl, timeoutMs } = this.#options;
    const parts = [packageName, "purchases", "products", productId, "tokens", token].map(encodeURIComponent);
    const response = await fetch(new URL(`/androidpublisher/v3/applications/${parts.join("/")}`, apiUrl), {
      headers: { authorization: `Bearer ${await this.#tokens.token()}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (REFUSALS.has(response.status)) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw new Error(`Google Play answered ${response.status}.`);
    return v.parse(ProductPurchase, await response.json());
  }
}

function idOfToken(token: string): string {
  return `TOKEN-${createHash("sha256").update(token).digest("hex")}`;
}
