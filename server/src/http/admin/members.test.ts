import { NO_SHOW_PENALTY_WON, SIGNUP_RICE } from "@babchingu/openapi";
import { beforeEach, describe, expect, test } from "vitest";
import { transact } from "../../db/transact.ts";
import { listNoShows, waiveNoShow } from "../../domain/admin/no-shows.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import {
  RICE_AFTER_DEPOSIT,
  expectConsistentLedger,
  expectConsistentSeats,
  openMeeting,
} from "../../testing/meetings.ts";

let t: TestApp;
let operator: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
});

const search = async (field: "id" | "name" | "phone", q: string) => {
  const page = await t.api.ok("searchAdminMembers", { token: operator.token, query: { field, q } });
  return page.content.map((member) => member.name);
};
const asOperator = (id: number) => ({ token: operator.token, params: { id } });
const log = async () => (await t.api.ok("listAuditLog", { token: operator.token })).content;
const recordNoShow = async ({ id: memberId }: TestMember, meetingId: number | null) => {
  const noShow = { meetingId, memberId, amountWon: NO_SHOW_PENALTY_WON, createdAt: t.clock.now() };
  const row = t.db.insertInto("noShows").values({ ...noShow, status: "UNPAID" });
  return (await row.returning("id").executeTakeFirstOrThrow()).id;
};
const waive = (memberId: number, noShowId: number) =>
  transact(t.db, (trx) => waiveNoShow({ trx, now: t.clock.now(), actorId: null }, { memberId, noShowId }));
const pointOf = async ({ token }: TestMember) => (await t.api.ok("getMe", { token })).point;

describe("lists", () => {
  test("pages of members are newest first with totals", async () => {
    for (let n = 1; n <= 4; n += 1) await t.member({ name: `회원${n}` });
    const { token } = operator;
    const page = await t.api.ok("listAdminMembers", { token, query: { page: 1, size: 2 } });
    expect(page).toMatchObject({ currentPage: 1, totalPages: 3, totalElements: 5 });
    expect(page.content.map((member) => member.name)).toEqual(["회원2", "회원1"]);
    const beyond = await t.api.ok("listAdminMembers", { token, query: { page: 9 } });
    expect(beyond).toMatchObject({ content: [], totalPages: 1, totalElements: 5 });
  });

  test("a password is never returned, not even its hash", async () => {
    const { id } = await t.member({ password: "babbab12" });
    const response = await t.api.call("getAdminMember", { token: operator.token, params: { id } });
    expect(response.json()).toMatchObject({ id, password: null, riceBalance: SIGNUP_RICE });
    expect(response.body).not.toContain("argon2");
  });

  test("ids match exactly, names and phones contain the term; % and _ are literal", async () => {
    const plain = await t.member({ name: "따뜻한숟갈", phone: "01012345678" });
    await t.member({ name: "백퍼%센트", phone: "01099998888" });
    expect(await search("id", `${plain.id}`)).toEqual(["따뜻한숟갈"]);
    expect(await search("id", `${plain.id}0`)).toEqual([]);
    expect(await search("id", "따뜻")).toEqual([]);
    expect(await search("id", "99999999999999999999")).toEqual([]);
    expect(await search("name", "숟갈")).toEqual(["따뜻한숟갈"]);
    expect(await search("name", "%")).toEqual(["백퍼%센트"]);
    expect(await search("phone", "010-1234")).toEqual(["따뜻한숟갈"]);
    expect(await search("phone", "+82 10-1234 56")).toEqual(["따뜻한숟갈"]);
    expect(await search("phone", "+82 (0)10 1234")).toEqual(["따뜻한숟갈"]);
    expect(await search("name", " 따뜻한 숟갈 ")).toEqual(["따뜻한숟갈"]);
    expect(await search("phone", " - ")).toEqual([]);
    expect(await search("name", "_")).toEqual([]);
    expect(await search("name", String.raw`\ `)).toEqual([]);
    expect(await search("phone", "1234-5678")).toEqual(["따뜻한숟갈"]);
    await t.api.refused("searchAdminMembers", "INVALID_REQUEST", {
      token: operator.token,
      query: { field: "id", q: " " },
    });
  });

  test("a name is found as it was typed at the sign-up, with its spaces and single letters of Hangul", async () => {
    for (const name of ["따뜻한 숟갈", "배고픔ㅋㅋ"]) {
      await t.api.ok("changeMemberName", { token: (await t.member()).token, body: { name } });
    }
    const laughing = "배고픔ㅋㅋ".normalize("NFKC");
    expect(await search("name", "한 숟")).toEqual(["따뜻한 숟갈"]);
    expect(await search("name", "ㅋㅋ")).toEqual([laughing]);
    expect(await search("name", "배고픔 ㅋㅋ")).toEqual([laughing]);
  });
});

