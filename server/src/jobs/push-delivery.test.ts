import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import { CompiledQuery, type RootOperationNode, sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import type { Push } from "../adapters/push/push.ts";
import type { WebPushSender } from "../adapters/web-push/web-push.ts";
import { postTextMessages } from "../domain/chat/messages.ts";
import { queueChatPushes } from "../domain/chat/pushes.ts";
import { notifyMembers } from "../domain/notifications/notifications.ts";
import { addMs } from "../lib/time.ts";
import { Unavailable } from "../lib/unavailable.ts";
import type { TestMember } from "../testing/builders.ts";
import { createTestApp, type TestApp } from "../testing/harness.ts";
import { onStatement } from "../testing/on-statement.ts";
import { insertRoom } from "../testing/rooms.ts";
import { createPushDelivery, pushJobs } from "./push-delivery.ts";

let t: TestApp;
let deliverPushes: ReturnType<typeof createPushDelivery>;
const send = vi.fn<(push: Push) => Promise<boolean>>();
const warn = vi.fn<(...parameters: unknown[]) => void>();
const notStopping = new AbortController().signal;

beforeEach(async () => {
  send.mockReset().mockResolvedValue(true);
  warn.mockReset();
  t = await createTestApp();
  t.deps.push = { send };
  t.deps.log = { ...t.deps.log, warn };
  deliverPushes = createPushDelivery(t.deps);
});

const notification = { title: "제목", content: "내용", url: "/app/chat/1" };
const notify = (input: Parameters<typeof notifyMembers>[1]) =>
  t.db.transaction().execute((trx) => notifyMembers({ trx, now: t.clock.now() }, input));
const sendNotification = (...members: TestMember[]) => notify({ memberIds: members.map((it) => it.id), notification });
const deliver = () => deliverPushes(notStopping);
const findQueuedPushes = () => t.db.selectFrom("pushOutbox").select(["memberId", "attempts"]).orderBy("id").execute();

test("a notification is pushed once to the member's device and removed from the outbox", async () => {
  const member = await t.member({ fcmToken: "device-1" });
  await sendNotification(member, await t.member());
  await deliver();
  await deliver();
  const { id: memberId, phone } = member;
  expect(send.mock.calls).toEqual([
    [{ memberId, phone, token: "device-1", ...notification, tag: expect.any(String) as string }],
  ]);
  expect(await findQueuedPushes()).toEqual([]);
});

test("a push that was sent isn't sent again when the outbox can't be written for a moment", async () => {
  await sendNotification(await t.member({ fcmToken: "device-1" }));
  const remove = vi.spyOn(t.db, "deleteFrom").mockImplementationOnce(() => {
    throw new Unavailable("The connection was terminated.");
  });
  await deliver();
  expect(remove).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenCalledOnce();
  expect(await findQueuedPushes()).toEqual([]);
});

test("a push that was sent isn't sent again after an outage in which the outbox can't be written at all", async () => {
  await sendNotification(await t.member({ fcmToken: "device-1" }));
  const remove = vi.spyOn(t.db, "deleteFrom").mockImplementation(() => {
    throw new Unavailable("The connection was terminated.");
  });
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  await expect(deliver()).rejects.toThrow(Unavailable);
  remove.mockRestore();
  random.mockRestore();
  t.clock.advance(MINUTE_MS);
  await deliver();
  expect(send).toHaveBeenCalledOnce();
  expect(await findQueuedPushes()).toEqual([]);
});

/** Inserts 120 members, each with a session on a device of its own, and returns their ids. */
async function insertCrowd(): Promise<number[]> {
  const now = t.clock.now();
  const { rows } = await sql<{ memberId: number }>`
    with crowd as (
      insert into members (name, role, status, target_token, created_at, updated_at)
      select 'crowd' || n, 'ROLE_USER', 'ACTIVE', 'device-' || n, ${now}, ${now} from generate_series(1, 120) as n
      returning id, target_token
    )
    insert into sessions (member_id, fcm_token, created_at, expires_at)
    select id, target_token, ${now}, ${now}::timestamptz + interval '1 day' from crowd returning member_id as "memberId"`.execute(
    t.db,
  );
  return rows.map(({ memberId }) => memberId);
}

test("concurrent servers send each message once", async () => {
  await notify({ memberIds: await insertCrowd(), notification });
  await Promise.all([1, 2, 3].map(() => createPushDelivery(t.deps)(notStopping)));
  expect(send).toHaveBeenCalledTimes(120);
  expect(new Set(send.mock.calls.map(([push]) => push.token)).size).toBe(120);
});

test("a message to one member is sent before those to everybody, even if it was queued later", async () => {
  const memberIds = await insertCrowd();
  await notify({ memberIds, notification, isBroadcast: true });
  // While the first messages are being sent, a member's application is approved.
  send.mockImplementationOnce(async () => {
    t.clock.advance(SECOND_MS);
    await notify({ memberIds: memberIds.slice(-1), notification: { ...notification, title: "참여가 수락됐어요" } });
    return true;
  });
  await deliver();
  expect(send).toHaveBeenCalledTimes(121);
  // It is sent with the second batch of fifty.
  expect(send.mock.calls.findIndex(([{ title }]) => title === "참여가 수락됐어요")).toBeLessThan(100);
});

test("a batch has fifty messages, also while the statistics are those of an empty outbox", async () => {
  const member = await t.member({ fcmToken: "device-1" });
  const fillOutbox = () =>
    sql`insert into push_outbox (member_id, title, content, next_attempt_at, created_at)
      select ${member.id}, '제목', '내용', ${t.clock.now()}, ${t.clock.now()} from generate_series(1, 1000)`.execute(
      t.db,
    );
  await fillOutbox();
  await sql`delete from push_outbox`.execute(t.db);
  await sql`analyze push_outbox, members`.execute(t.db);
  await fillOutbox();
  const stopping = new AbortController();
  send.mockImplementation(() => {
    stopping.abort();
    return Promise.resolve(true);
  });
  await deliverPushes(stopping.signal);
  expect(send).toHaveBeenCalledTimes(50);
  expect(await findQueuedPushes()).toHaveLength(950);
});

test("an invalid device token is removed, unless it was replaced meanwhile", async () => {
  const [uninstalled, replaced] = [await t.member({ fcmToken: "old-a" }), await t.member({ fcmToken: "old-b" })];
  await sendNotification(uninstalled, replaced);
  send.mockImplementation(async ({ memberId }) => {
    if (memberId === replaced.id) {
      await t.db.updateTable("members").set({ targetToken: "new-b" }).where("id", "=", memberId).execute();
    }
    return false;
  });
  await deliver();
  const rows = await t.db.selectFrom("members").select(["id", "targetToken"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: uninstalled.id, targetToken: null },
    { id: replaced.id, targetToken: "new-b" },
  ]);
  expect(await findQueuedPushes()).toEqual([]);
});

