import type { PaymentPlatformValue, RiceProductIdValue } from "@babchingu/openapi/enums";

/** How long a store may take for all requests of one receipt: an answer takes at most 10 s, of which 2 s authorize the member. */
export const STORE_MS_MAX = 5000;

export interface StorePurchase {
  /** The store's id of the purchase, the same for every request with the same receipt. */
  transactionId: string;
  /** Made without money, by a developer, a tester or the store's reviewer. */
  isTest: boolean;
  /** Who bought, as the shell told the store (R56); null when it told nobody. */
  accountId: string | null;
}

/** Verifies receipts with an app store (D28). */
export interface PaymentStore {
  /**
   * The purchases of this product in the receipt, oldest first; empty for an invalid receipt.
   * @throws ApiError UPSTREAM_FAILED when the store fails or doesn't respond in time.
   */
  findPurchases(productId: RiceProductIdValue, receiptData: string): Promise<StorePurchase[]>;
}

/** The store of each platform; null when it isn't configured. */
export type PaymentStores = Record<PaymentPlatformValue, PaymentStore | null>;
