import type { PaymentPlatformValue, RiceProductIdValue } from "@babchingu/openapi/enums";

/** A purchase that a store confirms. */
export interface StorePurchase {
  /** The store's id of the purchase; the same one for every look at the same receipt. */
  transactionId: string;
}

/** Asks an app store about receipts (D28). */
export interface Store {
  /**
   * The purchases of this product that the receipt proves, oldest first; none when the store doesn't confirm any.
   * @throws ApiError UPSTREAM_FAILED when the store fails or doesn't answer in time.
   */
  findPurchases(productId: RiceProductIdValue, receiptData: string): Promise<StorePurchase[]>;
}

/** The store of each platform; null where none is set up. */
export type Stores = Record<PaymentPlatformValue, Store | null>;
