import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { expectConsistentLedger, openMeeting, reasonsOf, riceOf, statusesOf } from "../../testing/meetings.ts";
import { advanceToMeetingTime } from "../../testing/meeting-time.ts";

/** The place that `openMeeting` gives a meeting. */
const place = { latitude: 37.5473, longitude: 126.9219 };
/** A position this far north of the place; one degree of latitude is 111.195 km. */
const northOf = (metres: number) => ({ ...place, latitude: place.latitude + metres / 111_195 });

let t: TestApp;
let host: TestMember;
let guest: TestMember;
let third: TestMember;
let meetingId: number;

beforeEach(async () => {
  t = await createTestApp();
  [host, guest, third] = [await t.member(), await t.member(), await t.member()];
  meetingId = await openMeeting(t, host);
  for (const { token } of [guest, third]) await t.api.ok("joinMeeting", { token, params: { meetingId } });
});

afterEach(() => expectConsistentLedger(t));

const advanceTo = (minutes: number) => advanceToMeetingTime(t, minutes, [host, guest, third]);
const checkIn = ({ token }: TestMember, at = place) => ({ token, body: { meetingId, ...at } });
const attendance = (member: TestMember) => t.api.ok("getAttendance", { token: member.token, query: { meetingId } });

/** Ends the meeting with everybody checked in. */
async function endWithAllCheckedIn(): Promise<void> {
  await advanceTo(0);
  for (const member of [host, guest, third]) await t.api.ok("checkIn", checkIn(member));
  await advanceTo(120);
}

describe("check-in", () => {
  test("a check-in at the place refunds the deposit once", async () => {
    await advanceTo(-15);
    expect(await attendance(guest)).toEqual({ checked: false, evaluated: false });
    await t.api.ok("checkIn", checkIn(guest));
    expect(await attendance(guest)).toEqual({ checked: true, evaluated: false });
    expect(await reasonsOf(t, guest)).toEqual(["SIGNUP", "MEETING_JOIN", "MEETING_CHECKED"]);
    await t.api.refused("checkIn", "ALREADY_CHECKED_IN", checkIn(guest));
    expect(await riceOf(t, guest)).toBe(1500);
    expect(await attendance(host)).toEqual({ checked: false, evaluated: false });
  });

  test("two concurrent check-ins count once", async () => {
    await advanceTo(0);
    const answers = await Promise.all([t.api.call("checkIn", checkIn(guest)), t.api.call("checkIn", checkIn(guest))]);
    expect(statusesOf(answers)).toEqual([204, 409]);
    expect(await riceOf(t, guest)).toBe(1500);
  });

  test("check-in is open from 15 minutes before to 15 minutes after", async () => {
    await advanceTo(-15.01);
    await t.api.refused("checkIn", "CHECK_IN_CLOSED", checkIn(guest));
    await advanceTo(-15);
    await t.api.ok("checkIn", checkIn(host));
    await advanceTo(14.9);
    t.clock.advance(6000);
    await t.api.ok("checkIn", checkIn(guest));
    await advanceTo(15);
    await t.api.refused("checkIn", "CHECK_IN_CLOSED", checkIn(third));
  });

  test("check-in opens before a late job runs, and is closed once the job has booked the no-shows", async () => {
    await advanceTo(-20);
    t.clock.advance(10 * 60_000);
    await t.api.ok("checkIn", checkIn(guest));
    await advanceTo(-9);
    expect(await attendance(guest)).toEqual({ checked: true, evaluated: false });
    await advanceTo(16);
    await t.api.refused("checkIn", "CHECK_IN_CLOSED", checkIn(third));
    const absent = await t.db.selectFrom("noShows").select("memberId").orderBy("memberId").execute();
    expect(absent.map((row) => row.memberId)).toEqual([host.id, third.id]);
  });

  test("check-in requires 1000 m or less, and the error contains the distance", async () => {
    await advanceTo(0);
    const refusal = await t.api.refused("checkIn", "TOO_FAR_FROM_PLACE", checkIn(guest, northOf(1000.6)));
    expect(refusal.data).toEqual({ distanceM: 1001 });
    await t.api.ok("checkIn", checkIn(guest, northOf(999)));
  });

  test("check-in doesn't store the position", async () => {
    await advanceTo(0);
    await t.api.ok("checkIn", checkIn(guest));
    expect(await t.api.ok("getMe", { token: guest.token })).toMatchObject({ latitude: null, longitude: null });
  });

  test("check-in requires a seat and location consent", async () => {
    await advanceTo(0);
    const stranger = await t.member();
    const withoutConsent = await t.member({ locationAgreed: false });
    await t.db
      .insertInto("meetingMembers")
      .values({ meetingId, memberId: withoutConsent.id, state: "JOINED", joinedAt: t.clock.now() })
      .execute();
    await t.api.refused("checkIn", "NOT_PARTICIPANT", checkIn(stranger));
    await t.api.refused("checkIn", "LOCATION_CONSENT_REQUIRED", checkIn(withoutConsent));
    await t.api.refused("checkIn", "MEETING_NOT_FOUND", { token: guest.token, body: { meetingId: 999, ...place } });
    await t.api.refused("getAttendance", "NOT_PARTICIPANT", { token: stranger.token, query: { meetingId } });
    await t.api.refused("getAttendance", "MEETING_NOT_FOUND", { token: guest.token, query: { meetingId: 999 } });
  });

  test("check-in is closed after the end of the meeting", async () => {
    await advanceTo(-15);
    const { token } = await t.admin();
    await t.api.ok("setAdminMeetingStatus", { token, params: { id: meetingId }, body: { status: "END" } });
    await t.api.refused("checkIn", "CHECK_IN_CLOSED", checkIn(guest));
  });
});

