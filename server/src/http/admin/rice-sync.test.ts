import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { transact } from "../../db/transact.ts";
import { runChunk } from "../../domain/admin/bulk-jobs/chunks.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { expectConsistentLedger, reasonsOf, riceOf } from "../../testing/meetings.ts";

let t: TestApp;
let operator: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
});

/** After a second the server answers that the run goes on, and another call works on the same run. */
async function sync(): Promise<{ checked: number; corrected: number }> {
  const response = await t.api.call("syncRiceTransactions", { token: operator.token });
  if (response.statusCode === 202) return await sync();
  expect(response.statusCode).toBe(200);
  return response.json();
}

const log = async () => (await t.api.ok("listAuditLog", { token: operator.token })).content;

const storeWrongBalance = ({ id }: TestMember, riceBalance: number) =>
  t.db.updateTable("members").set({ riceBalance }).where("id", "=", id).execute();

async function insertPayment(member: TestMember, productId: string, status: "COMPLETED" | "REFUNDED" = "COMPLETED") {
  const now = t.clock.now();
  const payment = {
    memberId: member.id,
    platform: "GOOGLE",
    productId,
    currency: "KRW",
    amount: 5000,
    status,
  } as const;
  const transactionId = `store-${member.id}-${productId}-${status}`;
  await t.db
    .insertInto("payments")
    .values({ ...payment, transactionId, receiptData: null, createdAt: now, updatedAt: now })
    .execute();
}

/** Inserts members without a ledger, to fill batches. */
const insertMembers = (count: number) =>
  sql`insert into members (name, role, status, created_at, updated_at)
    select 'member' || n, 'ROLE_USER', 'ACTIVE', ${t.clock.now()}::timestamptz, ${t.clock.now()}::timestamptz
    from generate_series(1, ${count}::int) n`.execute(t.db);

test("a correct ledger is not changed", async () => {
  await t.member();
  await t.member({ rice: 0 });
  expect(await sync()).toEqual({ checked: 3, corrected: 0 });
  expect((await log())[0]).toMatchObject({ action: "RICE_SYNC", after: { checked: 3, corrected: 0 } });
});

test("wrong balances are set to the sum of their ledger rows", async () => {
  const members = [await t.member(), await t.member({ rice: 300 }), await t.member({ rice: 0 })] as const;
  await storeWrongBalance(members[0], 9999);
  await storeWrongBalance(members[2], 7);
  expect(await sync()).toEqual({ checked: 4, corrected: 2 });
  expect(await Promise.all(members.map((member) => riceOf(t, member)))).toEqual([1500, 300, 0]);
  expect(await sync()).toEqual({ checked: 4, corrected: 0 });
});

test("completed payments without a ledger row are booked once, after correcting the balance", async () => {
  const member = await t.member();
  await storeWrongBalance(member, 1);
  await insertPayment(member, "rice_1000");
  await insertPayment(member, "rice_500");
  await insertPayment(member, "rice_2000", "REFUNDED");
  await insertPayment(member, "noodles_500");
  expect(await sync()).toEqual({ checked: 2, corrected: 1 });
  expect(await reasonsOf(t, member)).toEqual(["SIGNUP", "PURCHASE_1000", "PURCHASE_500"]);
  expect(await riceOf(t, member)).toBe(3000);
  await expectConsistentLedger(t);
  expect(await sync()).toEqual({ checked: 2, corrected: 0 });
});

test("runs over several batches, also concurrently", async () => {
  const first = await t.member();
  await insertMembers(450);
  const last = await t.member();
  await insertPayment(last, "rice_500");
  const runs = await Promise.all([
    sync(),
    sync(),
    t.api.ok("grantRice", { token: operator.token, body: { memberId: first.id, amount: 5 } }),
  ]);
  expect(runs[0]).toMatchObject({ checked: 453 });
  expect(await riceOf(t, last)).toBe(2000);
  await expectConsistentLedger(t);
  expect(await sync()).toEqual({ checked: 453, corrected: 0 });
});

test("resumes an interrupted run", async () => {
  const first = await t.member();
  await insertMembers(3);
  await storeWrongBalance(first, 0);
  const headers = { prefer: "respond-async" };
  const { id } = (await t.api.call("syncRiceTransactions", { token: operator.token, headers })).json();
  await transact(t.db, (trx) => runChunk({ trx, now: t.clock.now() }, { jobId: id, rowsMax: 2 }));
  expect(await t.api.ok("getAdminBulkJob", { token: operator.token, params: { id } })).toMatchObject({
    kind: "RICE_SYNC",
    total: 5,
    done: 2,
    corrected: 1,
  });
  expect(await sync()).toEqual({ checked: 5, corrected: 1 });
  expect((await log()).map(({ after }) => after)).toEqual([
    { checked: 5, corrected: 1 },
    { state: "RUNNING", total: 5 },
  ]);
});

test("a run that is stopped leaves in the audit log what it corrected", async () => {
  await storeWrongBalance(await t.member(), 0);
  const headers = { prefer: "respond-async" };
  const { id } = (await t.api.call("syncRiceTransactions", { token: operator.token, headers })).json();
  await transact(t.db, (trx) => runChunk({ trx, now: t.clock.now() }, { jobId: id, rowsMax: 2 }));
  await t.api.ok("stopAdminBulkJob", { token: operator.token, params: { id } });
  expect((await log())[0]).toMatchObject({ after: { state: "STOPPED", done: 2, total: 2, corrected: 1 } });
});
