import { HOUR_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { createECDH, randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { saveSettings } from "../../domain/notifications/settings.ts";
import { saveWebSubscription } from "../../domain/notifications/web-subscriptions.ts";
import { notifyMembers } from "../../domain/notifications/notifications.ts";
import { newAccessToken, type TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { isParallel, requestDuring } from "../../testing/locks.ts";

let t: TestApp;
let member: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  member = await t.member();
});

/** A new browser's subscription with the push service of Firefox. */
function newSubscription(name = randomBytes(4).toString("hex")) {
  const browser = createECDH("prime256v1");
  const p256dh = browser.generateKeys().toString("base64url");
  const auth = randomBytes(16).toString("base64url");
  return { endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${name}`, keys: { p256dh, auth } };
}

async function subscribe(token: string, subscription = newSubscription()) {
  await t.api.ok("saveWebSubscription", { token, body: subscription });
  return subscription;
}

async function findEndpoints(): Promise<string[]> {
  const rows = await t.db.selectFrom("webSubscriptions").select("endpoint").orderBy("id").execute();
  return rows.map(({ endpoint }) => endpoint);
}

async function queuedFor(kind: "meeting" | "news"): Promise<(number | null)[]> {
  const notification = { title: "제목", content: "내용", url: null };
  await t.db
    .transaction()
    .execute((trx) => notifyMembers({ trx, now: t.clock.now() }, { memberIds: [member.id], notification, kind }));
  const rows = await t.db.deleteFrom("pushOutbox").returning(["webSubscriptionId"]).execute();
  return rows.map(({ webSubscriptionId }) => webSubscriptionId);
}

test("a session's later subscription replaces its earlier one, and an endpoint passes to the session that saves it", async () => {
  await subscribe(member.token);
  const rotated = await subscribe(member.token);
  expect(await findEndpoints()).toEqual([rotated.endpoint]);
  const other = await t.member();
  await subscribe(other.token, rotated);
  expect(await findEndpoints()).toEqual([rotated.endpoint]);
  expect(await queuedFor("meeting")).toEqual([]);
  const phone = await subscribe(await newAccessToken(t.deps, member.id));
  await subscribe(member.token, rotated);
  expect((await findEndpoints()).toSorted()).toEqual([rotated.endpoint, phone.endpoint].toSorted());
  expect(await queuedFor("meeting")).toHaveLength(2);
});

test("a member ends the subscription of any of their browsers, and nobody else's", async () => {
  const { endpoint } = await subscribe(await newAccessToken(t.deps, member.id));
  await t.api.ok("deleteWebSubscription", { token: (await t.member()).token, body: { endpoint } });
  expect(await findEndpoints()).toEqual([endpoint]);
  await t.api.ok("deleteWebSubscription", { token: member.token, body: { endpoint } });
  await t.api.ok("deleteWebSubscription", { token: member.token, body: { endpoint } });
  expect(await findEndpoints()).toEqual([]);
});

test.each([
  ["logout", () => t.api.ok("logout", { token: member.token })],
  [
    "ban",
    ({ token }: TestMember) =>
      t.api.ok("setAdminMemberStatus", { token, params: { id: member.id }, body: { status: "BANNED" } }),
  ],
  ["withdrawal", () => t.api.ok("withdrawMember", { token: member.token })],
] as const)("a subscription and its queued messages end with the session: %s", async (_name, end) => {
  await subscribe(member.token);
  const kept = await subscribe((await t.member()).token);
  const notification = { title: "제목", content: "내용", url: null };
  await t.db
    .transaction()
    .execute((trx) => notifyMembers({ trx, now: t.clock.now() }, { memberIds: [member.id], notification }));
  await end(await t.admin());
  expect(await findEndpoints()).toEqual([kept.endpoint]);
  expect(await t.db.selectFrom("pushOutbox").select("id").execute()).toEqual([]);
});

test("settings that arrive while the member withdraws leave nothing", async () => {
  await t.api.ok("withdrawMember", { token: member.token });
  const settings = { meeting: true, chat: true, news: false };
  const saved = t.db
    .transaction()
    .execute((trx) => saveSettings({ trx, now: t.clock.now() }, { memberId: member.id, settings }));
  await expect(saved).rejects.toMatchObject({ code: errorCodes.TOKEN_REVOKED });
  expect(await t.db.selectFrom("notificationSettings").selectAll().execute()).toEqual([]);
});

test.each(["CREATED", "PHONE_V_REQUIRED", "BANNED"] as const)(
  "nothing is pushed to a member who is %s, whose session goes on",
  async (status) => {
    member = await t.member({ fcmToken: "device-1" });
    await subscribe(member.token);
    await t.db.updateTable("members").set({ status }).where("id", "=", member.id).execute();
    expect(await queuedFor("meeting")).toEqual([]);
  },
);

test("the sweep of accounts removes subscriptions of expired sessions", async () => {
  await subscribe(member.token);
  await t.advance(31 * 24 * HOUR_MS);
  expect(await findEndpoints()).toEqual([]);
});

test.each([
  ["http", "http://updates.push.services.mozilla.com/x"],
  ["a port", "https://fcm.googleapis.com:8443/x"],
  ["credentials", "https://a@fcm.googleapis.com/x"],
  ["an unknown host", "https://push.example/x"],
  ["a host that ends like a known one", "https://evilfcm.googleapis.com/x"],
  ["the parent of a wildcard", "https://push.apple.com/x"],
  ["an address", "https://169.254.169.254/latest/meta-data"],
])("an endpoint with %s is refused", async (_name, endpoint) => {
  const body = { ...newSubscription(), endpoint };
  const refused = await t.api.refused("saveWebSubscription", "INVALID_REQUEST", { token: member.token, body });
  expect(refused.data).toEqual({ fields: { "/endpoint": "이 브라우저의 알림 서비스는 쓸 수 없어요." } });
});

test("a key that is no point of the curve is refused", async () => {
  const subscription = newSubscription();
  const body = { ...subscription, keys: { ...subscription.keys, p256dh: `B${"A".repeat(86)}` } };
  await t.api.refused("saveWebSubscription", "INVALID_REQUEST", { token: member.token, body });
});

test("without keys no Web Push is offered", async () => {
  const without = await createTestApp({ deps: { db: t.db, webPush: null } });
  const refused = await without.api.refused("getWebPushKey", "NOT_IMPLEMENTED", { token: member.token });
  expect(refused.message).not.toBe("");
  await without.api.refused("saveWebSubscription", "NOT_IMPLEMENTED", { token: member.token, body: newSubscription() });
});

test("a kind of messages that is turned off is pushed neither to the shell nor to browsers", async () => {
  member = await t.member({ fcmToken: "device-1" });
  const { token } = member;
  await subscribe(token);
  const read = () => t.api.ok("getNotificationSettings", { token });
  expect(await read()).toEqual({ meeting: true, chat: true, news: true });
  expect([await queuedFor("meeting"), await queuedFor("news")]).toMatchObject([{ length: 2 }, { length: 2 }]);
  const settings = { meeting: true, chat: false, news: false };
  await t.api.ok("setNotificationSettings", { token, body: settings });
  expect(await read()).toEqual(settings);
  expect([await queuedFor("meeting"), await queuedFor("news")]).toMatchObject([{ length: 2 }, []]);
  await t.api.ok("setNotificationSettings", { token, body: { ...settings, meeting: false, news: true } });
  expect([await queuedFor("meeting"), await queuedFor("news")]).toMatchObject([[], { length: 2 }]);
  expect(await t.api.ok("listNotifications", { token })).toHaveLength(6);
});

test.runIf(isParallel)("a log-out that waits for a subscription being saved ends that one, too", async () => {
  const { sessionId } = await t.db.selectFrom("sessions").select("id as sessionId").executeTakeFirstOrThrow();
  await requestDuring(
    t.db,
    (trx) => saveWebSubscription({ trx, now: t.clock.now() }, { sessionId, subscription: newSubscription() }),
    () => t.api.ok("logout", { token: member.token }),
  );
  expect(await findEndpoints()).toEqual([]);
});