describe("changes", () => {
  test("a new password is valid, and the old session is ended", async () => {
    const member = await t.member({ password: "babbab12" });
    const params = { id: member.id };
    await t.api.ok("resetAdminMemberPassword", { token: operator.token, params, body: { newPassword: "newbab34" } });
    await t.api.refused("getMe", "TOKEN_REVOKED", { token: member.token });
    const login = { phone: member.phone ?? "", password: "newbab34" };
    expect(await t.api.ok("login", { body: login })).toHaveProperty("accessToken");
    const [entry] = await log();
    expect(entry).toMatchObject({
      actorId: operator.id,
      actorName: "operator",
      action: "MEMBER_PASSWORD_RESET",
      targetType: "MEMBER",
      targetId: member.id,
      before: null,
      after: null,
    });
    expect(JSON.stringify(entry)).not.toContain("newbab34");
  });

  test("a ban ends the sessions, and lifting it keeps the account", async () => {
    const member = await t.member();
    const set = (status: "BANNED" | "ACTIVE") =>
      t.api.ok("setAdminMemberStatus", { token: operator.token, params: { id: member.id }, body: { status } });
    await set("BANNED");
    await t.api.refused("getMe", "TOKEN_REVOKED", { token: member.token });
    const { refreshToken } = member;
    expect((await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } })).data).toEqual({
      status: "BANNED",
    });
    await set("BANNED");
    await set("ACTIVE");
    expect(await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } })).not.toHaveProperty(
      "data",
    );
    expect((await log()).map((entry) => [entry.before, entry.after])).toEqual([
      [{ status: "BANNED" }, { status: "ACTIVE" }],
      [{ status: "ACTIVE" }, { status: "BANNED" }],
    ]);
  });

  test("the meal score is set between 0 and 100", async () => {
    const { id, token } = await t.member();
    const set = { token: operator.token, params: { id } };
    await t.api.ok("setAdminMemberPoint", { ...set, body: { point: 60 } });
    expect((await t.api.ok("getMe", { token })).point).toBe(60);
    await t.api.refused("setAdminMemberPoint", "INVALID_REQUEST", { ...set, body: { point: 101 } });
    expect((await log())[0]).toMatchObject({ before: { point: 50 }, after: { point: 60 } });
  });

  test("accounts of operators, social members and withdrawn members are protected", async () => {
    const { token } = operator;
    const social = await t.member({ provider: "KAKAO" });
    const erased = await t.member();
    await t.db.updateTable("members").set({ withdrawnAt: t.clock.now() }).where("id", "=", erased.id).execute();
    const reset = (id: number) => ({ token, params: { id }, body: { newPassword: "newbab34" } });
    const ban = (id: number) => ({ token, params: { id }, body: { status: "BANNED" as const } });
    await t.api.refused("resetAdminMemberPassword", "OPERATOR_PROTECTED", reset(operator.id));
    await t.api.refused("resetAdminMemberPassword", "SOCIAL_MEMBER_HAS_NO_PASSWORD", reset(social.id));
    await t.api.refused("resetAdminMemberPassword", "MEMBER_ERASED", reset(erased.id));
    await t.api.refused("setAdminMemberStatus", "OPERATOR_PROTECTED", ban(operator.id));
    await t.api.refused("setAdminMemberStatus", "MEMBER_ERASED", ban(erased.id));
    await t.api.refused("setAdminMemberStatus", "MEMBER_NOT_FOUND", ban(999_999));
    const score = (id: number) => ({ token, params: { id }, body: { point: 60 } });
    await t.api.refused("setAdminMemberPoint", "OPERATOR_PROTECTED", score(operator.id));
    await t.api.refused("setAdminMemberPoint", "MEMBER_ERASED", score(erased.id));
    expect(await log()).toEqual([]);
  });

  test("a member who must verify the phone again can't activate before that (D14)", async () => {
    const member = await t.member();
    const set = { token: operator.token, params: { id: member.id }, body: { status: "PHONE_V_REQUIRED" } } as const;
    await t.api.ok("setAdminMemberStatus", set);
    await t.api.refused("activateMember", "CANNOT_ACTIVATE", { token: await t.tokenOf(member) });
  });

  test("a status that would give two members one nickname is refused", async () => {
    const { id } = await t.member({ name: "국밥은진리", status: "WITHDRAWN" });
    await t.member({ name: "국밥은진리" });
    const set = { token: operator.token, params: { id }, body: { status: "ACTIVE" } } as const;
    await t.api.refused("setAdminMemberStatus", "NAME_TAKEN", set);
    expect(await log()).toEqual([]);
  });

  test("a member without an image has no image URL, and an unknown member is refused", async () => {
    const { id } = await t.member();
    const get = { token: operator.token, params: { id } };
    expect(await t.api.ok("getAdminMemberImageUrl", get)).toEqual({ imageUrl: null });
    await t.api.refused("getAdminMemberImageUrl", "MEMBER_NOT_FOUND", { ...get, params: { id: 999_999 } });
  });
});

