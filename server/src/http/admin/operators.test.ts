/** Operators' accounts and roles (D60); which role may call what is held by the acceptance matrix. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { beforeEach, expect, test } from "vitest";
import { hashAdminSecrets } from "../../domain/admin/login.ts";
import { setOperatorSecrets } from "../../domain/admin/operators.ts";
import { adminLogin, type TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";

let t: TestApp;
let owner: TestMember;
let viewer: TestMember;

const login = (name: string) => ({ body: { ...adminLogin, name } });

async function start(env?: Record<string, string>) {
  t = await createTestApp(env === undefined ? {} : { env });
  owner = await t.admin();
  viewer = await t.admin({ name: "viewer", role: "VIEWER" });
}

beforeEach(() => start());

function setViewer(change: { role: "OWNER" | "SUPPORT" | "VIEWER"; disabled: boolean }) {
  return t.api.ok("setAdminOperator", { token: owner.token, params: { id: viewer.id }, body: change });
}

async function setViewerSecrets(password1: string) {
  const hashes = await hashAdminSecrets({ ...adminLogin, password1 });
  await t.db
    .transaction()
    .execute((trx) =>
      setOperatorSecrets({ trx, now: t.clock.now(), actorId: null }, { operatorId: viewer.id, hashes }),
    );
}

test("lists the accounts, newest first, and tells each operator's own role", async () => {
  const { content } = await t.api.ok("listAdminOperators", { token: owner.token });
  expect(content.map(({ name, role, disabledAt }) => [name, role, disabledAt])).toEqual([
    ["viewer", "VIEWER", null],
    ["operator", "OWNER", null],
  ]);
  expect(await t.api.ok("getAdminMe", { token: viewer.token })).toMatchObject({ id: viewer.id, role: "VIEWER" });
});

test("a changed role ends the operator's sessions and serves from the next login", async () => {
  await setViewer({ role: "SUPPORT", disabled: false });
  await t.api.refused("getAdminMe", "TOKEN_REVOKED", { token: viewer.token });
  await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken: viewer.refreshToken } });
  const { accessToken: token } = await t.api.ok("loginAdmin", login("viewer"));
  const body = { title: "새 소식", content: "확인해 주세요." };
  await t.api.ok("createAdminAnnouncement", { token, body });
  await t.api.refused("grantRiceToAll", "OPERATOR_ROLE_NOT_ALLOWED", { token, body: { amount: 1 } });
});

test("a disabled operator is out at once, and in again when enabled", async () => {
  await setViewer({ role: "VIEWER", disabled: true });
  await t.api.refused("getAdminMe", "TOKEN_REVOKED", { token: viewer.token });
  await t.api.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", login("viewer"));
  await setViewer({ role: "VIEWER", disabled: false });
  await t.api.ok("loginAdmin", login("viewer"));
  const { content } = await t.api.ok("listAuditLog", {
    token: owner.token,
    query: { target: `OPERATOR:${viewer.id}` },
  });
  expect(content.map(({ action }) => action)).toEqual(["OPERATOR_ENABLE", "OPERATOR_DISABLE"]);
});

test.each([
  ["is disabled", () => setViewer({ role: "VIEWER", disabled: true })],
  ["gets other secrets", () => setViewerSecrets("another-first-1")],
])("a login while the operator %s opens no session", async (_, change) => {
  await start({ PASSWORD_HASHES: "strong" });
  const logins = Array.from({ length: 5 }, () => t.api.call("loginAdmin", login("viewer")));
  await change();
  const { opened = [], refused = [] } = Object.groupBy(await Promise.all(logins), ({ statusCode }) =>
    statusCode === 200 ? "opened" : "refused",
  );
  for (const response of opened) {
    await t.api.refused("getAdminMe", "TOKEN_REVOKED", { token: response.json().accessToken });
  }
  expect(refused.map((response) => response.json().code)).toEqual(refused.map(() => errorCodes.ADMIN_LOGIN_REFUSED));
});

test("disabling a disabled account ends its sessions, too", async () => {
  await setViewer({ role: "VIEWER", disabled: true });
  const token = await t.tokenOf(viewer);
  await setViewer({ role: "VIEWER", disabled: true });
  await t.api.refused("getAdminMe", "TOKEN_REVOKED", { token });
});

test("what is already so changes nothing", async () => {
  await setViewer({ role: "VIEWER", disabled: false });
  await t.api.ok("getAdminMe", { token: viewer.token });
});

test("the last owner who can log in stays one", async () => {
  const call = { token: owner.token, params: { id: owner.id } };
  await t.api.refused("setAdminOperator", "LAST_OWNER", { ...call, body: { role: "SUPPORT", disabled: false } });
  await t.api.refused("setAdminOperator", "LAST_OWNER", { ...call, body: { role: "OWNER", disabled: true } });
  await setViewer({ role: "OWNER", disabled: true });
  await t.api.refused("setAdminOperator", "LAST_OWNER", { ...call, body: { role: "OWNER", disabled: true } });
  await setViewer({ role: "OWNER", disabled: false });
  await t.api.ok("setAdminOperator", { ...call, body: { role: "OWNER", disabled: true } });
});

test("a member is no operator", async () => {
  const { id } = await t.member();
  const body = { role: "OWNER", disabled: false } as const;
  await t.api.refused("setAdminOperator", "OPERATOR_NOT_FOUND", { token: owner.token, params: { id }, body });
});

test("new passwords end the sessions and are recorded as the server's command", async () => {
  await setViewerSecrets("another-first-1");
  await t.api.refused("getAdminMe", "TOKEN_REVOKED", { token: viewer.token });
  await t.api.ok("loginAdmin", { body: { ...adminLogin, name: "viewer", password1: "another-first-1" } });
  const { content } = await t.api.ok("listAuditLog", { token: owner.token });
  expect(content[0]).toMatchObject({ action: "OPERATOR_PASSWORD_CHANGE", actorId: null, targetId: viewer.id });
});

test("a VIEWER sees no full phone, no position and no push token", async () => {
  const member = await t.member({ phone: "01023456789", latitude: 37.5, longitude: 127 });
  const id = { token: viewer.token, params: { id: member.id } };
  const masked = { phone: "010****6789", latitude: null, longitude: null, targetToken: null };
  expect(await t.api.ok("getAdminMember", id)).toMatchObject(masked);
  const { content } = await t.api.ok("listAdminMembers", { token: viewer.token });
  expect(content.find((row) => row.id === member.id)).toMatchObject(masked);
  const byName = { q: member.name, field: "name" } as const;
  expect((await t.api.ok("searchAdminMembers", { token: viewer.token, query: byName })).content).toMatchObject([
    masked,
  ]);
  const byPhone = { q: "23456789", field: "phone" } as const;
  await t.api.refused("searchAdminMembers", "OPERATOR_ROLE_NOT_ALLOWED", { token: viewer.token, query: byPhone });
  const body = {
    name: "온기국밥",
    address: "서울 마포구 동교로 12",
    phone: "01023456789",
    latitude: 37.5,
    longitude: 127,
    policy: "음료를 드려요.",
    imageId: null,
  };
  await t.api.ok("applyForPartnerPlace", { token: member.token, body });
  expect((await t.api.ok("listAdminPartnerApplications", { token: viewer.token })).content).toMatchObject([
    { phone: "010****6789", memberPhone: "010****6789", latitude: null, longitude: null },
  ]);
  const { memberCount, memberLocationDtoList } = await t.api.ok("getAdminDashboard", { token: viewer.token });
  expect([memberCount, memberLocationDtoList]).toEqual([3, []]);
  await t.api.call("exportAdminResource", { token: owner.token, params: { resource: "members" }, query: byPhone });
  const [entry] = (await t.api.ok("listAuditLog", { token: viewer.token })).content;
  expect(entry?.after).toMatchObject({ field: "phone", q: null });
});

test("a job is stopped by a role that could start it", async () => {
  const finance = await t.admin({ name: "finance", role: "FINANCE" });
  const { id } = await t.db
    .insertInto("bulkJobs")
    .values({
      kind: "NOTIFICATION_SEND_ALL",
      input: "{}",
      actorId: owner.id,
      total: 1,
      lastId: 1,
      createdAt: t.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t.api.refused("stopAdminBulkJob", "OPERATOR_ROLE_NOT_ALLOWED", { token: finance.token, params: { id } });
});
