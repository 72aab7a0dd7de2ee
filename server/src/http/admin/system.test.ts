import { DAY_MS, MEETING_DEPOSIT_RICE, SIGNUP_RICE } from "@babchingu/openapi";
import { beforeEach, expect, test } from "vitest";
import { adminLogin, type TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { openMeeting } from "../../testing/meetings.ts";

let t: TestApp;
let operator: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
});

test("the dashboard returns counts and positions", async () => {
  const member = await t.member({ latitude: 37.5, longitude: 127 });
  await t.member();
  const meetingId = await openMeeting(t, member);
  const { token } = operator;
  const dashboard = await t.api.ok("getAdminDashboard", { token });
  expect(dashboard).toEqual({
    memberCount: (await t.api.ok("listAdminMembers", { token })).totalElements,
    meetingCount: 1,
    memberLocationDtoList: [{ memberId: member.id, latitude: 37.5, longitude: 127 }],
    meetingLocationDtoList: [{ meetingId, latitude: 37.5473, longitude: 126.9219 }],
  });
});

const changeCode = (currentCode: number, newCode: number) => ({
  token: operator.token,
  body: { currentCode, newCode },
});

test("the next login requires the new security code, and the session is kept", async () => {
  const { token } = operator;
  await t.api.ok("changeSecurityCode", changeCode(adminLogin.code, 12_345_678));
  await t.api.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: adminLogin });
  const login = await t.api.ok("loginAdmin", { body: { ...adminLogin, code: 12_345_678 } });
  expect(login).toHaveProperty("accessToken");
  const { content } = await t.api.ok("listAuditLog", { token });
  expect(content).toMatchObject([{ action: "SECURITY_CODE_CHANGE", targetType: "SYSTEM", before: null, after: null }]);
});

test("a change of the security code requires the present one, which can't be guessed", async () => {
  for (let i = 0; i < 10; i += 1)
    await t.api.refused("changeSecurityCode", "CURRENT_CODE_WRONG", changeCode(i, 12_345_678));
  await t.api.refused("changeSecurityCode", "TOO_MANY_REQUESTS", changeCode(adminLogin.code, 12_345_678));
  await t.api.ok("loginAdmin", { body: adminLogin });
});

test("an entry has the present names of its target and of what its values name by id", async () => {
  const { token, id: actor } = operator;
  const member = await t.member({ name: "국밥요정" });
  const meetingId = await openMeeting(t, member, { title: "국밥 한 그릇" });
  await t.api.ok("setAdminMemberPoint", { token, params: { id: member.id }, body: { point: 10 } });
  await t.api.ok("setAdminMeetingStatus", { token, params: { id: meetingId }, body: { status: "END" } });
  await t.api.ok("deleteAdminMeeting", { token, params: { id: meetingId } });
  await t.api.call("exportAdminResource", { token, params: { resource: "audit-log" }, query: { actor } });
  await t.db.updateTable("members").set({ name: "새이름" }).where("id", "=", member.id).execute();
  const { content } = await t.api.ok("listAuditLog", { token });
  expect(content.map(({ names }) => names)).toEqual([
    { [`OPERATOR:${actor}`]: "operator" },
    { [`MEMBER:${member.id}`]: "새이름" },
    {},
    { [`MEMBER:${member.id}`]: "새이름" },
  ]);
});

test("the audit log is filtered by operator, target and action, and can't be changed", async () => {
  const { token } = operator;
  const [one, two] = [await t.member(), await t.member()];
  for (const { id } of [one, two]) {
    await t.api.ok("setAdminMemberPoint", { token, params: { id }, body: { point: 10 } });
  }
  await t.api.ok("setAdminMemberStatus", { token, params: { id: two.id }, body: { status: "BANNED" } });
  const found = async (query: { actor?: number; target?: string; action?: "MEMBER_POINT_CHANGE" }) =>
    (await t.api.ok("listAuditLog", { token, query })).totalElements;
  expect(await found({})).toBe(3);
  expect(await found({ target: "MEMBER" })).toBe(3);
  expect(await found({ target: `MEMBER:${two.id}` })).toBe(2);
  expect(await found({ target: `MEMBER:${two.id}`, action: "MEMBER_POINT_CHANGE" })).toBe(1);
  expect(await found({ actor: operator.id })).toBe(3);
  expect(await found({ actor: one.id })).toBe(0);
  await expect(t.db.deleteFrom("auditLog").execute()).rejects.toThrow("append-only");
});

test("daily figures have a row for every day in Seoul", async () => {
  await t.member();
  t.clock.advance(DAY_MS);
  await openMeeting(t, await t.member());
  const { accessToken: token } = await t.api.ok("loginAdmin", { body: adminLogin });
  const days = await t.api.ok("getAdminDailyFigures", { token, query: { from: "2026-02-28", to: "2026-03-02" } });
  expect(days).toEqual([
    { date: "2026-02-28", signups: 0, meetings: 0, riceIssued: 0, riceBurned: 0 },
    { date: "2026-03-01", signups: 1, meetings: 0, riceIssued: SIGNUP_RICE, riceBurned: 0 },
    { date: "2026-03-02", signups: 1, meetings: 1, riceIssued: SIGNUP_RICE, riceBurned: MEETING_DEPOSIT_RICE },
  ]);
  const refused = (from: string, to: string) =>
    t.api.refused("getAdminDailyFigures", "INVALID_REQUEST", { token, query: { from, to } });
  await refused("2026-03-02", "2026-03-01");
  await refused("2025-01-01", "2026-03-01");
  await refused("2026-02-30", "2026-03-01");
  await refused("0001-01-01", "0001-01-02");
});

test("a request without a token is asked to log in", async () => {
  const refused = await t.api.refused("getAdminDashboard", "TOKEN_INVALID");
  expect(refused.message).toBe("로그인이 필요해요.");
});
