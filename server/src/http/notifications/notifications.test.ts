import { type KyselyPlugin, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { notifyMembers, readNotifications } from "../../domain/notifications/notifications.ts";
import type { Trx } from "../../db/schema.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { isParallel } from "../../testing/locks.ts";

let t: TestApp;
let member: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  member = await t.member();
});

const store = (trx: Trx, title: string, to = member) =>
  notifyMembers(
    { trx, now: t.clock.now() },
    { memberIds: [to.id], notification: { title, content: "내용", url: "/app/chat/1" } },
  );
const notify = (title: string, to = member) => t.db.transaction().execute((trx) => store(trx, title, to));
const isUnread = () => t.api.ok("checkNotifications", { token: member.token });
const list = () => t.api.ok("listNotifications", { token: member.token });

test("notifications are listed newest first, and listing marks all as read", async () => {
  expect(await isUnread()).toBe(false);
  await notify("하나");
  await notify("둘");
  expect(await isUnread()).toBe(true);
  expect((await list()).map((it) => [it.title, it.url])).toEqual([
    ["둘", "/app/chat/1"],
    ["하나", "/app/chat/1"],
  ]);
  expect(await isUnread()).toBe(false);
  await notify("셋");
  expect(await isUnread()).toBe(true);
});

test.runIf(isParallel)("one that is committed while the list is read, below those in it, stays unread", async () => {
  const [stored, listed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const committed = t.db.transaction().execute(async (trx) => {
    await store(trx, "하나");
    stored.resolve();
    await listed.promise;
  });
  await stored.promise;
  await notify("둘");
  const commitAfterRead: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      listed.resolve();
      await committed;
      return result;
    },
  };
  const read = await readNotifications(t.db.withPlugin(commitAfterRead), member.id, t.clock.now());
  expect(read.map(({ title }) => title)).toEqual(["둘"]);
  expect(await isUnread()).toBe(true);
});

test("the newest hundred notifications are listed", async () => {
  await sql`insert into notifications (member_id, title, content, created_at)
    select ${member.id}, n, '내용', ${t.clock.now()} from generate_series(0, 100) as n`.execute(t.db);
  const titles = (await list()).map((it) => it.title);
  expect([titles.length, titles[0], titles.at(-1)]).toEqual([100, "100", "1"]);
});

test("a member deletes their own notifications only", async () => {
  const other = await t.member();
  await notify("내 알림");
  await notify("남의 알림", other);
  const rows = await t.db.selectFrom("notifications").select(["id", "memberId"]).execute();
  const idOf = (owner: TestMember) => rows.find((row) => row.memberId === owner.id)?.id ?? 0;
  await t.api.refused("deleteNotification", "NOTIFICATION_NOT_FOUND", {
    token: member.token,
    params: { id: idOf(other) },
  });
  await t.api.ok("deleteNotification", { token: member.token, params: { id: idOf(member) } });
  await t.api.refused("deleteNotification", "NOTIFICATION_NOT_FOUND", {
    token: member.token,
    params: { id: idOf(member) },
  });
  await notify("또");
  await t.api.ok("deleteAllNotifications", { token: member.token });
  await t.api.ok("deleteAllNotifications", { token: member.token });
  expect(await list()).toEqual([]);
  expect(await t.api.ok("listNotifications", { token: other.token })).toHaveLength(1);
});

test("a push is queued for a member with a device", async () => {
  const withDevice = await t.member({ fcmToken: "device-1" });
  await notify("푸시", withDevice);
  await notify("푸시 없음");
  const queued = await t.db.selectFrom("pushOutbox").select(["memberId", "title"]).execute();
  expect(queued).toEqual([{ memberId: withDevice.id, title: "푸시" }]);
});

test("announcements and events are read by members, newest first", async () => {
  const operator = await t.admin();
  const body = { title: "공지", content: "첫 줄\n둘째 줄" };
  const first = await t.api.ok("createAdminAnnouncement", { token: operator.token, body });
  await t.api.ok("createAdminAnnouncement", { token: operator.token, body: { ...body, title: "새 공지" } });
  const event = await t.api.ok("createAdminEvent", { token: operator.token, body });
  const { token } = member;
  const { announcementListDtoList: announcements } = await t.api.ok("listAnnouncements", { token });
  expect(announcements.map((it) => it.title)).toEqual(["새 공지", "공지"]);
  const announcement = await t.api.ok("getAnnouncement", { token, params: { id: first.id } });
  expect(announcement).toMatchObject(body);
  expect((await t.api.ok("listEvents", { token })).eventListDtoList).toHaveLength(1);
  expect(await t.api.ok("getEvent", { token, params: { eventId: event.id } })).toMatchObject({
    ...body,
    imageUrl: null,
  });
  await t.api.refused("getAnnouncement", "ANNOUNCEMENT_NOT_FOUND", { token, params: { id: 99 } });
  await t.api.refused("getEvent", "EVENT_NOT_FOUND", { token, params: { eventId: 99 } });
});