test("a message that was queued while the clock was ahead is sent when the clock is right again", async () => {
  const member = await t.member({ fcmToken: "device-1" });
  t.clock.advance(DAY_MS);
  await sendNotification(member);
  t.clock.advance(-DAY_MS);
  send.mockRejectedValueOnce(new Error("Firebase answered 503 UNAVAILABLE"));
  for (const { run } of pushJobs(t.deps)) await run(t.clock.now(), notStopping);
  t.clock.advance(30 * SECOND_MS);
  await deliver();
  expect(send).toHaveBeenCalledTimes(2);
  expect(await findQueuedPushes()).toEqual([]);
});

test("the repair reads the last of those that are tried again, not all", async () => {
  const member = await t.member();
  const now = t.clock.now();
  await sql`
    insert into push_outbox (member_id, title, content, attempts, created_at, next_attempt_at)
    select ${member.id}, '제목', '내용', 5, ${now}, ${now}::timestamptz + interval '30 minutes' from generate_series(1, 5000)`.execute(
    t.db,
  );
  await sql`analyze push_outbox`.execute(t.db);
  const statements: RootOperationNode[] = [];
  const recorder = onStatement((node) => {
    if (node.kind === "UpdateQueryNode") statements.push(node);
  });
  const db = t.db.withPlugin(recorder);
  await pushJobs({ ...t.deps, db })[0]?.run(now, notStopping);
  expect(statements).toHaveLength(1);
  const { sql: text, parameters } = t.db.getExecutor().compileQuery(statements[0]!, { queryId: "repair" });
  const explained = CompiledQuery.raw(`explain (analyze, timing off) ${text}`, [...parameters]);
  const plan = (await t.db.executeQuery<{ "QUERY PLAN": string }>(explained)).rows.map((row) => row["QUERY PLAN"]);
  expect(plan.filter((line) => /Seq Scan|Sort Key|Removed by Filter: [2-9]\d{3}/.test(line))).toEqual([]);
});

test("a failed message is retried with backoff and the same tag, without blocking others", async () => {
  const [failing, working] = [await t.member({ fcmToken: "busy" }), await t.member({ fcmToken: "fine" })];
  await sendNotification(failing, working);
  send.mockImplementation(async ({ token }) => {
    if (token === "busy") throw new Error("Firebase answered 503 UNAVAILABLE");
    return true;
  });
  await deliver();
  expect(await findQueuedPushes()).toEqual([{ memberId: failing.id, attempts: 1 }]);
  t.clock.advance(29 * SECOND_MS);
  await deliver();
  expect(send).toHaveBeenCalledTimes(2);
  t.clock.advance(SECOND_MS);
  await deliver();
  expect(send).toHaveBeenCalledTimes(3);
  send.mockResolvedValue(true);
  t.clock.advance(HOUR_MS);
  await deliver();
  expect(await findQueuedPushes()).toEqual([]);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/busy|제목|내용/);
  // By the tag a device replaces a repeated message, and nothing else.
  const tagsOf = (device: string) =>
    new Set(send.mock.calls.flatMap(([{ token, tag }]) => (token === device ? tag : [])));
  expect(tagsOf("busy").size).toBe(1);
  expect(tagsOf("busy")).not.toEqual(tagsOf("fine"));
});

