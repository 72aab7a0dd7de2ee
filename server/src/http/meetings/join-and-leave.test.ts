import { MINUTE_MS, SIGNUP_RICE } from "@babchingu/openapi";
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

beforeEach(async () => {
  app = await createTestApp();
  host = await app.member();
  guest = await app.member();
});

afterEach(() => expectConsistentLedgerAndSeats(app));

const join = (member: TestMember, meetingId: number) =>
  app.api.ok("joinMeeting", { token: member.token, params: { meetingId } });
const leave = (member: TestMember, meetingId: number) =>
  app.api.ok("leaveMeeting", { token: member.token, params: { meetingId } });

describe("joining", () => {
  test("joining takes a seat and the deposit", async () => {
    const id = await openMeeting(app, host);
    await join(guest, id);
    const meeting = await app.api.ok("getMeeting", { token: guest.token, params: { id } });
    expect(meeting.members.map((member) => member.id)).toEqual([host.id, guest.id]);
    expect(await reasonsOf(app, guest)).toEqual(["SIGNUP", "MEETING_JOIN"]);
  });

  test("two concurrent joins of a member take one seat and one deposit", async () => {
    const id = await openMeeting(app, host);
    const call = () => app.api.call("joinMeeting", { token: guest.token, params: { meetingId: id } });
    const answers = await Promise.all([call(), call()]);
    expect(statusesOf(answers)).toEqual([204, 409]);
    expect(await riceOf(app, guest)).toBe(RICE_AFTER_DEPOSIT);
  });

  test("joining reports the first of several errors in a fixed order", async () => {
    const refused = (code: Parameters<typeof app.api.refused>[1], member: TestMember, meetingId: number) =>
      app.api.refused("joinMeeting", code, { token: member.token, params: { meetingId } });
    const poor = await app.member({ rice: 0 });
    const id = await openMeeting(app, host, { maxCapacity: 2 });
    await refused("MEETING_NOT_FOUND", guest, 999);
    await refused("NOT_ENOUGH_RICE", poor, id);
    await join(guest, id);
    await refused("MEETING_FULL", poor, id);
    await refused("ALREADY_JOINED", guest, id);
    await app.api.ok("confirmMeeting", { token: host.token, params: { id } });
    await refused("MEETING_NOT_RECRUITING", poor, id);
    await refused("ALREADY_JOINED", guest, id);
    await app.db.updateTable("meetingMembers").set({ state: "EXPELLED" }).where("memberId", "=", guest.id).execute();
    await app.db.updateTable("meetings").set({ memberCount: 1 }).execute();
    await refused("EXPELLED", guest, id);
    const byApproval = await openMeeting(app, host, { requiresApproval: true });
    await refused("APPROVAL_REQUIRED", poor, byApproval);
    const other = await app.member();
    const body = { content: "반가워요" };
    await app.api.ok("applyToMeeting", { token: other.token, params: { id: byApproval }, body });
    await refused("APPLICATION_PENDING", other, byApproval);
    expect(await riceOf(app, poor)).toBe(0);
  });

  test("joining closes 15 minutes before the meeting, even if the job is late", async () => {
    const id = await openMeeting(app, host, { scheduledAt: "2026-03-01T12:20" });
    app.clock.advance(5 * MINUTE_MS);
    await app.api.refused("joinMeeting", "MEETING_NOT_RECRUITING", { token: guest.token, params: { meetingId: id } });
    expect(await riceOf(app, guest)).toBe(SIGNUP_RICE);
  });
});

describe("leaving", () => {
  test("leaving while recruiting refunds the deposit, each time", async () => {
    const id = await openMeeting(app, host);
    for (let round = 0; round < 2; round += 1) {
      await join(guest, id);
      await leave(guest, id);
    }
    await app.api.refused("leaveMeeting", "NOT_JOINED", { token: guest.token, params: { meetingId: id } });
    expect(await reasonsOf(app, guest)).toEqual([
      "SIGNUP",
      "MEETING_JOIN",
      "MEETING_LEAVE",
      "MEETING_JOIN",
      "MEETING_LEAVE",
    ]);
    const causes = await app.db
      .selectFrom("riceTransactions")
      .select("cause")
      .where("memberId", "=", guest.id)
      .execute();
    expect(new Set(causes.map((row) => row.cause)).size).toBe(5);
  });

  test("leaving after confirmation refunds nothing", async () => {
    const id = await openMeeting(app, host);
    await join(guest, id);
    await app.api.ok("confirmMeeting", { token: host.token, params: { id } });
    await leave(guest, id);
    expect(await riceOf(app, guest)).toBe(RICE_AFTER_DEPOSIT);
  });

  test("leaving transfers the host role to the member who joined earliest", async () => {
    const id = await openMeeting(app, host);
    const later = await app.member();
    await join(guest, id);
    app.clock.advance(1000);
    await join(later, id);
    app.clock.advance(1000);
    await leave(guest, id);
    app.clock.advance(1000);
    await join(guest, id);
    await leave(host, id);
    const meeting = await app.api.ok("getMeeting", { token: guest.token, params: { id } });
    expect(meeting.hostId).toBe(later.id);
    const hosted = await app.api.ok("listHostedMeetings", { token: later.token });
    expect(hosted.meetingListDtoList.map((item) => item.meetingId)).toEqual([id]);
    expect(await riceOf(app, host)).toBe(SIGNUP_RICE);
  });

  test("a member who leaves and rejoins at the same clock time is the last in the order of joining", async () => {
    const id = await openMeeting(app, host);
    const other = await app.member();
    await join(guest, id);
    await leave(host, id);
    await join(other, id);
    await join(host, id);
    await leave(guest, id);
    const meeting = await app.api.ok("getMeeting", { token: other.token, params: { id } });
    expect(meeting.hostId).toBe(other.id);
  });

  test("the last member can't leave, and nobody can leave an ended meeting", async () => {
    const id = await openMeeting(app, host);
    await app.api.refused("leaveMeeting", "LAST_MEMBER", { token: host.token, params: { meetingId: id } });
    await join(guest, id);
    await app.db.updateTable("meetings").set({ status: "END" }).execute();
    await app.api.refused("leaveMeeting", "MEETING_OVER", { token: guest.token, params: { meetingId: id } });
    await app.api.refused("leaveMeeting", "MEETING_NOT_FOUND", { token: guest.token, params: { meetingId: 999 } });
    expect(await reasonsOf(app, guest)).toEqual(["SIGNUP", "MEETING_JOIN"]);
  });

  test("when all members leave concurrently, one stays", async () => {
    const id = await openMeeting(app, host);
    await join(guest, id);
    const answers = await Promise.all(
      [host, guest].map((member) => app.api.call("leaveMeeting", { token: member.token, params: { meetingId: id } })),
    );
    expect(statusesOf(answers)).toEqual([204, 409]);
  });
});
