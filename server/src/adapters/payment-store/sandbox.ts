import { createHash } from "node:crypto";
import type { PaymentPlatformValue, RiceProductIdValue } from "@babchingu/openapi/enums";
import * as v from "valibot";
import { isStorable } from "../../lib/text.ts";
import type { PaymentStore, StorePurchase } from "./payment-store.ts";

/** The optional fields of a sandbox receipt. */
const Receipt = v.object({
  transactionId: v.optional(v.pipe(v.string(), v.check(isStorable))),
  productId: v.optional(v.string()),
  accountId: v.optional(v.string()),
});
const INVALID_PREFIX = "invalid";
const ID_LENGTH = 24;

function parse(receiptData: string): v.InferOutput<typeof Receipt> {
  try {
    return v.parse(Receipt, JSON.parse(receiptData));
  } catch {
    return {};
  }
}

/**
 * A mock store for development. Any text is a receipt for the product it is sent with; the same text is the same purchase.
 * JSON may set the `transactionId`, the only valid `productId` and the `accountId`. A text that begins with `invalid` is refused.
 */
export class SandboxStore implements PaymentStore {
  readonly #platform: PaymentPlatformValue;

  constructor(platform: PaymentPlatformValue) {
    this.#platform = platform;
  }

  async findPurchases(productId: RiceProductIdValue, receiptData: string): Promise<StorePurchase[]> {
    const receipt = parse(receiptData);
    const isInvalid = receiptData.startsWith(INVALID_PREFIX) || (receipt.productId ?? productId) !== productId;
    if (isInvalid) return [];
    const hash = createHash("sha256").update(`${this.#platform}:${receiptData}`).digest("hex");
    const { transactionId = `SANDBOX-${hash.slice(0, ID_LENGTH)}`, accountId = null } = receipt;
    return [{ transactionId, isTest: false, accountId }];
  }
}
