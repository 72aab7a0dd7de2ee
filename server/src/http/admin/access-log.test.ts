/** What the access log records of operators' reads and logins (D61). */
import { DAY_MS, seoulDate } from "@babchingu/openapi";
import { beforeEach, expect, test } from "vitest";
import { adminLogin, type TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { openMeeting } from "../../testing/meetings.ts";

let t: TestApp;
let operator: TestMember;
let member: TestMember;
let token: string;

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
  member = await t.member({ name: "따뜻한숟갈" });
  ({ token } = operator);
});

async function readLog(query: object = {}) {
  return (await t.api.ok("listAccessLog", { token, query })).content;
}

async function actions(query: object): Promise<string[]> {
  return (await readLog(query)).map(({ action }) => action);
}

test("records who opened, searched, exported and read what, from where", async () => {
  const meetingId = await openMeeting(t, member);
  await t.api.ok("getAdminMember", { token, params: { id: member.id } });
  await t.api.ok("searchAdminMembers", { token, query: { q: "숟갈", field: "name" } });
  await t.api.ok("listAdminMeetingChats", { token, params: { id: meetingId } });
  await t.api.call("exportAdminResource", { token, params: { resource: "payments" } });
  const ofSearch = { q: "숟갈", field: "name" } as const;
  await t.api.call("exportAdminResource", { token, params: { resource: "members" }, query: ofSearch });
  const log = await readLog();
  expect(log.map(({ action, resource, field, targetIds }) => [action, resource, field, targetIds])).toEqual([
    ["EXPORT", "members", "name", [member.id]],
    ["EXPORT", "payments", null, []],
    ["CHAT_READ", "meetings", null, [meetingId]],
    ["SEARCH", "members", "name", [member.id]],
    ["MEMBER_OPEN", "members", null, [member.id]],
  ]);
  expect(log[0]).toMatchObject({ operatorId: operator.id, operatorName: "operator", address: "127.0.0.1" });
  expect(JSON.stringify(log), "the search term").not.toContain("숟갈");
});

test("a VIEWER sees a masked phone and position for a reason, which is recorded", async () => {
  const { id, phone } = await t.member({ latitude: 37.5, longitude: 127 });
  const viewer = await t.admin({ name: "viewer", role: "VIEWER" });
  const body = { reason: "보증금 문의 전화" };
  expect(await t.api.ok("getAdminMember", { token: viewer.token, params: { id } })).not.toMatchObject({ phone });
  const contact = await t.api.ok("revealAdminMember", { token: viewer.token, params: { id }, body });
  expect(contact).toEqual({ phone, latitude: 37.5, longitude: 127 });
  const [entry] = await readLog({ action: "MEMBER_REVEAL" });
  expect(entry).toMatchObject({ operatorId: viewer.id, resource: "members", targetIds: [id], reason: body.reason });
  await t.api.refused("revealAdminMember", "INVALID_REQUEST", {
    token: viewer.token,
    params: { id },
    body: { reason: "  " },
  });
});

test("a refused or failed read leaves nothing", async () => {
  const viewer = await t.admin({ name: "viewer", role: "VIEWER" });
  await t.api.refused("listAdminMeetingChats", "OPERATOR_ROLE_NOT_ALLOWED", { token: viewer.token, params: { id: 1 } });
  await t.api.refused("getAdminMember", "MEMBER_NOT_FOUND", { token, params: { id: 999 } });
  expect(await readLog()).toEqual([]);
});

test("records logins and failed ones, also of unknown and locked ids", async () => {
  await t.api.ok("loginAdmin", { body: adminLogin });
  await t.api.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: { ...adminLogin, code: 1 } });
  await t.api.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: { ...adminLogin, name: "nobody" } });
  expect((await readLog()).map(({ action, operatorId, operatorName }) => [action, operatorId, operatorName])).toEqual([
    ["LOGIN_FAILED", null, "nobody"],
    ["LOGIN_FAILED", operator.id, "operator"],
    ["LOGIN", operator.id, "operator"],
  ]);
});

test("filters by day in Seoul, operator and action", async () => {
  const today = seoulDate(t.clock.now());
  await t.api.ok("getAdminMember", { token, params: { id: member.id } });
  t.clock.advance(DAY_MS);
  token = await t.tokenOf(operator);
  await t.api.ok("searchAdminMembers", { token, query: { q: "1", field: "id" } });
  const tomorrow = seoulDate(t.clock.now());
  expect(await actions({ to: today })).toEqual(["MEMBER_OPEN"]);
  expect(await actions({ from: tomorrow })).toEqual(["SEARCH"]);
  expect(await actions({ from: today, to: tomorrow, action: "MEMBER_OPEN" })).toEqual(["MEMBER_OPEN"]);
  expect(await actions({ operator: member.id })).toEqual([]);
  await t.api.refused("listAccessLog", "INVALID_REQUEST", { token, query: { from: tomorrow, to: today } });
});
