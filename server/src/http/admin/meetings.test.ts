import { MEETING_DEPOSIT_RICE, SIGNUP_RICE } from "@babchingu/openapi";
import { beforeEach, describe, expect, test } from "vitest";
import { postTextMessage } from "../../domain/chat/messages.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { RICE_AFTER_DEPOSIT, expectConsistentLedger, openMeeting, reasonsOf, riceOf } from "../../testing/meetings.ts";
import { advanceToMeetingTime } from "../../testing/meeting-time.ts";

let t: TestApp;
let operator: TestMember;
let host: TestMember;
let guest: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  operator = await t.admin();
  [host, guest] = [await t.member(), await t.member()];
});

const join = (meetingId: number, { token }: TestMember) => t.api.ok("joinMeeting", { token, params: { meetingId } });
const setStatus = (id: number, status: "RECRUITING" | "CONFIRMED" | "READY" | "END") =>
  t.api.ok("setAdminMeetingStatus", { token: operator.token, params: { id }, body: { status } });
const statusOf = async (id: number) => (await t.api.ok("getMeeting", { token: host.token, params: { id } })).status;
const systemMessages = async (meetingId: number) => {
  const chats = await t.api.ok("listAdminMeetingChats", { token: operator.token, params: { id: meetingId } });
  const system = chats.filter(({ type, content }) => type === "SYSTEM" && !content.endsWith("들어왔어요."));
  return system.map((chat) => chat.content);
};
const log = async () => (await t.api.ok("listAuditLog", { token: operator.token })).content;

describe("lists", () => {
  test("meetings are newest first and found by id, host and title", async () => {
    const first = await openMeeting(t, host, { title: "Ramen 모임" });
    const second = await openMeeting(t, guest);
    const { token } = operator;
    const all = await t.api.ok("listAdminMeetings", { token });
    expect(all.content.map((meeting) => meeting.id)).toEqual([second, first]);
    expect(all.content[1]).toMatchObject({ hostId: host.id, scheduledAt: "2026-03-01T15:00", memberCount: 1 });
    const found = async (field: "id" | "host_id" | "title", q: string) =>
      (await t.api.ok("searchAdminMeetings", { token, query: { field, q } })).content.map((meeting) => meeting.id);
    expect(await found("id", `${first}`)).toEqual([first]);
    expect(await found("host_id", `${guest.id}`)).toEqual([second]);
    expect(await found("title", "rAmEn")).toEqual([first]);
    expect(await found("title", "100%")).toEqual([]);
  });

  test("a meeting's members, messages and image are returned", async () => {
    const id = await openMeeting(t, host);
    await join(id, guest);
    for (const content of ["하나", "둘", "셋"]) {
      const message = { meetingId: id, memberId: host.id, content, clientId: null, now: t.clock.now() };
      await t.db.transaction().execute((trx) => postTextMessage({ trx }, message));
    }
    const at = { token: operator.token, params: { id } };
    const members = await t.api.ok("listAdminMeetingMembers", at);
    expect(members.map((member) => member.id)).toEqual([host.id, guest.id]);
    const latest = await t.api.ok("listAdminMeetingChats", { ...at, query: { size: 2 } });
    expect(latest.map((chat) => chat.content)).toEqual(["둘", "셋"]);
    const before = await t.api.ok("listAdminMeetingChats", { ...at, query: { beforeId: latest[0]?.id ?? 0 } });
    expect(before.at(-1)?.content).toBe("하나");
    expect(await t.api.ok("getAdminMeetingImageUrl", at)).toEqual({ imageUrl: null });
    const absent = { token: operator.token, params: { id: 999_999 } };
    await t.api.refused("listAdminMeetingMembers", "MEETING_NOT_FOUND", absent);
    await t.api.refused("listAdminMeetingChats", "MEETING_NOT_FOUND", absent);
    await t.api.refused("getAdminMeetingImageUrl", "MEETING_NOT_FOUND", absent);
  });
});