const pointsOf = (members: TestMember[]) =>
  Promise.all(members.map(async ({ token }) => (await t.api.ok("getMe", { token })).point));

const ratings = (items: [TestMember, "POSITIVE" | "NONE" | "NEGATIVE"][], of = meetingId) => ({
  meetingId,
  evaluatePointDtoList: items.map(([target, type]) => ({ targetMemberId: target.id, meetingId: of, type })),
});

describe("rating", () => {
  test("a rating changes the scores of all others once", async () => {
    await endWithAllCheckedIn();
    const call = {
      token: host.token,
      body: ratings([
        [third, "NEGATIVE"],
        [guest, "POSITIVE"],
      ]),
    };
    await t.api.ok("evaluateMembers", call);
    expect(await pointsOf([host, guest, third])).toEqual([50, 51, 49]);
    expect(await attendance(host)).toEqual({ checked: true, evaluated: true });
    await t.api.refused("evaluateMembers", "ALREADY_EVALUATED", call);
    const neutral = ratings([
      [host, "NONE"],
      [guest, "NONE"],
    ]);
    await t.api.ok("evaluateMembers", { token: third.token, body: neutral });
    expect(await pointsOf([host, guest, third])).toEqual([50, 51, 49]);
  });

  test("ratings keep scores between 0 and 100", async () => {
    await endWithAllCheckedIn();
    await t.db.updateTable("members").set({ point: 100 }).where("id", "=", guest.id).execute();
    await t.db.updateTable("members").set({ point: 0 }).where("id", "=", third.id).execute();
    const body = ratings([
      [guest, "POSITIVE"],
      [third, "NEGATIVE"],
    ]);
    await t.api.ok("evaluateMembers", { token: host.token, body });
    expect(await pointsOf([guest, third])).toEqual([100, 0]);
  });

  test("a rating must contain every other member exactly once", async () => {
    await endWithAllCheckedIn();
    const refused = (code: "EVALUATION_INCOMPLETE" | "CANNOT_TARGET_SELF", body: ReturnType<typeof ratings>) =>
      t.api.refused("evaluateMembers", code, { token: host.token, body });
    const stranger = await t.member();
    await refused("EVALUATION_INCOMPLETE", ratings([[guest, "POSITIVE"]]));
    await refused(
      "EVALUATION_INCOMPLETE",
      ratings([
        [guest, "POSITIVE"],
        [guest, "POSITIVE"],
      ]),
    );
    await refused(
      "EVALUATION_INCOMPLETE",
      ratings([
        [guest, "NONE"],
        [third, "NONE"],
        [stranger, "NEGATIVE"],
      ]),
    );
    const elsewhere = ratings(
      [
        [guest, "NONE"],
        [third, "NONE"],
      ],
      999,
    );
    await refused("EVALUATION_INCOMPLETE", elsewhere);
    await refused(
      "CANNOT_TARGET_SELF",
      ratings([
        [host, "POSITIVE"],
        [guest, "NONE"],
        [third, "NONE"],
      ]),
    );
    expect(await pointsOf([host, guest, third])).toEqual([50, 50, 50]);
  });

  test("rating requires the end of a meeting that took place, and a seat", async () => {
    const body = ratings([
      [guest, "NONE"],
      [third, "NONE"],
    ]);
    await advanceTo(119);
    await t.api.refused("evaluateMembers", "EVALUATION_CLOSED", { token: host.token, body });
    await advanceTo(120);
    const stranger = await t.member();
    await t.api.refused("evaluateMembers", "NOT_PARTICIPANT", { token: stranger.token, body });
    const unknown = { ...body, meetingId: 999 };
    await t.api.refused("evaluateMembers", "MEETING_NOT_FOUND", { token: host.token, body: unknown });
    await t.api.refused("evaluateMembers", "TOKEN_INVALID", { body });
    const small = await openMeeting(t, host);
    await t.api.ok("joinMeeting", { token: guest.token, params: { meetingId: small } });
    const { token } = await t.admin();
    await t.api.ok("setAdminMeetingStatus", { token, params: { id: small }, body: { status: "END" } });
    const notTakenPlace = {
      meetingId: small,
      evaluatePointDtoList: [{ targetMemberId: guest.id, meetingId: small, type: "NONE" as const }],
    };
    await t.api.refused("evaluateMembers", "EVALUATION_CLOSED", { token: host.token, body: notTakenPlace });
  });
});
