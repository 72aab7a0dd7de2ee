import { storeAccountId } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadConfig } from "../../config.ts";
import { ApiError } from "../../lib/api-error.ts";
import { spendTime, withTimeBudget } from "../../lib/time-budget.ts";
import { type PaymentStore, STORE_MS_MAX } from "../../adapters/payment-store/payment-store.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, productionEnv, type TestApp } from "../../testing/harness.ts";
import { expectConsistentLedger, reasonsOf, riceOf } from "../../testing/meetings.ts";
import { HANDLER_MS_MAX, silentDb } from "../../testing/silent-db.ts";
import { riceHandlers } from "./rice.ts";

type ProductId = "rice_500" | "rice_1000" | "rice_2000";

let t: TestApp;
let member: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  member = await t.member();
});

afterEach(() => expectConsistentLedger(t));

const receipt = (transactionId: string, productId: ProductId = "rice_1000") => ({
  platform: "GOOGLE" as const,
  productId,
  receiptData: JSON.stringify({ transactionId, productId }),
});
const storeOf = (ids: readonly string[], isTest: boolean): PaymentStore => ({
  findPurchases: async () => ids.map((transactionId) => ({ transactionId, isTest, accountId: null })),
});
const storeWith = (...ids: string[]) => storeOf(ids, false);

describe("a purchase", () => {
  test.each<[ProductId, number, number]>([
    ["rice_500", 500, 5500],
    ["rice_1000", 1000, 11_000],
    ["rice_2000", 2000, 22_000],
  ])("a purchase of %s adds %i grains", async (productId, grains, priceWon) => {
    const body = receipt("GPA.1", productId);
    const booked = await t.api.ok("createPayment", { token: member.token, body });
    expect(booked).toMatchObject({ transactionId: "GPA.1", amount: grains, balance: 1500 + grains });
    expect(await reasonsOf(t, member)).toEqual(["SIGNUP", `PURCHASE_${grains}`]);
    const { content } = await t.api.ok("listAdminPayments", { token: (await t.admin()).token });
    expect(content).toMatchObject([
      { id: booked.id, memberId: member.id, productId, amount: priceWon, currency: "KRW", status: "COMPLETED" },
    ]);
  });

  test("a purchase that names another member is refused, one that names the buyer is booked", async () => {
    const buyer = await t.member();
    const body = { ...receipt("GPA.1"), receiptData: JSON.stringify({ accountId: storeAccountId(buyer.id) }) };
    await t.api.refused("createPayment", "RECEIPT_TAKEN", { token: member.token, body });
    await t.api.ok("createPayment", { token: buyer.token, body });
    expect([await riceOf(t, member), await riceOf(t, buyer)]).toEqual([1500, 2500]);
  });

  test("a test purchase counts for testers only", async () => {
    const tester = await t.member();
    const env = { STORE_TESTER_IDS: String(tester.id) };
    Object.assign(t.deps.config, { storeTesterIds: loadConfig(env).storeTesterIds });
    t.deps.paymentStores.GOOGLE = storeOf(["GPA.1"], true);
    await t.api.refused("createPayment", "RECEIPT_INVALID", { token: member.token, body: receipt("GPA.1") });
    await t.api.ok("createPayment", { token: tester.token, body: receipt("GPA.1") });
  });

  test("a repeated receipt gets the first response again", async () => {
    const call = { token: member.token, body: receipt("GPA.1") };
    const first = await t.api.ok("createPayment", call);
    await t.api.ok("createPayment", { token: member.token, body: receipt("GPA.2", "rice_500") });
    expect(await t.api.ok("createPayment", call)).toEqual(first);
    expect(await riceOf(t, member)).toBe(3000);
  });

  test("a receipt that is sent twice concurrently is booked once", async () => {
    const call = { token: member.token, body: receipt("GPA.1") };
    const answers = await Promise.all([1, 2, 3].map(() => t.api.ok("createPayment", call)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await riceOf(t, member)).toBe(2500);
  });

  test("another member's receipt is refused", async () => {
    await t.api.ok("createPayment", { token: member.token, body: receipt("GPA.1") });
    const other = await t.member();
    await t.api.refused("createPayment", "RECEIPT_TAKEN", { token: other.token, body: receipt("GPA.1") });
    expect(await riceOf(t, other)).toBe(1500);
  });

  test("an invalid receipt, or one for another product, is refused", async () => {
    const refused = (body: ReturnType<typeof receipt>) =>
      t.api.refused("createPayment", "RECEIPT_INVALID", { token: member.token, body });
    await refused({ ...receipt("GPA.1"), receiptData: "invalid" });
    await refused({ ...receipt("GPA.1", "rice_500"), productId: "rice_2000" });
    await t.api.ok("createPayment", {
      token: member.token,
      body: { ...receipt("x"), receiptData: '{"transactionId":"GPA.1"}' },
    });
    await refused({ ...receipt("x", "rice_2000"), receiptData: '{"transactionId":"GPA.1"}' });
    expect(await riceOf(t, member)).toBe(2500);
  });

  test("a refunded or failed payment is not booked; one without its ledger row is booked", async () => {
    const row = {
      memberId: member.id,
      platform: "GOOGLE" as const,
      productId: "rice_1000",
      currency: "KRW",
      amount: 11_000,
      receiptData: null,
      createdAt: t.clock.now(),
      updatedAt: t.clock.now(),
    };
    await t.db
      .insertInto("payments")
      .values([
        { ...row, transactionId: "GPA.1", status: "REFUNDED" },
        { ...row, transactionId: "GPA.2", status: "PENDING" },
      ])
      .execute();
    await t.api.refused("createPayment", "RECEIPT_INVALID", { token: member.token, body: receipt("GPA.1") });
    const call = { token: member.token, body: receipt("GPA.2") };
    const first = await t.api.ok("createPayment", call);
    expect(await t.api.ok("createPayment", call)).toEqual(first);
    expect(await riceOf(t, member)).toBe(2500);
  });

  test("a purchase requires a known product", async () => {
    const unknown = { ...receipt("GPA.1"), productId: "rice_9000" as ProductId };
    await t.api.refused("createPayment", "INVALID_REQUEST", { token: member.token, body: unknown });
    expect(await t.db.selectFrom("payments").selectAll().execute()).toEqual([]);
  });
});

describe("a receipt with several purchases", () => {
  test("several purchases are booked one per request, then the newest is repeated", async () => {
    t = await createTestApp({ deps: { paymentStores: { APPLE: storeWith("1", "2"), GOOGLE: null } } });
    member = await t.member();
    const call = { token: member.token, body: { ...receipt(""), platform: "APPLE" as const } };
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await t.api.ok("createPayment", call));
    expect(answers.map((answer) => [answer.transactionId, answer.balance])).toEqual([
      ["1", 2500],
      ["2", 3500],
      ["2", 3500],
    ]);
    const none = await t.api.call("createPayment", { ...call, body: { ...call.body, platform: "GOOGLE" } });
    expect(none.json()).toMatchObject({ code: errorCodes.NOT_IMPLEMENTED });
  });

  test("a purchase of another member is passed over: each gets the own newest again, a third member is refused", async () => {
    const store = storeWith("1", "2");
    t = await createTestApp({ deps: { paymentStores: { APPLE: store, GOOGLE: null } } });
    member = await t.member();
    const other = await t.member();
    const body = { ...receipt(""), platform: "APPLE" as const };
    const first = await t.api.ok("createPayment", { token: member.token, body });
    const second = await t.api.ok("createPayment", { token: other.token, body });
    expect([first.transactionId, second.transactionId]).toEqual(["1", "2"]);
    expect(await t.api.ok("createPayment", { token: member.token, body })).toEqual(first);
    expect(await t.api.ok("createPayment", { token: other.token, body })).toEqual(second);
    await t.api.refused("createPayment", "RECEIPT_TAKEN", { token: (await t.member()).token, body });
  });

  test("a store failure is reported, and nothing is booked", async () => {
    const failing: PaymentStore = { findPurchases: () => Promise.reject(new ApiError("UPSTREAM_FAILED")) };
    t = await createTestApp({ deps: { paymentStores: { APPLE: failing, GOOGLE: failing } } });
    member = await t.member();
    const response = await t.api.call("createPayment", { token: member.token, body: receipt("GPA.1") });
    expect(response.json()).toMatchObject({ code: errorCodes.UPSTREAM_FAILED });
    expect(await riceOf(t, member)).toBe(1500);
  });
});

