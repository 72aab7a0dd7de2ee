import { HOUR_MS, MINUTE_MS, SIGNUP_RICE } from "@babchingu/openapi";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { transact } from "../db/transact.ts";
import { waiveNoShow } from "../domain/admin/no-shows.ts";
import { runDueMeetings } from "./meeting-lifecycle.ts";
import type { TestMember } from "../testing/builders.ts";
import { createTestApp, type TestApp } from "../testing/harness.ts";
import {
  isNotAboutSeat,
  MEETING_AHEAD_MIN,
  RICE_AFTER_DEPOSIT,
  expectConsistentLedgerAndSeats,
  openMeeting,
  reasonsOf,
  riceOf,
} from "../testing/meetings.ts";
import { advanceToMeetingTime } from "../testing/meeting-time.ts";

let t: TestApp;
let host: TestMember;
let guest: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  host = await t.member();
  guest = await t.member();
});

afterEach(() => expectConsistentLedgerAndSeats(t));

const advanceTo = (minutes: number, members = [host, guest]) => advanceToMeetingTime(t, minutes, members);

async function openWithGuest(overrides?: Parameters<typeof openMeeting>[2]): Promise<number> {
  const meetingId = await openMeeting(t, host, overrides);
  await t.api.ok("joinMeeting", { token: guest.token, params: { meetingId } });
  return meetingId;
}

const meetingOf = (id: number) =>
  t.db.selectFrom("meetings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const statusOf = async (id: number) => (await meetingOf(id)).status;

async function messagesOf(meetingId: number): Promise<string[]> {
  const rows = await t.db
    .selectFrom("chatMessages")
    .where(isNotAboutSeat)
    .select(["content", "type"])
    .where("meetingId", "=", meetingId)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.content);
}

async function findNotifications(member: TestMember): Promise<(string | null)[][]> {
  const rows = await t.api.ok("listNotifications", { token: member.token });
  return rows.map(({ title, url }) => [title, url ?? null]).toReversed();
}

async function pointOf(member: TestMember): Promise<number> {
  return (await t.api.ok("getMe", { token: member.token })).point;
}

describe("a meeting with enough members", () => {
  test("a meeting with enough members is confirmed and opens check-in 15 minutes before, not earlier", async () => {
    const id = await openWithGuest();
    await advanceTo(-15.1);
    expect([await statusOf(id), await messagesOf(id)]).toEqual(["RECRUITING", []]);
    await advanceTo(-15);
    expect([await statusOf(id), await messagesOf(id)]).toEqual(["READY", ["CONFIRMED", "CHECK"]]);
    const notifications = [
      ["곧 만나요", `/app/chat/${id}`],
      ["모임이 확정됐어요", `/app/chat/${id}`],
      ["출석 체크가 열렸어요", `/app/chat/${id}`],
    ];
    expect(await findNotifications(host)).toEqual(notifications);
    expect(await findNotifications(guest)).toEqual(notifications);
  });

  test("a meeting confirmed by its host opens check-in 15 minutes before", async () => {
    const id = await openWithGuest();
    await t.api.ok("confirmMeeting", { token: host.token, params: { id } });
    await advanceTo(-16);
    expect(await messagesOf(id)).toEqual(["CONFIRMED"]);
    await advanceTo(-15);
    expect([await statusOf(id), await messagesOf(id)]).toEqual(["READY", ["CONFIRMED", "CHECK"]]);
  });

  test("a meeting ends after two hours with a notification to rate", async () => {
    const id = await openWithGuest();
    await advanceTo(-15);
    await advanceTo(119);
    expect(await statusOf(id)).toBe("READY");
    await advanceTo(120);
    expect([await statusOf(id), await messagesOf(id)]).toEqual(["END", ["CONFIRMED", "CHECK", "EVALUATION"]]);
    expect((await findNotifications(guest)).at(-1)).toEqual(["오늘 식사는 어땠나요?", `/app/chat/${id}`]);
    expect(await reasonsOf(t, guest)).toEqual(["SIGNUP", "MEETING_JOIN"]);
  });

  test("confirmation rejects pending applications with refund", async () => {
    const applicant = await t.member();
    const id = await openMeeting(t, host, { requiresApproval: true });
    for (const member of [guest, applicant]) {
      const body = { content: "함께 먹고 싶어요" };
      const { id: applicationId } = await t.api.ok("applyToMeeting", { token: member.token, params: { id }, body });
      if (member !== guest) continue;
      const approval = { meetingId: id, memberId: guest.id };
      await t.api.ok("approveMeetingApplication", {
        token: host.token,
        params: { id: applicationId },
        body: approval,
      });
    }
    await advanceTo(-15, [host, guest, applicant]);
    expect(await statusOf(id)).toBe("READY");
    expect(await reasonsOf(t, applicant)).toEqual(["SIGNUP", "MEETING_APPLY", "MEETING_APPLY_REJECT"]);
    expect(await findNotifications(applicant)).toEqual([["이번에는 함께하지 못해요", `/app/meetings/${id}`]]);
    expect(await riceOf(t, guest)).toBe(RICE_AFTER_DEPOSIT);
  });
});

