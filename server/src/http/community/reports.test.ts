import { MINUTE_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TestClient } from "../../realtime/testing.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { eventually } from "../../testing/eventually.ts";
import { advanceToMeetingTime } from "../../testing/meeting-time.ts";
import {
  MEETING_AHEAD_MIN,
  expectConsistentLedgerAndSeats,
  openMeeting,
  reasonsOf,
  statusesOf,
} from "../../testing/meetings.ts";

let t: TestApp;
let host: TestMember;
let guests: TestMember[];
let meetingId: number;

beforeEach(async () => {
  t = await createTestApp();
  host = await t.member();
  guests = [await t.member(), await t.member(), await t.member()];
  meetingId = await openMeeting(t, host);
  for (const { token } of guests) await t.api.ok("joinMeeting", { token, params: { meetingId } });
});

afterEach(() => expectConsistentLedgerAndSeats(t));

const guest = (index: number): TestMember => guests[index] ?? host;
const report = (reporter: TestMember, reported: { id: number }, headers = {}) => ({
  token: reporter.token,
  headers,
  body: { reportedId: reported.id, meetingId, content: "  채팅에서 욕설을 했어요. " },
});
const memberIds = async () => {
  const meeting = await t.api.ok("getMeeting", { token: host.token, params: { id: meetingId } });
  return meeting.members.map((member) => member.id);
};

