import { afterEach, beforeEach, expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { expectConsistentLedger, reasonsOf, riceOf } from "../../testing/meetings.ts";

let t: TestApp;
let operator: TestMember;
let member: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
  member = await t.member();
});
afterEach(() => expectConsistentLedger(t));

test("granting and revoking rice write a ledger row and an audit entry", async () => {
  const { token } = operator;
  await t.api.ok("grantRice", { token, body: { memberId: member.id, amount: 500 } });
  await t.api.ok("revokeRice", { token, body: { memberId: member.id, amount: 2000 } });
  expect(await reasonsOf(t, member)).toEqual(["SIGNUP", "ADMIN_GRANT", "ADMIN_REVOKE"]);
  expect(await riceOf(t, member)).toBe(0);
  const { content } = await t.api.ok("listAuditLog", { token });
  expect(content.map((entry) => [entry.action, entry.before, entry.after])).toEqual([
    ["RICE_REVOKE", { riceBalance: 2000 }, { amount: 2000, riceBalance: 0 }],
    ["RICE_GRANT", { riceBalance: 1500 }, { amount: 500, riceBalance: 2000 }],
  ]);
});

test("no balance falls below 0, and a refused change is rolled back", async () => {
  const { token } = operator;
  const refused = await t.api.refused("revokeRice", "BALANCE_TOO_LOW", {
    token,
    body: { memberId: member.id, amount: 1501 },
  });
  expect(refused.data).toEqual({ balance: 1500, required: 1501 });
  await t.api.refused("grantRice", "MEMBER_NOT_FOUND", { token, body: { memberId: 999_999, amount: 1 } });
  await t.api.refused("grantRice", "INVALID_REQUEST", { token, body: { memberId: member.id, amount: 0 } });
  await t.db.updateTable("members").set({ withdrawnAt: t.clock.now() }).where("id", "=", member.id).execute();
  await t.api.refused("grantRice", "MEMBER_ERASED", { token, body: { memberId: member.id, amount: 1 } });
  expect((await t.api.ok("listAuditLog", { token })).content).toEqual([]);
});

test("all members who have not withdrawn get a grant, once per idempotency key", async () => {
  const other = await t.member();
  await t.member({ status: "WITHDRAWN" });
  const grant = { token: operator.token, body: { amount: 100 }, headers: { "idempotency-key": "holiday-1" } };
  await t.api.ok("grantRiceToAll", grant);
  await t.api.ok("grantRiceToAll", grant);
  expect([await riceOf(t, member), await riceOf(t, other)]).toEqual([1600, 1600]);
  await t.api.refused("grantRiceToAll", "IDEMPOTENCY_KEY_REUSED", { ...grant, body: { amount: 200 } });
  const { content } = await t.api.ok("listAuditLog", { token: operator.token });
  expect(content).toMatchObject([{ action: "RICE_GRANT_ALL", after: { amount: 100, members: 2 } }]);
});

test("the ledger is listed newest first and searched by exact values", async () => {
  const { token } = operator;
  await t.api.ok("grantRice", { token, body: { memberId: member.id, amount: 500 } });
  const all = await t.api.ok("listAdminRiceTransactions", { token });
  expect(all.content.map((row) => [row.memberId, row.amount, row.riceTransactionReason])).toEqual([
    [member.id, 500, "ADMIN_GRANT"],
    [member.id, 1500, "SIGNUP"],
  ]);
  const found = async (field: "id" | "member_id" | "rice_transaction_reason", q: string) =>
    (await t.api.ok("searchAdminRiceTransactions", { token, query: { field, q } })).totalElements;
  expect(await found("rice_transaction_reason", "SIGNUP")).toBe(1);
  expect(await found("rice_transaction_reason", "NONSENSE")).toBe(0);
  expect(await found("member_id", `${member.id}`)).toBe(2);
  expect(await found("id", `${all.content[0]?.id}`)).toBe(1);
  expect(await found("id", "abc")).toBe(0);
});

test("payments are listed and searched", async () => {
  const now = t.clock.now();
  const payment = {
    memberId: member.id,
    platform: "APPLE",
    transactionId: "store-1",
    productId: "rice_1000",
    currency: "KRW",
    amount: 5000,
    status: "COMPLETED",
    receiptData: "raw receipt",
    createdAt: now,
    updatedAt: now,
  } as const;
  const { id } = await t.db.insertInto("payments").values(payment).returning("id").executeTakeFirstOrThrow();
  const { token } = operator;
  const { content } = await t.api.ok("listAdminPayments", { token });
  expect(content).toMatchObject([{ id, memberId: member.id, amount: 5000, receiptData: "raw receipt" }]);
  const found = async (field: "id" | "member_id", q: string) =>
    (await t.api.ok("searchAdminPayments", { token, query: { field, q } })).totalElements;
  expect([await found("id", `${id}`), await found("member_id", `${member.id}`), await found("id", "x")]).toEqual([
    1, 1, 0,
  ]);
});