test("a member who withdraws while the store answers is credited nothing", async () => {
  const store = storeWith("GPA.1");
  t.deps.paymentStores.GOOGLE = {
    findPurchases: async (...asked) => {
      await t.api.ok("withdrawMember", { token: member.token });
      return store.findPurchases(...asked);
    },
  };
  await t.api.refused("createPayment", "TOKEN_REVOKED", { token: member.token, body: receipt("GPA.1") });
  expect(await t.db.selectFrom("payments").selectAll().execute()).toEqual([]);
});

test.each([
  ["at once", 0],
  ["after the longest wait for its turn", 3000],
])(
  "a purchase that is handled %s is answered in time, however slow store and database are",
  async (_name, waitedMs) => {
    vi.useFakeTimers();
    const store: PaymentStore = {
      findPurchases: () => new Promise((resolve) => setTimeout(resolve, STORE_MS_MAX, [])),
    };
    const { createPayment } = riceHandlers({
      ...t.deps,
      db: silentDb(),
      paymentStores: { APPLE: store, GOOGLE: store },
    });
    const request = { actor: { memberId: member.id }, body: receipt("GPA.1") };
    const startMs = performance.now();
    const answered = withTimeBudget(5000, async () => {
      spendTime(waitedMs);
      await createPayment?.(request as Parameters<typeof createPayment>[0]);
    });
    const endMs = answered.then(
      () => Infinity,
      () => performance.now(),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waitedMs + (await endMs) - startMs).toBeLessThanOrEqual(HANDLER_MS_MAX + 1);
  },
);

test("production without keys has no store", async () => {
  const { deps } = await createTestApp({ env: productionEnv });
  expect(deps.paymentStores).toEqual({ APPLE: null, GOOGLE: null });
});
