import { MINUTE_MS, PENDING_APPLICATIONS_MAX, SIGNUP_RICE } from "@babchingu/openapi";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import {
  RICE_AFTER_DEPOSIT,
  expectConsistentLedgerAndSeats,
  openMeeting,
  reasonsOf,
  riceOf,
  statusesOf,
} from "../../testing/meetings.ts";

let app: TestApp;
let host: TestMember;
let guest: TestMember;
let meetingId: number;

beforeEach(async () => {
  app = await createTestApp();
  host = await app.member();
  guest = await app.member({ name: "신청자" });
  meetingId = await openMeeting(app, host, { requiresApproval: true, maxCapacity: 2 });
});

afterEach(() => expectConsistentLedgerAndSeats(app));

async function apply(member: TestMember, id = meetingId): Promise<number> {
  const body = { content: " 근처에서 일해요. " };
  return (await app.api.ok("applyToMeeting", { token: member.token, params: { id }, body })).id;
}

const call = (member: TestMember, id: number) => ({ token: member.token, params: { id } });
const approval = (member: TestMember) => ({ meetingId, memberId: member.id });

describe("application", () => {
  test("who cancels and applies again notifies the host once an hour", async () => {
    const notified = async () => (await app.api.ok("listNotifications", { token: host.token })).length;
    for (let n = 0; n < 3; n += 1) await app.api.ok("deleteMeetingApplication", call(guest, await apply(guest)));
    expect(await notified()).toBe(1);
    const other = await app.member();
    await app.api.ok("deleteMeetingApplication", call(other, await apply(other)));
    expect(await notified()).toBe(2);
    const advance = async (minutes: number) => {
      app.clock.advance(minutes * MINUTE_MS);
      for (const member of [host, guest]) member.token = await app.tokenOf(member);
    };
    await advance(50);
    await app.api.ok("deleteMeetingApplication", call(guest, await apply(guest)));
    expect(await notified()).toBe(2);
    // An hour after the last notification, not after the last application.
    await advance(10);
    await apply(guest);
    expect(await notified()).toBe(3);
  });

  test("a meeting with as many pending applications as it may have counts as full until one is answered", async () => {
    const id = await apply(guest);
    await sql`with applicants as (
        insert into members (name, role, status, created_at, updated_at)
        select 'member' || n, 'ROLE_USER', 'ACTIVE', now(), now() from generate_series(2, ${PENDING_APPLICATIONS_MAX}::int) n returning id)
      insert into meeting_applications (meeting_id, member_id, content, status, created_at)
      select ${meetingId}, id, '', 'PENDING', now() from applicants`.execute(app.db);
    const late = await app.member();
    const body = { content: "저도 가고 싶어요." };
    await app.api.refused("applyToMeeting", "MEETING_FULL", { ...call(late, meetingId), body });
    await app.api.ok("deleteMeetingApplication", call(guest, id));
    expect(await apply(late)).toBeGreaterThan(id);
  });

  test("applying takes the deposit and notifies the host", async () => {
    const id = await apply(guest);
    expect(await reasonsOf(app, guest)).toEqual(["SIGNUP", "MEETING_APPLY"]);
    const detail = await app.api.ok("getMeeting", { token: guest.token, params: { id: meetingId } });
    expect(detail.isApplicationSubmitted).toBe(true);
    const byHost = await app.api.ok("getMeeting", { token: host.token, params: { id: meetingId } });
    expect(byHost.isApplicationSubmitted).toBe(false);
    const expected = {
      id,
      meetingId,
      meetingTitle: "홍대에서 라멘 먹어요",
      memberId: guest.id,
      memberName: "신청자",
      memberImageUrl: null,
      content: "근처에서 일해요.",
      createdAt: app.clock.now().toISOString(),
    };
    const record = { memberPoint: 50, meetingsAttended: 0, noShows: 0 };
    const detailed = { ...expected, ...record };
    expect(await app.api.ok("getMeetingApplication", { token: host.token, params: { id } })).toEqual(detailed);
    expect(await app.api.ok("listMeetingApplications", { token: host.token, params: { meetingId } })).toEqual({
      meetingMeetingApplicationDtoList: [detailed],
      minCapacity: 2,
      currentMemberCount: 1,
      maxCapacity: 2,
    });
    const mine = await app.api.ok("listMyMeetingApplications", { token: guest.token });
    expect(mine.myMeetingApplicationDtoList).toEqual([
      {
        ...expected,
        meetingImageUrl: null,
        placeName: "하카타분코",
        memberCount: 1,
        maxCapacity: 2,
        scheduledAt: "2026-03-01T15:00",
        meetingStatus: "RECRUITING",
      },
    ]);
    const notifications = await app.db.selectFrom("notifications").select(["memberId", "url"]).execute();
    expect(notifications).toEqual([{ memberId: host.id, url: `/app/meetings/${meetingId}/applications` }]);
  });

  test("applying reports the first of several errors in a fixed order", async () => {
    const body = { content: "반가워요" };
    const refused = (code: Parameters<typeof app.api.refused>[1], member: TestMember, id = meetingId) =>
      app.api.refused("applyToMeeting", code, { token: member.token, params: { id }, body });
    const poor = await app.member({ rice: 0 });
    const open = await openMeeting(app, await app.member());
    await refused("MEETING_NOT_FOUND", guest, 999);
    await refused("APPROVAL_NOT_REQUIRED", poor, open);
    await refused("ALREADY_PARTICIPATED", host);
    await refused("NOT_ENOUGH_RICE", poor);
    const applicant = await app.member();
    await apply(applicant);
    await refused("APPLICATION_PENDING", applicant);
    const id = await apply(guest);
    await app.api.ok("approveMeetingApplication", { token: host.token, params: { id }, body: approval(guest) });
    await refused("MEETING_FULL", poor);
    await refused("APPLICATION_PENDING", applicant);
    await app.api.ok("confirmMeeting", { token: host.token, params: { id: meetingId } });
    await refused("MEETING_NOT_RECRUITING", poor);
    await refused("ALREADY_PARTICIPATED", guest);
    expect(await riceOf(app, poor)).toBe(0);
  });

  test("two concurrent applications take one deposit", async () => {
    const send = () =>
      app.api.call("applyToMeeting", { token: guest.token, params: { id: meetingId }, body: { content: "반가워요" } });
    const answers = await Promise.all([send(), send()]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(await riceOf(app, guest)).toBe(RICE_AFTER_DEPOSIT);
  });
});

describe("approving, rejecting and cancelling", () => {
  test("approving gives a seat without another deposit, once", async () => {
    const id = await apply(guest);
    const approve = { token: host.token, params: { id }, body: approval(guest) };
    await app.api.refused("approveMeetingApplication", "NOT_HOST", { ...approve, token: guest.token });
    for (const body of [approval(host), { meetingId: 999, memberId: guest.id }]) {
      await app.api.refused("approveMeetingApplication", "APPLICATION_NOT_FOUND", { ...approve, body });
    }
    const answers = await Promise.all([
      app.api.call("approveMeetingApplication", approve),
      app.api.call("approveMeetingApplication", approve),
    ]);
    expect(statusesOf(answers)).toEqual([204, 404]);
    expect(await riceOf(app, guest)).toBe(RICE_AFTER_DEPOSIT);
    await app.api.ok("leaveMeeting", { token: guest.token, params: { meetingId } });
    expect(await reasonsOf(app, guest)).toEqual(["SIGNUP", "MEETING_APPLY", "MEETING_LEAVE"]);
    await app.api.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { token: host.token, params: { id } });
  });

  test("approving for a full meeting is refused, and the application is still pending", async () => {
    const other = await app.member();
    const first = await apply(guest);
    const second = await apply(other);
    await app.api.ok("approveMeetingApplication", { token: host.token, params: { id: first }, body: approval(guest) });
    const approve = { token: host.token, params: { id: second }, body: approval(other) };
    await app.api.refused("approveMeetingApplication", "MEETING_FULL", approve);
    expect(await riceOf(app, other)).toBe(RICE_AFTER_DEPOSIT);
    await app.api.ok("getMeetingApplication", { token: other.token, params: { id: second } });
  });

  test("rejecting and cancelling refund the deposit once, with different reasons", async () => {
    const other = await app.member();
    const rejected = await apply(guest);
    const cancelled = await apply(other);
    const stranger = await app.member();
    await app.api.refused("deleteMeetingApplication", "NOT_APPLICANT_OR_HOST", call(stranger, rejected));
    await app.api.refused("getMeetingApplication", "NOT_APPLICANT_OR_HOST", call(stranger, rejected));
    await app.api.ok("deleteMeetingApplication", call(host, rejected));
    await app.api.ok("deleteMeetingApplication", call(other, cancelled));
    await app.api.refused("deleteMeetingApplication", "APPLICATION_NOT_FOUND", call(guest, rejected));
    expect(await reasonsOf(app, guest)).toEqual(["SIGNUP", "MEETING_APPLY", "MEETING_APPLY_REJECT"]);
    expect(await reasonsOf(app, other)).toEqual(["SIGNUP", "MEETING_APPLY", "MEETING_APPLY_DELETE"]);
    await apply(guest);
    expect(await riceOf(app, guest)).toBe(RICE_AFTER_DEPOSIT);
  });

  test("a concurrent rejection and cancellation refund once", async () => {
    const id = await apply(guest);
    const answers = await Promise.all(
      [host, guest].map((member) => app.api.call("deleteMeetingApplication", { token: member.token, params: { id } })),
    );
    expect(statusesOf(answers)).toEqual([204, 404]);
    expect(await riceOf(app, guest)).toBe(SIGNUP_RICE);
  });

  test("only the host lists the applications", async () => {
    await app.api.refused("listMeetingApplications", "NOT_HOST", { token: guest.token, params: { meetingId } });
    await app.api.refused("listMeetingApplications", "MEETING_NOT_FOUND", {
      token: host.token,
      params: { meetingId: 999 },
    });
    const list = await app.api.ok("listMeetingApplications", { token: host.token, params: { meetingId } });
    expect(list.meetingMeetingApplicationDtoList).toEqual([]);
  });
});

test("confirming and deleting reject pending applications with refund", async () => {
  const other = await app.member();
  const id = await apply(guest);
  await app.api.ok("approveMeetingApplication", { token: host.token, params: { id }, body: approval(guest) });
  const hostOnly = await openMeeting(app, host, { requiresApproval: true });
  await apply(other, hostOnly);
  await app.api.ok("deleteMeeting", { token: host.token, params: { id: hostOnly } });
  expect(await reasonsOf(app, other)).toEqual(["SIGNUP", "MEETING_APPLY", "MEETING_APPLY_REJECT"]);

  const otherMeeting = await openMeeting(app, host, { requiresApproval: true, maxCapacity: 3 });
  const first = await apply(guest, otherMeeting);
  await apply(other, otherMeeting);
  const body = { meetingId: otherMeeting, memberId: guest.id };
  await app.api.ok("approveMeetingApplication", { token: host.token, params: { id: first }, body });
  await app.api.ok("confirmMeeting", { token: host.token, params: { id: otherMeeting } });
  expect(await riceOf(app, other)).toBe(SIGNUP_RICE);
  const mine = await app.api.ok("listMyMeetingApplications", { token: other.token });
  expect(mine.myMeetingApplicationDtoList).toEqual([]);
});