describe("no-shows", () => {
  test("a no-show is listed with its meeting, and waived once: its points come back, and the log says so", async () => {
    const member = await t.member({ point: 40 });
    const meetingId = await openMeeting(t, await t.member());
    const deleted = await recordNoShow(member, null);
    const id = await recordNoShow(member, meetingId);
    await Promise.all([waive(member.id, id), waive(member.id, id)]);
    await waive(member.id, id);
    const { title, scheduledAt } = await t.db
      .selectFrom("meetings")
      .select(["title", "scheduledAt"])
      .where("id", "=", meetingId)
      .executeTakeFirstOrThrow();
    expect(await listNoShows(t.db, member.id)).toEqual([
      { id, title, at: scheduledAt, amountWon: NO_SHOW_PENALTY_WON, status: "WAIVED" },
      { id: deleted, title: null, at: t.clock.now(), amountWon: NO_SHOW_PENALTY_WON, status: "UNPAID" },
    ]);
    expect(await pointOf(member)).toBe(45);
    expect(await log()).toMatchObject([
      {
        actorId: null,
        actorName: "command",
        action: "MEMBER_POINT_CHANGE",
        targetType: "MEMBER",
        targetId: member.id,
        before: { point: 40, noShow: "UNPAID" },
        after: { point: 45, noShow: "WAIVED", noShowId: id, meetingId },
      },
    ]);
  });

  test("the score stays at its maximum; another member's no-show and a withdrawn member are refused", async () => {
    const member = await t.member({ point: 98 });
    const [id, second] = [await recordNoShow(member, null), await recordNoShow(member, null)];
    const other = await t.member();
    await expect(waive(other.id, id)).rejects.toThrow(`The member ${other.id} has no no-show ${id}.`);
    await expect(listNoShows(t.db, 999_999)).rejects.toMatchObject({ errorName: "MEMBER_NOT_FOUND" });
    await waive(member.id, id);
    expect([await pointOf(member), await pointOf(other)]).toEqual([100, 50]);
    await t.api.ok("withdrawMember", { token: member.token });
    await expect(waive(member.id, second)).rejects.toMatchObject({ errorName: "MEMBER_ERASED" });
    expect(await log()).toHaveLength(1);
  });
});

describe("deleting", () => {
  test("deleting a member withdraws them and hides the row from the lists", async () => {
    const member = await t.member({ name: "떠나는사람", phone: "01012345678" });
    const meetingId = await openMeeting(t, await t.member());
    await t.api.ok("joinMeeting", { token: member.token, params: { meetingId } });
    await t.api.ok("deleteAdminMember", asOperator(member.id));
    await t.api.refused("getMe", "TOKEN_REVOKED", { token: member.token });
    expect(await t.db.selectFrom("phoneLocks").select("reason").execute()).toEqual([{ reason: "WITHDRAWN" }]);
    const { token } = operator;
    const { content, totalElements } = await t.api.ok("listAdminMembers", { token });
    expect(content.map((row) => row.id)).not.toContain(member.id);
    expect(await search("id", `${member.id}`)).toEqual([]);
    expect((await t.api.ok("getAdminDashboard", { token })).memberCount).toBe(totalElements);
    expect((await t.api.call("exportAdminResource", { token, params: { resource: "members" } })).body).not.toContain(
      "탈퇴",
    );
    const rows = await t.api.ok("searchAdminRiceTransactions", {
      token,
      query: { field: "member_id", q: `${member.id}` },
    });
    expect(rows.content.map((row) => row.balanceAfter)).toEqual([SIGNUP_RICE, RICE_AFTER_DEPOSIT, SIGNUP_RICE]);
    const entry = (await log()).find((written) => written.action === "MEMBER_DELETE");
    expect(entry).toMatchObject({
      targetId: member.id,
      before: { status: "ACTIVE", riceBalance: RICE_AFTER_DEPOSIT },
      after: null,
    });
    expect(JSON.stringify(entry)).not.toMatch(/떠나는사람|01012345678/);
    await expectConsistentLedger(t);
    await expectConsistentSeats(t);
  });

  test("a deleted member is MEMBER_NOT_FOUND for every operation", async () => {
    const { id } = await t.member();
    await t.api.ok("deleteAdminMember", asOperator(id));
    await t.api.refused("deleteAdminMember", "MEMBER_NOT_FOUND", asOperator(id));
    await t.api.refused("getAdminMember", "MEMBER_NOT_FOUND", asOperator(id));
    await t.api.refused("getAdminMemberImageUrl", "MEMBER_NOT_FOUND", asOperator(id));
    await t.api.refused("setAdminMemberPoint", "MEMBER_NOT_FOUND", { ...asOperator(id), body: { point: 1 } });
  });

  test("a withdrawn member can be deleted, an operator and one in a confirmed meeting can't", async () => {
    const withdrawn = await t.member();
    await t.api.ok("withdrawMember", { token: withdrawn.token });
    await t.api.ok("deleteAdminMember", asOperator(withdrawn.id));
    await t.api.refused("deleteAdminMember", "OPERATOR_PROTECTED", asOperator(operator.id));
    const host = await t.member();
    const id = await openMeeting(t, host);
    await t.api.ok("setAdminMeetingStatus", { ...asOperator(id), body: { status: "CONFIRMED" } });
    await t.api.refused("deleteAdminMember", "MEMBER_IN_RUNNING_MEETING", asOperator(host.id));
    expect((await t.api.ok("getMe", { token: host.token })).status).toBe("ACTIVE");
    await t.api.refused("deleteAdminMember", "MEMBER_NOT_FOUND", asOperator(999_999));
  });
});