describe("a meeting below its minimum", () => {
  test("a meeting below its minimum ends 15 minutes before with every deposit refunded", async () => {
    const applicant = await t.member();
    const byApproval = await openMeeting(t, host, { requiresApproval: true });
    const body = { content: "함께 먹고 싶어요" };
    await t.api.ok("applyToMeeting", { token: applicant.token, params: { id: byApproval }, body });
    const small = await openWithGuest({ minCapacity: 3 });
    await advanceTo(-15, [host, guest, applicant]);
    for (const id of [byApproval, small]) {
      expect([await statusOf(id), await messagesOf(id)]).toEqual(["END", ["END_MINCAPACITY"]]);
    }
    expect(await riceOf(t, host)).toBe(SIGNUP_RICE);
    expect(await reasonsOf(t, guest)).toEqual(["SIGNUP", "MEETING_JOIN", "MEETING_END"]);
    expect(await reasonsOf(t, applicant)).toEqual(["SIGNUP", "MEETING_APPLY", "MEETING_APPLY_REJECT"]);
    expect(await findNotifications(guest)).toEqual([["모임이 열리지 못했어요", `/app/meetings/${small}`]]);
    await advanceTo(200);
    expect(await messagesOf(small)).toEqual(["END_MINCAPACITY"]);
    expect(await t.db.selectFrom("noShows").selectAll().execute()).toEqual([]);
  });
});

describe("no-shows", () => {
  test("no-shows are recorded once when the check-in window closes: penalty, five points, a notification", async () => {
    const id = await openWithGuest();
    await advanceTo(-15);
    const place = { latitude: 37.5473, longitude: 126.9219 };
    await t.api.ok("checkIn", { token: host.token, body: { meetingId: id, ...place } });
    await advanceTo(14.9);
    expect(await t.db.selectFrom("noShows").selectAll().execute()).toEqual([]);
    await advanceTo(15);
    await advanceTo(16);
    const noShows = await t.db.selectFrom("noShows").selectAll().execute();
    expect(noShows).toMatchObject([{ meetingId: id, memberId: guest.id, amountWon: 5000, status: "UNPAID" }]);
    expect([await pointOf(host), await pointOf(guest)]).toEqual([50, 45]);
    expect((await findNotifications(guest)).at(-1)).toEqual(["출석 체크를 하지 않았어요", "/app/customer-center"]);
    expect((await findNotifications(host)).map(([title]) => title)).not.toContain("출석 체크를 하지 않았어요");
  });

  test("no-shows keep the score at 0 or above, and exclude members who left before", async () => {
    const formerMember = await t.member({ point: 10 });
    const low = await t.member({ point: 3 });
    const id = await openWithGuest();
    for (const { token } of [formerMember, low]) await t.api.ok("joinMeeting", { token, params: { meetingId: id } });
    await advanceTo(-20, [host, guest, formerMember, low]);
    await t.api.ok("leaveMeeting", { token: formerMember.token, params: { meetingId: id } });
    await advanceTo(15, [host, guest, formerMember, low]);
    expect([await pointOf(formerMember), await pointOf(low)]).toEqual([10, 0]);
    const { id: noShowId } = await t.db
      .selectFrom("noShows")
      .select("id")
      .where("memberId", "=", low.id)
      .executeTakeFirstOrThrow();
    await transact(t.db, (trx) =>
      waiveNoShow({ trx, now: t.clock.now(), actorId: null }, { memberId: low.id, noShowId }),
    );
    expect(await pointOf(low)).toBe(3);
  });
});

