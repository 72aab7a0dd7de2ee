/** Bulk jobs (R54). Two runners at the same time, and locks, need TEST_DATABASE_URL; the in-memory database has one connection. */
import { SIGNUP_RICE } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { transact } from "../../db/transact.ts";
import { type ChunkResult, runChunk } from "../../domain/admin/bulk-jobs/chunks.ts";
import { runBulkJobs } from "../../domain/admin/bulk-jobs/runner.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { isParallel, requestDuring } from "../../testing/locks.ts";
import { expectConsistentLedger, openMeeting, riceOf } from "../../testing/meetings.ts";

const CROWD = 5;
const ASYNC = { prefer: "respond-async" };

let t: TestApp;
let operator: TestMember;
let crowd: TestMember[];

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
  crowd = [];
  for (let i = 0; i < CROWD; i += 1) crowd.push(await t.member());
});
afterEach(() => expectConsistentLedger(t));

type AdminBulkJob = components["schemas"]["AdminBulkJob"];

/** Starts granting 100 grains to all, which goes on after the answer. */
async function startGrant(headers: Record<string, string> = {}): Promise<AdminBulkJob> {
  const call = { token: operator.token, headers: { ...ASYNC, ...headers }, body: { amount: 100 } };
  const response = await t.api.call("grantRiceToAll", call);
  expect(response.statusCode).toBe(202);
  return response.json();
}

/** The job of an announcement in these rooms, of which no request does a part. */
async function startAnnouncement(rooms: readonly number[]): Promise<number> {
  await sql`insert into bulk_jobs (kind, input, actor_id, total, last_id, created_at) values ('ANNOUNCEMENT_CREATE',
    '{"announcementId": 7, "title": "공지"}', ${operator.id}, ${rooms.length}, ${rooms.at(-1)}, ${t.clock.now()})`.execute(
    t.db,
  );
  const [job] = (await t.api.ok("listAdminBulkJobs", { token: operator.token })).content;
  return job?.id ?? 0;
}

test("of many jobs started at once few are done by their requests, the others afterwards", async () => {
  const grant = () => t.api.call("grantRiceToAll", { token: operator.token, body: { amount: 100 } });
  const answers = await Promise.all(Array.from({ length: 12 }, grant));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202, 204]));
  await t.advance(1000);
  expect(await balances()).toEqual(crowd.map(() => SIGNUP_RICE + 1200));
});

const readJob = (id: number) => t.api.ok("getAdminBulkJob", { token: operator.token, params: { id } });
const stop = (id: number) => ({ token: operator.token, params: { id } });
const chunk = (jobId: number, rowsMax = 2): Promise<ChunkResult> =>
  transact(t.db, (trx) => runChunk({ trx, now: t.clock.now() }, { jobId, rowsMax }));
const resume = () => runBulkJobs(t.deps, new AbortController().signal);
const log = async () =>
  (await t.api.ok("listAuditLog", { token: operator.token })).content.map(({ action, after }) => [action, after]);
const balances = () => Promise.all(crowd.map((member) => riceOf(t, member)));

test("a job that was interrupted in the middle reaches everybody once", async () => {
  const { id, ...started } = await startGrant();
  expect(started).toMatchObject({ kind: "RICE_GRANT_ALL", state: "RUNNING", total: CROWD, done: 0, amount: 100 });
  await chunk(id);
  const crash = transact(t.db, async (trx) => {
    await runChunk({ trx, now: t.clock.now() }, { jobId: id, rowsMax: 2 });
    throw new Error("The server crashed.");
  });
  await expect(crash).rejects.toThrow("crashed");
  expect(await readJob(id)).toMatchObject({ state: "RUNNING", done: 2, finishedAt: null });
  const late = await t.member();
  await t.advance(1000);
  const finishedAt = t.clock.now().toISOString();
  expect(await readJob(id)).toMatchObject({ state: "DONE", done: CROWD, finishedAt, operatorName: "operator" });
  expect(await balances()).toEqual(crowd.map(() => 1600));
  expect(await riceOf(t, late)).toBe(1500);
});

test("nothing happens after a job was stopped, and what was granted stays", async () => {
  const { id } = await startGrant();
  await chunk(id);
  await t.api.ok("stopAdminBulkJob", stop(id));
  expect(await chunk(id)).toBe("SKIPPED");
  await resume();
  expect(await balances()).toEqual([1600, 1600, 1500, 1500, 1500]);
  expect(await readJob(id)).toMatchObject({ state: "STOPPED", done: 2 });
  await t.api.refused("stopAdminBulkJob", "BULK_JOB_NOT_RUNNING", stop(id));
  await t.api.refused("stopAdminBulkJob", "BULK_JOB_NOT_FOUND", stop(999_999));
  await t.api.refused("getAdminBulkJob", "BULK_JOB_NOT_FOUND", stop(999_999));
  expect(await log()).toEqual([
    ["RICE_GRANT_ALL", { state: "STOPPED", done: 2, total: CROWD }],
    ["RICE_GRANT_ALL", { amount: 100, members: CROWD }],
  ]);
});

