import { createHash } from "node:crypto";
import type { PaymentPlatformValue, RiceProductIdValue } from "@babchingu/openapi/enums";
import * as v from "valibot";
import { isStorable } from "../../lib/text.ts";
import type { Store, StorePurchase } from "./store.ts";

/** A receipt that says what it is for; all of it may be left out. */
const Receipt = v.object({
  transactionId: v.optional(v.pipe(v.string(), v.check(isStorable))),
  productId: v.optional(v.string()),
});
const REFUSED_PREFIX = "invalid";
const ID_LENGTH = 24;

function parse(receiptData: string): v.InferOutput<typeof Receipt> {
  try {
    return v.parse(Receipt, JSON.parse(receiptData));
  } catch {
    return {};
  }
}

/**
 * A store without money, for development. Any text is a receipt for the product it is sent with, and the same text the same
 * purchase. JSON may name the `transactionId`, and the `productId`, with which it serves no other product. A text that begins
 * with `invalid` is refused.
 */
export class SandboxStore implements Store {
  readonly #platform: PaymentPlatformValue;

  constructor(platform: PaymentPlatformValue) {
    this.#platform = platform;
  }

  async findPurchases(productId: RiceProductIdValue, receiptData: string): Promise<StorePurchase[]> {
    const receipt = parse(receiptData);
    const isRefused = receiptData.startsWith(REFUSED_PREFIX) || (receipt.productId ?? productId) !== productId;
    if (isRefused) return [];
    const hash = createHash("sha256").update(`${this.#platform}:${receiptData}`).digest("hex");
    return [{ transactionId: receipt.transactionId ?? `SANDBOX-${hash.slice(0, ID_LENGTH)}` }];
  }
}
