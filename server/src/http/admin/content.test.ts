import { beforeEach, expect, test } from "vitest";
import { withdraw } from "../../domain/accounts/withdrawal.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { isParallel, requestDuring } from "../../testing/locks.ts";
import { openMeeting } from "../../testing/meetings.ts";

let t: TestApp;
let operator: TestMember;
let member: TestMember;
const body = { title: "공지", content: "내용이에요" };

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
  member = await t.member();
});

const titles = async (to: TestMember) =>
  (await t.api.ok("listNotifications", { token: to.token })).map((notification) => notification.title);
const actions = async () =>
  (await t.api.ok("listAuditLog", { token: operator.token })).content.map((entry) => entry.action);

test("a notification is sent to one member, once per idempotency key", async () => {
  const send = {
    token: operator.token,
    params: { memberId: member.id },
    headers: { "idempotency-key": "key-12345" },
    body: { ...body, url: "/app/mypage/events/8" },
  };
  await t.api.ok("sendNotificationToMember", send);
  await t.api.ok("sendNotificationToMember", send);
  expect(await titles(member)).toEqual(["공지"]);
  await t.api.refused("sendNotificationToMember", "IDEMPOTENCY_KEY_REUSED", {
    ...send,
    body: { ...send.body, title: "다른 말" },
  });
  await t.api.refused("sendNotificationToMember", "MEMBER_NOT_FOUND", {
    ...send,
    headers: {},
    params: { memberId: 999_999 },
  });
  await t.api.refused("sendNotificationToMember", "INVALID_REQUEST", {
    ...send,
    headers: {},
    body: { ...body, url: "http://x" },
  });
  await t.db.updateTable("members").set({ withdrawnAt: t.clock.now() }).where("id", "=", member.id).execute();
  await t.api.refused("sendNotificationToMember", "MEMBER_ERASED", { ...send, headers: {} });
  expect(await actions()).toEqual(["NOTIFICATION_SEND"]);
});

test.runIf(isParallel)("a notification to a member who is withdrawing is refused", async () => {
  const { token } = operator;
  await requestDuring(
    t.db,
    (trx) => withdraw({ trx, now: t.clock.now(), keys: t.deps.keys }, member.id),
    () => t.api.refused("sendNotificationToMember", "MEMBER_ERASED", { token, params: { memberId: member.id }, body }),
  );
});

test("a notification is sent to all members who have not withdrawn", async () => {
  const withdrawn = await t.member({ status: "WITHDRAWN" });
  await t.api.ok("sendNotificationToAll", { token: operator.token, body: { memberId: null, ...body } });
  expect(await titles(member)).toEqual(["공지"]);
  const rows = await t.db.selectFrom("notifications").select("memberId").execute();
  expect(rows.map((row) => row.memberId)).not.toContain(withdrawn.id);
  const { content } = await t.api.ok("listAuditLog", { token: operator.token });
  expect(content[0]).toMatchObject({ action: "NOTIFICATION_SEND_ALL", targetId: null, after: { members: 1 } });
});

test("an announcement is posted once in the rooms of unfinished meetings (D19)", async () => {
  const running = await openMeeting(t, member);
  const over = await openMeeting(t, member);
  await t.db.updateTable("meetings").set({ status: "END" }).where("id", "=", over).execute();
  const { token } = operator;
  const { id } = await t.api.ok("createAdminAnnouncement", { token, body });
  // The maximum length: the audit log truncates it within its last character.
  const content = `${"가".repeat(4999)}🍚`;
  await t.api.ok("editAdminAnnouncement", { token, params: { id }, body: { title: "고친 공지", content } });
  const rows = await t.db.selectFrom("chatMessages").select(["meetingId", "content", "type"]).execute();
  expect(rows).toEqual([{ meetingId: running, content: "ANNOUNCEMENT", type: "SYSTEM" }]);
  expect(await t.api.ok("getAdminAnnouncement", { token, params: { id } })).toMatchObject({ title: "고친 공지" });
  expect((await t.api.ok("listAdminAnnouncements", { token })).totalElements).toBe(1);
  await t.api.ok("deleteAdminAnnouncement", { token, params: { id } });
  await t.api.refused("getAdminAnnouncement", "ANNOUNCEMENT_NOT_FOUND", { token, params: { id } });
  await t.api.refused("editAdminAnnouncement", "ANNOUNCEMENT_NOT_FOUND", { token, params: { id }, body });
  expect(await actions()).toEqual(["ANNOUNCEMENT_DELETE", "ANNOUNCEMENT_EDIT", "ANNOUNCEMENT_CREATE"]);
});

test("an edited event keeps, replaces or removes its image", async () => {
  const { token } = operator;
  const image = async (owner: TestMember) => {
    const key = `${crypto.randomUUID().replaceAll("-", "")}.webp`;
    const values = { ownerId: owner.id, key, bytes: 1, width: 1, height: 1, createdAt: t.clock.now() };
    const { id } = await t.db.insertInto("images").values(values).returning("id").executeTakeFirstOrThrow();
    return { id, key };
  };
  const [first, second, foreign] = [await image(operator), await image(operator), await image(member)];
  await t.api.refused("createAdminEvent", "IMAGE_NOT_USABLE", { token, body: { ...body, imageId: foreign.id } });
  const { id } = await t.api.ok("createAdminEvent", { token, body: { ...body, imageId: first.id } });
  const edit = (imageId?: number | null) =>
    t.api.ok("editAdminEvent", { token, params: { id }, body: imageId === undefined ? body : { ...body, imageId } });
  const shown = () => t.api.ok("getAdminEvent", { token, params: { id } });
  await edit();
  expect(await shown()).toMatchObject({ imageId: first.id, imageUrl: `/images/${first.key}` });
  await edit(second.id);
  expect((await shown()).imageId).toBe(second.id);
  await t.api.refused("editAdminEvent", "IMAGE_NOT_USABLE", {
    token,
    params: { id },
    body: { ...body, imageId: foreign.id },
  });
  await edit(null);
  expect((await shown()).imageUrl).toBeNull();
  const left = await t.db.selectFrom("images").select("id").where("deletedAt", "is", null).execute();
  expect(left.map((row) => row.id)).toEqual([foreign.id]);
  await t.api.ok("deleteAdminEvent", { token, params: { id } });
  await t.api.refused("getAdminEvent", "EVENT_NOT_FOUND", { token, params: { id } });
  expect((await t.api.ok("listAdminEvents", { token })).content).toEqual([]);
});