describe("a late job", () => {
  test("a late job runs each step once, in order, dated with its due time", async () => {
    const id = await openWithGuest();
    await advanceTo(60 * 24);
    expect([await statusOf(id), await messagesOf(id)]).toEqual(["END", ["CONFIRMED", "CHECK", "EVALUATION"]]);
    expect(await pointOf(guest)).toBe(45);
    const messages = await t.db
      .selectFrom("chatMessages")
      .select(["content", "createdAt"])
      .where(isNotAboutSeat)
      .orderBy("id")
      .execute();
    expect(messages.map(({ content, createdAt }) => [content, createdAt.toISOString()])).toEqual([
      ["CONFIRMED", "2026-03-01T05:45:00.000Z"],
      ["CHECK", "2026-03-01T05:45:00.000Z"],
      ["EVALUATION", "2026-03-01T08:00:00.000Z"],
    ]);
    const before = await findNotifications(guest);
    await advanceTo(60 * 24 + 1);
    expect(await findNotifications(guest)).toEqual(before);
    expect(await messagesOf(id)).toHaveLength(3);
  });

  test("a member who leaves while the job is late doesn't cancel the due meeting", async () => {
    const id = await openWithGuest();
    t.clock.advance((MEETING_AHEAD_MIN - 10) * MINUTE_MS);
    await t.api.ok("leaveMeeting", { token: await t.tokenOf(guest), params: { meetingId: id } });
    await advanceTo(-9);
    expect([await statusOf(id), await messagesOf(id)]).toEqual(["READY", ["CONFIRMED", "CHECK"]]);
    expect([await riceOf(t, host), await riceOf(t, guest)]).toEqual([RICE_AFTER_DEPOSIT, RICE_AFTER_DEPOSIT]);
  });

  test("leaving after the check-in window closes still books the no-show, and an ended meeting can't be left or deleted", async () => {
    const id = await openWithGuest();
    await advanceTo(-15);
    t.clock.advance(31 * MINUTE_MS);
    await t.api.ok("leaveMeeting", { token: await t.tokenOf(guest), params: { meetingId: id } });
    const noShows = await t.db.selectFrom("noShows").select("memberId").orderBy("memberId").execute();
    expect(noShows).toEqual([{ memberId: host.id }, { memberId: guest.id }]);
    t.clock.advance(10 * HOUR_MS);
    await t.api.refused("deleteMeeting", "MEETING_OVER", { token: await t.tokenOf(host), params: { id } });
    const second = await t.member();
    const other = await openMeeting(t, second);
    await t.api.ok("joinMeeting", { token: await t.tokenOf(guest), params: { meetingId: other } });
    t.clock.advance(10 * HOUR_MS);
    const leaving = { token: await t.tokenOf(guest), params: { meetingId: other } };
    await t.api.refused("leaveMeeting", "MEETING_OVER", leaving);
    expect(await statusOf(other)).toBe("RECRUITING");
    await t.api.ok("withdrawMember", { token: await t.tokenOf(second) });
    expect([await statusOf(other), await messagesOf(other)]).toEqual(["END", ["CONFIRMED", "CHECK", "EVALUATION"]]);
  });

  test("due steps run before an operator's change", async () => {
    const ended = await openWithGuest();
    await advanceTo(-15);
    t.clock.advance(45 * MINUTE_MS);
    const { id } = await t.admin();
    const operator = () => t.tokenOf({ id });
    const body = { status: "END" as const };
    await t.api.ok("setAdminMeetingStatus", { token: await operator(), params: { id: ended }, body });
    expect(await t.db.selectFrom("noShows").select("id").execute()).toHaveLength(2);
    const second = await t.member();
    const deleted = await openMeeting(t, second);
    await t.api.ok("joinMeeting", { token: await t.tokenOf(guest), params: { meetingId: deleted } });
    t.clock.advance(10 * HOUR_MS);
    await t.api.ok("deleteAdminMeeting", { token: await operator(), params: { id: deleted } });
    expect(await reasonsOf(t, { ...second, token: await t.tokenOf(second) })).toEqual(["SIGNUP", "MEETING_CREATE"]);
    expect(await t.db.selectFrom("noShows").select("id").execute()).toHaveLength(4);
  });

  test("due steps that a leaving member triggers are dated with their due time", async () => {
    const id = await openWithGuest();
    t.clock.advance((MEETING_AHEAD_MIN + 10) * MINUTE_MS);
    await t.api.ok("leaveMeeting", { token: await t.tokenOf(guest), params: { meetingId: id } });
    const messages = await t.db
      .selectFrom("chatMessages")
      .select(["content", "createdAt"])
      .where(isNotAboutSeat)
      .orderBy("id")
      .execute();
    expect(messages).toEqual(
      ["CONFIRMED", "CHECK"].map((content) => ({ content, createdAt: new Date("2026-03-01T05:45:00.000Z") })),
    );
  });

  test("steps of several meetings run in the order of their due times", async () => {
    const late = await openWithGuest({ scheduledAt: "2026-03-01T16:00" });
    const early = await openWithGuest();
    await advanceTo(60 * 24);
    const rows = await t.db
      .selectFrom("chatMessages")
      .select(["meetingId", "content"])
      .where(isNotAboutSeat)
      .orderBy("id")
      .execute();
    const messages = rows.map(({ meetingId, content }) => `${meetingId === early ? "early" : "late"} ${content}`);
    expect(messages).toEqual([
      "early CONFIRMED",
      "early CHECK",
      "late CONFIRMED",
      "late CHECK",
      "early EVALUATION",
      "late EVALUATION",
    ]);
    expect(late).toBeLessThan(early);
    const times = (await t.db.selectFrom("notifications").select("createdAt").orderBy("id").execute()).map(
      ({ createdAt }) => createdAt.getTime(),
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test("several servers run each step once", async () => {
    const ids = [await openWithGuest(), await openWithGuest()];
    const third = await t.member();
    const small = await openMeeting(t, third);
    t.clock.advance((MEETING_AHEAD_MIN + 130) * MINUTE_MS);
    const now = t.clock.now();
    await Promise.all([1, 2, 3].map(() => runDueMeetings(t.db, now)));
    await runDueMeetings(t.db, now);
    for (const id of ids) expect(await messagesOf(id)).toEqual(["CONFIRMED", "CHECK", "EVALUATION"]);
    expect(await messagesOf(small)).toEqual(["END_MINCAPACITY"]);
    expect(await t.db.selectFrom("noShows").selectAll().execute()).toHaveLength(4);
    guest.token = await t.tokenOf(guest);
    expect(await pointOf(guest)).toBe(40);
    expect(await findNotifications(guest)).toHaveLength(8);
  });

  test("a failing meeting doesn't block others, and is reported", async () => {
    const broken = await openWithGuest();
    const healthy = await openWithGuest();
    await sql`alter table chat_messages add constraint fails check (meeting_id <> ${sql.lit(broken)}) not valid`.execute(
      t.db,
    );
    try {
      await expect(advanceTo(-15)).rejects.toThrow("1 meetings could not be advanced");
      expect([await statusOf(broken), await statusOf(healthy)]).toEqual(["RECRUITING", "READY"]);
    } finally {
      await sql`alter table chat_messages drop constraint fails`.execute(t.db);
    }
    await advanceTo(-14);
    expect(await statusOf(broken)).toBe("READY");
  });
});

test("advancing the development clock advances the meetings", async () => {
  const id = await openWithGuest();
  await t.api.inject({
    method: "PUT",
    url: "/dev/clock",
    payload: { advanceSeconds: (MEETING_AHEAD_MIN - 15) * 60 },
  });
  expect(await statusOf(id)).toBe("READY");
});