describe("a report from inside", () => {
  test("an expulsion from a meeting that has just ended below its minimum keeps the refund", async () => {
    const small = await openMeeting(t, host, { minCapacity: 4 });
    for (const { token } of guests.slice(0, 2)) {
      await t.api.ok("joinMeeting", { token, params: { meetingId: small } });
    }
    t.clock.advance((MEETING_AHEAD_MIN - 10) * MINUTE_MS);
    for (const reporter of [host, guest(1)]) {
      const call = report({ ...reporter, token: await t.tokenOf(reporter) }, guest(0));
      await t.api.ok("reportOnMeeting", { ...call, body: { ...call.body, meetingId: small } });
    }
    guest(0).token = await t.tokenOf(guest(0));
    const notifications = await t.api.ok("listNotifications", { token: guest(0).token });
    expect(notifications[0]?.title).toBe("모임에서 내보내졌어요");
    expect(notifications[0]?.content).not.toContain("쌀알은 돌려드리지 않아요");
    expect(notifications[1]?.content).toContain("쌀알은 돌려드렸어요");
    expect((await reasonsOf(t, guest(0))).filter((reason) => reason === "MEETING_END")).toHaveLength(1);
  });

  test("a report is stored for the operators", async () => {
    const { id } = await t.api.ok("reportOnMeeting", report(host, guest(0)));
    const { content } = await t.api.ok("listAdminReports", { token: (await t.admin()).token });
    expect(content).toMatchObject([
      {
        id,
        reporterId: host.id,
        reportedId: guest(0).id,
        meetingId,
        content: "채팅에서 욕설을 했어요.",
        status: "PENDING",
      },
    ]);
  });

  test("reports by more than half of the members expel a member who isn't the host", async () => {
    await t.api.ok("reportOnMeeting", report(host, guest(0)));
    await t.api.ok("reportOnMeeting", report(guest(1), guest(0)));
    expect(await memberIds()).toHaveLength(4);
    await t.api.ok("reportOnMeeting", report(guest(2), guest(0)));
    expect(await memberIds()).toEqual([host.id, guest(1).id, guest(2).id]);
    expect(await reasonsOf(t, guest(0))).toEqual(["SIGNUP", "MEETING_JOIN"]);
    const [message] = await t.api.ok("listChats", { token: host.token, params: { meetingId } });
    expect(message).toMatchObject({
      type: "SYSTEM",
      content: `여러 밥친구의 신고로 ${guest(0).name}님이 모임에서 나가게 됐어요.`,
    });
    const [notification] = await t.api.ok("listNotifications", { token: guest(0).token });
    expect(notification).toMatchObject({ title: "모임에서 내보내졌어요", url: "/app/customer-center" });
    await t.api.refused("joinMeeting", "EXPELLED", { token: guest(0).token, params: { meetingId } });
    await t.api.refused("listChats", "NOT_PARTICIPANT", { token: guest(0).token, params: { meetingId } });
  });

  test("an expulsion ends the member's room subscription", async () => {
    await t.app.listen({ port: 0, host: "127.0.0.1" });
    const url = `ws://127.0.0.1:${(t.app.server.address() as AddressInfo).port}/ws`;
    const client = await TestClient.connect(url, guest(0).token);
    await client.subscribeToRoom(meetingId);
    for (const reporter of [host, guest(1), guest(2)]) await t.api.ok("reportOnMeeting", report(reporter, guest(0)));
    await eventually(() => expect(client.queueErrors.map((it) => it.code)).toEqual([errorCodes.EXPELLED]));
    expect(client.chats).toEqual([]);
    await client.disconnect();
    await t.app.close();
  });

  test("concurrent reports expel once", async () => {
    const reports = [host, guest(1), guest(2)].map((reporter) =>
      t.api.call("reportOnMeeting", report(reporter, guest(0))),
    );
    expect(statusesOf(await Promise.all(reports))).toEqual([201, 201, 201]);
    expect(await memberIds()).toHaveLength(3);
    const lines = await t.api.ok("listChats", { token: host.token, params: { meetingId } });
    expect(lines.filter(({ content }) => content.includes("신고로"))).toHaveLength(1);
  });

  test("reports never expel the host", async () => {
    for (const reporter of guests) await t.api.ok("reportOnMeeting", report(reporter, host));
    expect(await memberIds()).toContain(host.id);
  });

  test("only reports of current members are counted", async () => {
    await t.api.ok("reportOnMeeting", report(guest(1), guest(0)));
    await t.api.ok("leaveMeeting", { token: guest(1).token, params: { meetingId } });
    await t.api.ok("reportOnMeeting", report(host, guest(0)));
    expect(await memberIds()).toContain(guest(0).id);
    await t.api.ok("reportOnMeeting", report(guest(2), guest(0)));
    expect(await memberIds()).not.toContain(guest(0).id);
  });

  test("a member who has withdrawn keeps the seat in a meeting that is over, and gets no notification (D67)", async () => {
    const others = [host, guest(1), guest(2)];
    await advanceToMeetingTime(t, 125, [...others, guest(0)]);
    await t.api.ok("withdrawMember", { token: guest(0).token });
    for (const reporter of others) await t.api.ok("reportOnMeeting", report(reporter, guest(0)));
    expect(await memberIds()).toContain(guest(0).id);
    const ofWithdrawn = t.db.selectFrom("notifications").select("title").where("memberId", "=", guest(0).id);
    expect(await ofWithdrawn.execute()).toEqual([]);
  });

  test("a member and meeting are reported once, also concurrently and with an idempotency key", async () => {
    const headers = { "idempotency-key": "b2b1c7de-9f0a-4a57-9c53-0a7fd1f9a001" };
    const first = await t.api.ok("reportOnMeeting", report(host, guest(0), headers));
    expect(await t.api.ok("reportOnMeeting", report(host, guest(0), headers))).toEqual(first);
    await t.api.refused("reportOnMeeting", "IDEMPOTENCY_KEY_REUSED", report(host, guest(1), headers));
    await t.api.refused("reportOnMeeting", "ALREADY_REPORTED", report(host, guest(0)));
    const twice = [1, 2].map(() => t.api.call("reportOnMeeting", report(guest(1), guest(0))));
    expect(statusesOf(await Promise.all(twice))).toEqual([201, 409]);
  });

  test("a report requires the reporter and the reported to be members", async () => {
    const stranger = await t.member();
    await t.api.refused("reportOnMeeting", "NOT_PARTICIPANT", report(stranger, guest(0)));
    await t.api.refused("reportOnMeeting", "MEMBER_NOT_FOUND", report(host, stranger));
    await t.api.refused("reportOnMeeting", "MEMBER_NOT_FOUND", report(host, { id: 999 }));
    await t.api.refused("reportOnMeeting", "CANNOT_TARGET_SELF", report(host, host));
    const { body, token } = report(host, guest(0));
    await t.api.refused("reportOnMeeting", "MEETING_NOT_FOUND", { token, body: { ...body, meetingId: 999 } });
    await t.api.refused("reportOnMeeting", "INVALID_REQUEST", { token, body: { ...body, content: "  " } });
    expect(await t.db.selectFrom("reports").selectAll().execute()).toEqual([]);
  });
});

describe("a report from outside", () => {
  test("a report from outside requires no seat and never expels", async () => {
    for (const reporter of [await t.member(), await t.member(), await t.member(), await t.member()])
      await t.api.ok("reportOutOfMeeting", report(reporter, guest(0)));
    expect(await memberIds()).toContain(guest(0).id);
    await t.api.ok("reportOnMeeting", report(host, guest(0)));
    expect(await memberIds()).toContain(guest(0).id);
  });

  test("a report from outside is about a member of the meeting, once", async () => {
    const stranger = await t.member();
    await t.api.ok("reportOutOfMeeting", report(stranger, host));
    await t.api.refused("reportOutOfMeeting", "ALREADY_REPORTED", report(stranger, host));
    await t.api.refused("reportOutOfMeeting", "MEMBER_NOT_FOUND", report(host, stranger));
    await t.api.refused("reportOutOfMeeting", "CANNOT_TARGET_SELF", report(stranger, stranger));
    const { body, token } = report(stranger, host);
    await t.api.refused("reportOutOfMeeting", "MEETING_NOT_FOUND", { token, body: { ...body, meetingId: 999 } });
    await t.api.refused("reportOutOfMeeting", "TOKEN_INVALID", { body });
  });
});