test("a chat push isn't tried again for who has read the room, left it or blocked the sender meanwhile", async () => {
  const members: TestMember[] = [];
  for (const fcmToken of ["writer", "read", "left", "blocked", "waiting"]) members.push(await t.member({ fcmToken }));
  const [writer, reader, leaver, blocker] = members as [TestMember, TestMember, TestMember, TestMember];
  const meetingId = await insertRoom(t.db, t.clock.now(), { memberIds: members.map(({ id }) => id) });
  const post = (content: string) =>
    postTextMessages(t.db, [{ meetingId, memberId: writer.id, content, clientId: null, now: t.clock.now() }]);
  await post("먼저 도착했어요");
  await queueChatPushes({ db: t.db, now: t.clock.now() }, [meetingId]);
  send.mockRejectedValue(new Error("Firebase answered 503 UNAVAILABLE"));
  await deliver();
  expect(send).toHaveBeenCalledTimes(4);
  send.mockReset().mockResolvedValue(true);
  await t.api.ok("listChats", { token: reader.token, params: { meetingId }, query: { page: 0 } });
  await t.api.ok("leaveMeeting", { token: leaver.token, params: { meetingId } });
  await t.api.ok("blockMember", { token: blocker.token, body: { blockedId: writer.id } });
  // Unread again: this message has a push of its own.
  await post("2층이에요");
  t.clock.advance(30 * SECOND_MS);
  await deliver();
  expect(send.mock.calls.map(([push]) => push.token)).toEqual(["waiting"]);
  expect(await findQueuedPushes()).toEqual([]);
});

test("a chat push that a block made outdated doesn't keep back those of later messages", async () => {
  const members: TestMember[] = [];
  for (const fcmToken of ["blocked", "other", "blocker", "left"]) members.push(await t.member({ fcmToken }));
  const [blocked, other, blocker, leaver] = members as [TestMember, TestMember, TestMember, TestMember];
  const meetingId = await insertRoom(t.db, t.clock.now(), { memberIds: members.map(({ id }) => id) });
  const post = async (memberId: number) => {
    await postTextMessages(t.db, [{ meetingId, memberId, content: "와요", clientId: null, now: t.clock.now() }]);
    await queueChatPushes({ db: t.db, now: t.clock.now() }, [meetingId]);
    await deliver();
    return send.mock.calls.splice(0).map(([push]) => push.token);
  };
  const setSeat = (state: "JOINED" | "LEFT") =>
    t.db
      .updateTable("meetingMembers")
      .set({ state })
      .where("meetingId", "=", meetingId)
      .where("memberId", "=", leaver.id)
      .execute();
  send.mockRejectedValue(new Error("Firebase answered 503 UNAVAILABLE"));
  expect(await post(blocked.id)).toHaveLength(3);
  await t.api.ok("blockMember", { token: blocker.token, body: { blockedId: blocked.id } });
  await setSeat("LEFT");
  send.mockReset().mockResolvedValue(true);
  t.clock.advance(30 * SECOND_MS);
  await deliver();
  expect(send.mock.calls.splice(0).map(([push]) => push.token)).toEqual(["other"]);
  await setSeat("JOINED");
  expect(await post(other.id)).toEqual(expect.arrayContaining(["blocked", "blocker", "left"]));
  // One until they read it.
  expect(await post(other.id)).toEqual([]);
});

test("a message is dropped after eight failures", async () => {
  await sendNotification(await t.member({ fcmToken: "busy" }));
  send.mockRejectedValue(new Error("Firebase answered 503"));
  for (let i = 0; i < 12; i += 1) {
    await deliver();
    t.clock.advance(HOUR_MS);
  }
  expect(send).toHaveBeenCalledTimes(8);
  expect(await findQueuedPushes()).toEqual([]);
});

test("a message isn't tried again once its time is over", async () => {
  const memberIds = [(await t.member({ fcmToken: "busy" })).id];
  send.mockRejectedValue(new Error("Firebase answered 503 UNAVAILABLE"));
  await notify({ memberIds, notification, pushExpiresAt: addMs(t.clock.now(), 90 * SECOND_MS) });
  for (const waitMs of [0, 30, 59, 1].map((seconds) => seconds * SECOND_MS)) {
    t.clock.advance(waitMs);
    await deliver();
  }
  expect(send).toHaveBeenCalledTimes(2);
  expect(await findQueuedPushes()).toEqual([]);
});

