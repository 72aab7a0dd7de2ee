import { DAY_MS, seoulDate } from "@babchingu/openapi";
import { expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { insertPartnerPlace, openMeeting } from "../../testing/meetings.ts";

let t: TestApp;
let operator: TestMember;

const idsOf = ({ content }: { content: { id: number }[] }) => content.map(({ id }) => id);

test("lists are narrowed by status and by days of Seoul, and sorted by age (D63)", async () => {
  t = await createTestApp();
  const first = await t.member();
  t.clock.advance(DAY_MS);
  // Made now: a session of yesterday would have ended.
  operator = await t.admin();
  const { token } = operator;
  const second = await t.member({ status: "BANNED" });
  const members = async (query: object) => idsOf(await t.api.ok("listAdminMembers", { token, query }));
  expect(await members({ status: "BANNED" })).toEqual([second.id]);
  expect(await members({ sort: "id" })).toEqual([first.id, operator.id, second.id]);
  const [today, yesterday] = [t.clock.now(), new Date(t.clock.now().getTime() - DAY_MS)].map(seoulDate);
  expect(await members({ from: today })).toEqual([second.id, operator.id]);
  expect(await members({ from: yesterday, to: yesterday })).toEqual([first.id]);
  expect(await members({ to: yesterday, sort: "id", status: "ACTIVE" })).toContain(first.id);
  await t.api.refused("listAdminMembers", "INVALID_REQUEST", { token, query: { from: today, to: yesterday } });

  const host = await t.member();
  const [open, over] = [await openMeeting(t, host), await openMeeting(t, host)];
  await t.db.updateTable("meetings").set({ status: "END" }).where("id", "=", over).execute();
  const meetings = async (query: object) => idsOf(await t.api.ok("listAdminMeetings", { token, query }));
  expect([await meetings({ status: "END" }), await meetings({ sort: "id" })]).toEqual([[over], [open, over]]);

  const store = (days: number) => insertPartnerPlace(t, { until: new Date(t.clock.now().getTime() + days * DAY_MS) });
  const [ended, ending, running] = [await store(-1), await store(3), await store(60)];
  const stores = async (status: "RUNNING" | "ENDING" | "ENDED") =>
    idsOf(await t.api.ok("listAdminPartnerPlaces", { token, query: { status } }));
  expect([await stores("ENDED"), await stores("ENDING"), await stores("RUNNING")]).toEqual([
    [ended],
    [ending],
    [running, ending],
  ]);

  const at = { createdAt: t.clock.now(), updatedAt: t.clock.now() };
  const payment = { memberId: first.id, platform: "APPLE", productId: "rice_500", currency: "KRW", amount: 1 } as const;
  await t.db
    .insertInto("payments")
    .values([
      { ...payment, ...at, transactionId: "a", status: "PENDING" },
      { ...payment, ...at, transactionId: "b", status: "FAILED" },
    ])
    .execute();
  const payments = await t.api.ok("listAdminPayments", { token, query: { status: "PENDING", from: today } });
  expect(payments.content.map(({ transactionId }) => transactionId)).toEqual(["a"]);

  const ledger = await t.api.ok("listAdminRiceTransactions", { token, query: { to: yesterday, sort: "id" } });
  expect(ledger.content.map(({ memberId }) => memberId)).toEqual([first.id]);

  const grant = { memberId: second.id, amount: 100 };
  await t.api.ok("grantRice", { token, body: grant });
  const reason = "ADMIN_GRANT" as const;
  const grants = await t.api.ok("listAdminRiceTransactions", { token, query: { reason, from: today } });
  expect(grants.content.map(({ memberId, amount }) => ({ memberId, amount }))).toEqual([grant]);
  const earlier = await t.api.ok("listAdminRiceTransactions", { token, query: { reason, to: yesterday } });
  expect(earlier.content).toEqual([]);

  await t.api.ok("setAdminMemberPoint", { token, params: { id: first.id }, body: { point: 77 } });
  const log = async (query: object) => idsOf(await t.api.ok("listAuditLog", { token, query })).length;
  expect([await log({ from: today }), await log({ to: yesterday })]).toEqual([2, 0]);

  const exported = async (resource: "members" | "partner-place" | "rice-transactions", query: object) => {
    const { body } = await t.api.call("exportAdminResource", { token, params: { resource }, query });
    return body.trim().split("\r\n").length - 1;
  };
  expect([
    await exported("members", { status: "BANNED" }),
    await exported("partner-place", { status: "ENDED" }),
    await exported("rice-transactions", { reason }),
  ]).toEqual([1, 1, 1]);
  const ofFirst = { q: String(first.id), field: "id" } as const;
  expect([await exported("members", ofFirst), await exported("members", { ...ofFirst, from: today })]).toEqual([1, 0]);
  for (const query of [{ status: "ENDED" }, { status: "ACTIVE", reportedId: 5 }]) {
    const wrong = { token, params: { resource: "members" }, query } as const;
    await t.api.refused("exportAdminResource", "INVALID_REQUEST", wrong);
  }
});