describe("status", () => {
  test("any status may follow any other, with its room messages", async () => {
    const id = await openMeeting(t, host);
    for (const status of ["CONFIRMED", "READY", "END", "RECRUITING", "READY", "END", "READY", "RECRUITING"] as const) {
      await setStatus(id, status);
      expect(await statusOf(id)).toBe(status);
    }
    const steps = ["CONFIRMED", "CHECK", "EVALUATION"];
    expect(await systemMessages(id)).toEqual([...steps, ...steps, "CHECK"]);
    await expectConsistentLedger(t);
    expect((await log())[0]).toMatchObject({
      action: "MEETING_STATUS_CHANGE",
      targetId: id,
      before: { status: "READY" },
      after: { status: "RECRUITING" },
    });
  });

  test("a check-in that is announced hours before isn't said to be open", async () => {
    const id = await openMeeting(t, host);
    await join(id, guest);
    await setStatus(id, "READY");
    const body = { meetingId: id, latitude: 37.5473, longitude: 126.9219 };
    await t.api.refused("checkIn", "CHECK_IN_CLOSED", { token: guest.token, body });
    const [newest] = await t.api.ok("listNotifications", { token: guest.token });
    expect(newest?.title).toBe("출석 체크를 기억해 주세요");
    expect(newest?.content).toContain("출석 체크는 시작 15분 전인 오후 2:45부터 할 수 있어요.");
  });

  test("confirming and ending reject pending applications with refund (D22)", async () => {
    const owner = await t.member({ rice: 3 * MEETING_DEPOSIT_RICE });
    for (const status of ["CONFIRMED", "READY", "END"] as const) {
      const id = await openMeeting(t, owner, { requiresApproval: true });
      await t.api.ok("applyToMeeting", { token: guest.token, params: { id }, body: { content: "같이 먹어요" } });
      expect(await riceOf(t, guest)).toBe(RICE_AFTER_DEPOSIT);
      await setStatus(id, status);
      expect(await riceOf(t, guest)).toBe(SIGNUP_RICE);
    }
    await expectConsistentLedger(t);
  });

  test.each(["RECRUITING", "CONFIRMED"] as const)(
    "after a meeting is set back to %s its steps run again (R53)",
    async (status) => {
      const id = await openMeeting(t, host);
      await join(id, guest);
      await setStatus(id, "READY");
      await setStatus(id, status);
      await advanceToMeetingTime(t, -15, [host, guest, operator]);
      expect(await systemMessages(id)).toEqual(["CONFIRMED", "CHECK", "CONFIRMED", "CHECK"]);
      const check = await t.db
        .selectFrom("chatMessages")
        .select("createdAt")
        .where("content", "=", "CHECK")
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      expect(check.createdAt.toISOString()).toBe("2026-03-01T05:45:00.000Z");
      await t.api.ok("checkIn", {
        token: guest.token,
        body: { meetingId: id, latitude: 37.5473, longitude: 126.9219 },
      });
    },
  );

  test("a meeting that is reopened after its time ends again without a second penalty", async () => {
    const id = await openMeeting(t, host);
    await join(id, guest);
    await advanceToMeetingTime(t, 130, [host, guest, operator]);
    await setStatus(id, "RECRUITING");
    await advanceToMeetingTime(t, 131, [host, guest, operator]);
    expect(await statusOf(id)).toBe("END");
    expect((await systemMessages(id)).filter((content) => content === "EVALUATION")).toHaveLength(2);
    expect(await t.db.selectFrom("noShows").select("id").execute()).toHaveLength(2);
    expect((await t.api.ok("getMe", { token: guest.token })).point).toBe(45);
  });

  test("a meeting that runs again gives no no-show to a member who has withdrawn meanwhile (D24)", async () => {
    const id = await openMeeting(t, host);
    await join(id, guest);
    await advanceToMeetingTime(t, -10, [host, guest, operator]);
    await setStatus(id, "END");
    await t.api.ok("withdrawMember", { token: guest.token });
    await setStatus(id, "READY");
    await advanceToMeetingTime(t, 16, [host]);
    const memberIdsOf = (table: "noShows" | "notifications") =>
      t.db.selectFrom(table).select("memberId").where("memberId", "<>", operator.id).distinct().execute();
    expect(await memberIdsOf("noShows")).toEqual([{ memberId: host.id }]);
    expect(await memberIdsOf("notifications")).toEqual([{ memberId: host.id }]);
  });

  test.each([
    ["that has enough members", ["END"]],
    ["that is confirmed", ["CONFIRMED", "END"]],
    ["that was READY by mistake", ["READY", "CONFIRMED", "END"]],
  ] as const)(
    "ending a meeting %s before its check-in refunds the deposits and notifies the members (R53)",
    async (_, statuses) => {
      const id = await openMeeting(t, host);
      await join(id, guest);
      for (const status of statuses) await setStatus(id, status);
      expect(await reasonsOf(t, guest)).toEqual(["SIGNUP", "MEETING_JOIN", "MEETING_END"]);
      expect((await systemMessages(id)).at(-1)).toBe("운영자가 모임을 종료했어요. 맡긴 쌀알은 돌려드렸어요.");
      const notifications = await t.api.ok("listNotifications", { token: guest.token });
      expect(notifications[0]).toMatchObject({ title: "모임이 종료됐어요", url: `/app/meetings/${id}` });
      await expectConsistentLedger(t);
    },
  );

  test("a meeting that ended with refund stays ended (D46)", async () => {
    const id = await openMeeting(t, host);
    await setStatus(id, "END");
    for (const status of ["RECRUITING", "CONFIRMED", "READY"] as const) {
      await t.api.refused("setAdminMeetingStatus", "MEETING_DEPOSITS_REFUNDED", {
        token: operator.token,
        params: { id },
        body: { status },
      });
    }
    expect(await log()).toHaveLength(1);
  });

  test("a member who has rated, left and rejoined can't rate again", async () => {
    const id = await openMeeting(t, host);
    await join(id, guest);
    for (const status of ["READY", "END"] as const) await setStatus(id, status);
    const rating = { meetingId: id, targetMemberId: host.id, type: "POSITIVE" as const };
    const rate = { token: guest.token, body: { meetingId: id, evaluatePointDtoList: [rating] } };
    await t.api.ok("evaluateMembers", rate);
    await setStatus(id, "RECRUITING");
    await t.api.ok("leaveMeeting", { token: guest.token, params: { meetingId: id } });
    await join(id, guest);
    for (const status of ["READY", "END"] as const) await setStatus(id, status);
    await t.api.refused("evaluateMembers", "ALREADY_EVALUATED", rate);
  });

  test("setting the same status does nothing", async () => {
    const id = await openMeeting(t, host);
    await setStatus(id, "RECRUITING");
    expect(await log()).toEqual([]);
    await t.api.refused("setAdminMeetingStatus", "MEETING_NOT_FOUND", {
      token: operator.token,
      params: { id: 999_999 },
      body: { status: "END" },
    });
  });
});