test("no push is sent for old messages or after logout; messages of a crashed server are sent by another", async () => {
  const [old, loggedOut, claimed] = [
    await t.member({ fcmToken: "old" }),
    await t.member({ fcmToken: "logged-out" }),
    await t.member({ fcmToken: "claimed" }),
  ];
  await sendNotification(old);
  t.clock.advance(DAY_MS);
  await sendNotification(loggedOut, claimed);
  await t.db.updateTable("members").set({ targetToken: null }).where("id", "=", loggedOut.id).execute();
  // Claimed by a crashed server: due again after a minute.
  const inAMinute = new Date(t.clock.now().getTime() + 60 * SECOND_MS);
  await t.db.updateTable("pushOutbox").set({ nextAttemptAt: inAMinute }).where("memberId", "=", claimed.id).execute();
  await deliver();
  expect(send).not.toHaveBeenCalled();
  t.clock.advance(60 * SECOND_MS);
  await deliver();
  expect(send.mock.calls.map(([push]) => push.token)).toEqual(["claimed"]);
});

test("no queued push is sent to a device whose member was banned or whose session has ended", async () => {
  const [banned, expired, revoked] = [
    await t.member({ fcmToken: "banned" }),
    await t.member({ fcmToken: "expired" }),
    await t.member({ fcmToken: "revoked" }),
  ];
  await sendNotification(banned, expired, revoked);
  const now = t.clock.now();
  await t.db.updateTable("members").set({ status: "BANNED" }).where("id", "=", banned.id).execute();
  await t.db.updateTable("sessions").set({ expiresAt: now }).where("memberId", "=", expired.id).execute();
  await t.db.updateTable("sessions").set({ revokedAt: now }).where("memberId", "=", revoked.id).execute();
  await deliver();
  expect(send).not.toHaveBeenCalled();
  expect(await findQueuedPushes()).toEqual([]);
});

test("a stopping server claims no further message", async () => {
  await sendNotification(await t.member({ fcmToken: "a" }));
  await deliverPushes(AbortSignal.abort());
  expect(send).not.toHaveBeenCalled();
});

/** Subscribes the browser of the member's session. */
async function subscribe(member: TestMember, name: string): Promise<void> {
  const { id: sessionId } = await t.db
    .selectFrom("sessions")
    .select("id")
    .where("memberId", "=", member.id)
    .executeTakeFirstOrThrow();
  const endpoint = `https://fcm.googleapis.com/${name}`;
  await t.db
    .insertInto("webSubscriptions")
    .values({ sessionId, endpoint, p256dh: "key", auth: "secret", createdAt: t.clock.now() })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ sessionId }))
    .execute();
}

test("a waiting message of one member isn't sent to the next one who logs in on the browser", async () => {
  const [member, next] = [await t.member(), await t.member()];
  const sendWeb = vi.fn<WebPushSender["send"]>(async () => true);
  t.deps.webPush = { publicKey: "", isAllowed: () => true, send: sendWeb };
  await subscribe(member, "shared");
  await sendNotification(member);
  await subscribe(next, "shared");
  await deliver();
  expect(sendWeb).not.toHaveBeenCalled();
  expect(await findQueuedPushes()).toEqual([]);
});

test("each browser of a member gets a message; one that is gone is removed, a busy one is tried again", async () => {
  const [gone, busy] = [await t.member(), await t.member()];
  await subscribe(gone, "gone");
  await subscribe(busy, "busy");
  const sendWeb = vi.fn<WebPushSender["send"]>(async ({ endpoint }) => {
    if (endpoint.endsWith("busy")) throw new Error("The push service answered 429");
    return false;
  });
  t.deps.webPush = { publicKey: "", isAllowed: () => true, send: sendWeb };
  await sendNotification(gone, busy);
  await deliver();
  const { title, content: text, url } = notification;
  const subscription = { endpoint: "https://fcm.googleapis.com/gone", p256dh: "key", auth: "secret" };
  expect(sendWeb.mock.calls).toContainEqual([subscription, { title, text, url, tag: expect.any(String) as string }]);
  expect(await t.db.selectFrom("webSubscriptions").select("endpoint").execute()).toEqual([
    { endpoint: "https://fcm.googleapis.com/busy" },
  ]);
  expect(await findQueuedPushes()).toEqual([{ memberId: busy.id, attempts: 1 }]);
  await t.db.updateTable("sessions").set({ expiresAt: t.clock.now() }).where("memberId", "=", busy.id).execute();
  t.clock.advance(30 * SECOND_MS);
  await deliver();
  expect(sendWeb).toHaveBeenCalledTimes(2);
  expect(await findQueuedPushes()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});
