/** Buying rice (D28, R13). */
import { storeAccountId } from "@babchingu/openapi";
import { defineChecksThatNeed } from "../../runner/check.ts";
import { fillIn } from "../../runner/profile.ts";
import { readLedger, readLedgerEntries } from "../support/ledger.ts";
import { readRice } from "../support/meetings.ts";
import { callConcurrently, expectOneSuccess } from "../support/outcomes.ts";
import { newPurchase } from "../support/fixtures.ts";

const packs = [
  ["rice_500", 500],
  ["rice_1000", 1000],
  ["rice_2000", 2000],
] as const;

export const checks = defineChecksThatNeed(
  ["sms", "store"],
  {
    id: "rice.payment.packs",
    title: "Each pack adds its grains by one row with its reason; the response has grains and balance.",
    source: "member §9, D28",
    covers: ["createPayment 201"],
    run: async (ctx) => {
      const buyer = await ctx.member("buyer");
      let balance = 1500;
      for (const [productId, grains] of packs) {
        const paid = await ctx.ok("createPayment", { as: buyer, body: newPurchase(ctx, productId) });
        balance += grains;
        ctx.equal([paid.amount, paid.balance], [grains, balance], "The response should return the new balance.");
      }
      ctx.equal(await readRice(ctx, buyer), balance, "The member should have this balance.");
      const entries = (await readLedgerEntries(ctx, buyer)).slice(0, 3).toReversed();
      ctx.equal(
        entries,
        ["PURCHASE_500 500", "PURCHASE_1000 1000", "PURCHASE_2000 2000"],
        "Each purchase should have its row.",
      );
    },
  },
  {
    id: "rice.payment.repeat",
    title: "A repeated payment gets the first response, balance included, and books nothing.",
    source: "R13",
    run: async (ctx) => {
      const buyer = await ctx.member("buyer");
      const call = { as: buyer, body: newPurchase(ctx) };
      const first = await ctx.ok("createPayment", call);
      await ctx.ok("createPayment", { as: buyer, body: newPurchase(ctx, "rice_500") });
      ctx.equal(await ctx.ok("createPayment", call), first, "The repeat should get the first response.");
      ctx.equal(await readRice(ctx, buyer), 3000, "Two purchases should be booked.");
    },
  },
  {
    id: "rice.payment.repeat-at-once",
    title: "Concurrent repeats of a receipt are booked once.",
    source: "D27, D28",
    run: async (ctx) => {
      const buyer = await ctx.member("buyer");
      const call = { as: buyer, body: newPurchase(ctx, "rice_2000") };
      const outcomes = await callConcurrently(ctx, "createPayment", [call, call, call, call]);
      ctx.equal(new Set(outcomes), new Set(["201"]), "Every repeat should get the response.");
      ctx.equal((await readLedger(ctx, buyer)).length, 2, "One row should be added.");
      ctx.equal(await readRice(ctx, buyer), 3500, "The pack should be booked once.");
    },
  },
  {
    id: "rice.payment.taken",
    title: "A receipt that another member has used is refused with RECEIPT_TAKEN.",
    source: "R13",
    covers: ["createPayment RECEIPT_TAKEN"],
    run: async (ctx) => {
      const [buyer, thief] = [await ctx.member("buyer"), await ctx.member("other member")];
      const body = newPurchase(ctx);
      await ctx.ok("createPayment", { as: buyer, body });
      await ctx.refused("createPayment", "RECEIPT_TAKEN", { as: thief, body });
      ctx.equal(await readRice(ctx, thief), 1500, "Nothing should be booked for the other member.");
    },
  },
  {
    id: "rice.payment.named",
    title:
      "A purchase that names another member at the store is refused with RECEIPT_TAKEN, and stays for the one it names.",
    source: "R56",
    run: async (ctx) => {
      const { named } = ctx.env.profile.receipts ?? {};
      const template = named ?? ctx.skip("no receipt that names its buyer was given (receipts.named in the profile)");
      const [buyer, thief] = [await ctx.member("buyer"), await ctx.member("other member")];
      const accountId = storeAccountId(buyer.id);
      const receiptData = fillIn(template, { id: ctx.env.freshText("p"), accountId });
      const body = { ...newPurchase(ctx), receiptData };
      await ctx.refused("createPayment", "RECEIPT_TAKEN", { as: thief, body });
      await ctx.ok("createPayment", { as: buyer, body });
      ctx.equal(
        [await readRice(ctx, buyer), await readRice(ctx, thief)],
        [2500, 1500],
        "Only the buyer should get it.",
      );
    },
  },
  {
    id: "rice.payment.taken-at-once",
    title: "When two members send the same receipt concurrently, one of them gets the rice.",
    source: "R13, D27",
    covers: ["createPayment RECEIPT_TAKEN"],
    run: async (ctx) => {
      const [one, two] = [await ctx.member("buyer"), await ctx.member("other member")];
      const body = newPurchase(ctx);
      const calls = [one, two].map((as) => ({ as, body }));
      await expectOneSuccess(ctx, "createPayment", calls, "RECEIPT_TAKEN");
      ctx.equal((await readRice(ctx, one)) + (await readRice(ctx, two)), 4000, "The purchase should be booked once.");
    },
  },
  {
    id: "rice.payment.refused",
    title: "A receipt that the store doesn't confirm is refused with RECEIPT_INVALID and books nothing.",
    source: "D28",
    covers: ["createPayment RECEIPT_INVALID"],
    run: async (ctx) => {
      const buyer = await ctx.member("buyer");
      const receiptData = fillIn(ctx.env.profile.receipts?.refused ?? "", { id: ctx.env.freshText("p") });
      await ctx.refused("createPayment", "RECEIPT_INVALID", { as: buyer, body: { ...newPurchase(ctx), receiptData } });
      ctx.equal(await readRice(ctx, buyer), 1500, "Nothing should be booked.");
    },
  },
);