describe("deletion", () => {
  test("deletion refunds every deposit that isn't refunded yet, and notifies the members", async () => {
    const id = await openMeeting(t, host, { requiresApproval: true });
    await t.api.ok("applyToMeeting", { token: guest.token, params: { id }, body: { content: "같이 먹어요" } });
    await t.api.ok("deleteAdminMeeting", { token: operator.token, params: { id } });
    expect(await reasonsOf(t, host)).toEqual(["SIGNUP", "MEETING_CREATE", "MEETING_DELETE"]);
    expect(await reasonsOf(t, guest)).toEqual(["SIGNUP", "MEETING_APPLY", "MEETING_DELETE"]);
    const notifications = await t.api.ok("listNotifications", { token: guest.token });
    expect(notifications[0]?.content).toContain("쌀알은 돌려드렸어요");
    await t.api.refused("deleteAdminMeeting", "MEETING_NOT_FOUND", { token: operator.token, params: { id } });
    expect((await log())[0]).toMatchObject({ action: "MEETING_DELETE", before: { hostId: host.id, memberCount: 1 } });
    await expectConsistentLedger(t);
  });

  test("deletion after the end refunds nothing", async () => {
    const id = await openMeeting(t, host);
    await setStatus(id, "READY");
    await setStatus(id, "END");
    await t.api.ok("deleteAdminMeeting", { token: operator.token, params: { id } });
    expect(await reasonsOf(t, host)).toEqual(["SIGNUP", "MEETING_CREATE"]);
  });

  test("a deposit is not refunded twice", async () => {
    const id = await openMeeting(t, host);
    await setStatus(id, "END");
    await t.db.updateTable("meetings").set({ status: "RECRUITING" }).where("id", "=", id).execute();
    await t.api.ok("deleteAdminMeeting", { token: operator.token, params: { id } });
    expect(await riceOf(t, host)).toBe(SIGNUP_RICE);
  });
});

test("reports are listed and deleted", async () => {
  const meetingId = await openMeeting(t, host);
  const now = t.clock.now();
  const report = {
    reporterId: guest.id,
    reportedId: host.id,
    meetingId,
    kind: "ON_MEETING",
    content: "오지 않았어요",
    status: "PENDING",
    createdAt: now,
    updatedAt: now,
  } as const;
  const { id } = await t.db.insertInto("reports").values(report).returning("id").executeTakeFirstOrThrow();
  const { token } = operator;
  const page = await t.api.ok("listAdminReports", { token });
  expect(page.content).toMatchObject([{ id, reporterId: guest.id, meetingId, adminComment: null }]);
  await t.api.ok("deleteAdminMeeting", { token, params: { id: meetingId } });
  expect(await t.api.ok("listAdminReports", { token })).toEqual(page);
  await t.api.ok("deleteAdminReport", { token, params: { id } });
  await t.api.refused("deleteAdminReport", "REPORT_NOT_FOUND", { token, params: { id } });
  expect((await log())[0]).toMatchObject({ action: "REPORT_DELETE", before: { reportedId: host.id } });
});
