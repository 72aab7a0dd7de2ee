/** A receipt is for one product (D28, R13). */
import { defineChecks } from "../../runner/check.ts";
import { readRice } from "../support/meetings.ts";
import { newPurchase } from "../support/fixtures.ts";

export const checks = defineChecks({
  id: "rice.payment.one-product",
  title: "A receipt that was booked for one pack is refused for another with RECEIPT_INVALID, and books nothing.",
  source: "D28, R13",
  needs: ["sms", "store"],
  covers: ["createPayment RECEIPT_INVALID"],
  run: async (ctx) => {
    const buyer = await ctx.member("buyer");
    const body = newPurchase(ctx, "rice_500");
    const { balance } = await ctx.ok("createPayment", { as: buyer, body });
    await ctx.refused("createPayment", "RECEIPT_INVALID", { as: buyer, body: { ...body, productId: "rice_2000" } });
    ctx.equal(await readRice(ctx, buyer), balance, "The refused purchase should book nothing.");
  },
});