test("a repeated request gets the same job", async () => {
  const headers = { "idempotency-key": "holiday-1" };
  const { id } = await startGrant(headers);
  expect((await startGrant(headers)).id).toBe(id);
  // Without the preference it waits, and finds the job done.
  const again = { token: operator.token, headers, body: { amount: 100 } };
  expect((await t.api.call("grantRiceToAll", again)).statusCode).toBe(204);
  expect(await balances()).toEqual(crowd.map(() => 1600));
  expect((await t.api.ok("listAdminBulkJobs", { token: operator.token })).content).toMatchObject([{ id }]);
});

test("a member who withdraws in the middle gets nothing", async () => {
  const { id } = await startGrant();
  await chunk(id);
  await t.api.ok("withdrawMember", { token: crowd.pop()?.token ?? "" });
  await resume();
  expect(await readJob(id)).toMatchObject({ state: "DONE", total: CROWD, done: CROWD - 1 });
  expect(await balances()).toEqual(crowd.map(() => 1600));
});

test("two runners share the jobs without doing anything twice", async () => {
  const jobs = [await startGrant(), await startGrant()];
  await Promise.all([resume(), resume()]);
  await resume();
  for (const { id } of jobs) expect(await readJob(id)).toMatchObject({ state: "DONE", done: CROWD });
  expect(await balances()).toEqual(crowd.map(() => 1700));
});

test("an error ends the job; the chunks before it stay", async () => {
  const [first, second] = await Promise.all([startGrant(), t.member()]);
  await t.db
    .updateTable("members")
    .set({ riceBalance: limits.Member.riceBalance.maximum })
    .where("id", "=", crowd[4]?.id ?? 0)
    .execute();
  expect(await chunk(first.id, 4)).toBe("WORKED");
  await resume();
  expect(await readJob(first.id)).toMatchObject({ state: "FAILED", done: 4 });
  expect((await log())[0]).toMatchObject(["RICE_GRANT_ALL", { state: "FAILED", done: 4 }]);
  await t.db
    .updateTable("members")
    .set({ riceBalance: 1500 })
    .where("id", "=", crowd[4]?.id ?? 0)
    .execute();
  expect([...(await balances()), await riceOf(t, second)]).toEqual([1600, 1600, 1600, 1600, 1500, 1500]);
});

test("a notification reaches everybody once, as a broadcast", async () => {
  await t.db
    .updateTable("members")
    .set({ targetToken: "device" })
    .where("id", "=", crowd[3]?.id ?? 0)
    .execute();
  const call = {
    token: operator.token,
    headers: ASYNC,
    body: { memberId: null, title: " 공지 ", content: "내용이에요" },
  };
  const job: AdminBulkJob = (await t.api.call("sendNotificationToAll", call)).json();
  expect(job).toMatchObject({ kind: "NOTIFICATION_SEND_ALL", title: "공지", amount: null });
  await chunk(job.id, 3);
  await resume();
  const sent = await t.db.selectFrom("notifications").select("memberId").orderBy("memberId").execute();
  expect(sent.map((row) => row.memberId)).toEqual(crowd.map((member) => member.id));
  const pushes = await t.db.selectFrom("pushOutbox").select(["memberId", "isBroadcast"]).execute();
  expect(pushes).toEqual([{ memberId: crowd[3]?.id, isBroadcast: true }]);
});

test("an estimated total is at least what was done, and becomes that at the end", async () => {
  const { id } = await startGrant();
  const estimate = (total: number) => t.db.updateTable("bulkJobs").set({ total }).where("id", "=", id).execute();
  await estimate(1);
  await chunk(id);
  expect(await readJob(id)).toMatchObject({ state: "RUNNING", total: 2, done: 2 });
  await estimate(10_001);
  await resume();
  expect(await readJob(id)).toMatchObject({ state: "DONE", total: CROWD, done: CROWD });
  expect((await log())[0]).toEqual(["RICE_GRANT_ALL", { state: "DONE", done: CROWD }]);
});

test("an estimated total isn't in the audit log", async () => {
  await sql`insert into members (name, role, status, created_at, updated_at)
    select 'member' || n, 'ROLE_USER', 'ACTIVE', now(), now() from generate_series(1, 10001) n`.execute(t.db);
  const { id, total } = await startGrant();
  expect(total).toBeGreaterThan(10_000);
  await chunk(id);
  await t.api.ok("stopAdminBulkJob", stop(id));
  const body = { memberId: null, title: "공지", content: "내용이에요" };
  await t.api.call("sendNotificationToAll", { token: operator.token, headers: ASYNC, body });
  await t.api.call("syncRiceTransactions", { token: operator.token, headers: ASYNC });
  expect(await log()).toEqual([
    ["RICE_SYNC", { state: "RUNNING" }],
    ["NOTIFICATION_SEND_ALL", { title: "공지", content: "내용이에요", url: null }],
    ["RICE_GRANT_ALL", { state: "STOPPED", done: 2 }],
    ["RICE_GRANT_ALL", { amount: 100 }],
  ]);
});

test("an announcement is posted once in each room that was open, between its other messages", async () => {
  const rooms: number[] = [];
  for (const host of crowd) rooms.push(await openMeeting(t, host));
  const jobId = await startAnnouncement(rooms);
  await chunk(jobId);
  const later = await openMeeting(t, await t.member());
  await resume();
  expect(await readJob(jobId)).toMatchObject({ state: "DONE", done: CROWD, title: "공지" });
  const posts = await t.db
    .selectFrom("chatMessages")
    .select("meetingId")
    .where("content", "=", "ANNOUNCEMENT")
    .orderBy("meetingId")
    .execute();
  expect(posts.map((post) => post.meetingId)).toEqual(rooms);
  expect(rooms).not.toContain(later);
});

test.runIf(isParallel)("a chunk blocks only its own members, and waits for nobody for long", async () => {
  const { id } = await startGrant();
  const meetingId = await openMeeting(t, crowd[0] as TestMember);
  await transact(t.db, async (trx) => {
    await runChunk({ trx, now: t.clock.now() }, { jobId: id, rowsMax: 2 });
    const joined = await t.api.call("joinMeeting", { token: crowd[3]?.token ?? "", params: { meetingId } });
    expect(joined.statusCode).toBe(204);
  });
  await transact(t.db, async (trx) => {
    await trx
      .selectFrom("members")
      .select("id")
      .where("id", "=", crowd[4]?.id ?? 0)
      .forUpdate()
      .execute();
    await expect(chunk(id, 5)).rejects.toMatchObject({ code: "55P03" });
    // A lock that lasts is no failure of the job.
    await resume();
  });
  expect(await readJob(id)).toMatchObject({ state: "RUNNING", done: 2 });
  await resume();
  expect(await readJob(id)).toMatchObject({ state: "DONE", done: CROWD });
});

test.runIf(isParallel)("a job that waits for a row keeps no other job waiting", async () => {
  await startGrant();
  const announcementId = await startAnnouncement([await openMeeting(t, crowd[0] as TestMember)]);
  await transact(t.db, async (trx) => {
    await trx.selectFrom("members").select("id").forUpdate().execute();
    await resume();
  });
  expect(await readJob(announcementId)).toMatchObject({ state: "DONE", done: 1 });
});

test.runIf(isParallel)("a chunk waits for a browser that is being logged out, and pushes to the others", async () => {
  const { id: sessionId } = await t.db
    .selectFrom("sessions")
    .select("id")
    .where("memberId", "=", crowd[2]?.id ?? 0)
    .executeTakeFirstOrThrow();
  const keys = { p256dh: "key", auth: "secret" };
  await t.db
    .insertInto("webSubscriptions")
    .values({ sessionId, endpoint: "https://push.example/1", ...keys, createdAt: t.clock.now() })
    .execute();
  await t.db
    .updateTable("members")
    .set({ targetToken: "device" })
    .where("id", "=", crowd[3]?.id ?? 0)
    .execute();
  const body = { memberId: null, title: "공지", content: "내용이에요" };
  const call = { token: operator.token, headers: ASYNC, body };
  const job: AdminBulkJob = (await t.api.call("sendNotificationToAll", call)).json();
  await requestDuring(t.db, (trx) => trx.deleteFrom("webSubscriptions").execute(), resume);
  // On a busy machine the chunk has waited for too long.
  await resume();
  expect(await readJob(job.id)).toMatchObject({ state: "DONE", done: CROWD });
  const pushes = await t.db.selectFrom("pushOutbox").select(["memberId"]).execute();
  expect(pushes).toEqual([{ memberId: crowd[3]?.id }]);
});
