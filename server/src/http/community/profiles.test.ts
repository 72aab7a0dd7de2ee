import { DAY_MS, FIRST_MEAL_SCORE, NO_SHOW_SCORE } from "@babchingu/openapi";
import { beforeEach, expect, test } from "vitest";
import { transact } from "../../db/transact.ts";
import { waiveNoShow } from "../../domain/admin/no-shows.ts";
import { addMs } from "../../lib/time.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { openMeeting } from "../../testing/meetings.ts";

let t: TestApp;
let host: TestMember;
let guest: TestMember;
let other: TestMember;
let meetingId: number;

beforeEach(async () => {
  t = await createTestApp();
  [host, guest, other] = [await t.member({ rice: 5000 }), await t.member(), await t.member()];
  meetingId = await openMeeting(t, host, { requiresApproval: true, maxCapacity: 3 });
});

const profileOf = (viewer: TestMember, { id }: TestMember) =>
  t.api.ok("getMemberProfile", { token: viewer.token, params: { id } });
const refuse = (viewer: TestMember, id: number) =>
  t.api.refused("getMemberProfile", "MEMBER_NOT_FOUND", { token: viewer.token, params: { id } });
const apply = async ({ token }: TestMember) =>
  (await t.api.ok("applyToMeeting", { token, params: { id: meetingId }, body: { content: "반가워요" } })).id;

test("a host is readable by everybody, an applicant by whoever has a seat, until the meeting is over", async () => {
  await refuse(guest, other.id);
  await refuse(guest, 999_999);
  expect(await profileOf(other, host)).toMatchObject({ name: host.name, meetingsHeld: 0 });
  const id = await apply(guest);
  expect(await profileOf(host, guest)).toMatchObject({ name: guest.name });
  await refuse(other, guest.id);
  const body = { meetingId, memberId: guest.id };
  await t.api.ok("approveMeetingApplication", { token: host.token, params: { id }, body });
  await apply(other);
  expect(await profileOf(guest, other)).toMatchObject({ name: other.name });
  await refuse(other, guest.id);
  await t.db.updateTable("meetings").set({ status: "END" }).execute();
  for (const [viewer, member] of [
    [guest, host],
    [host, guest],
    [other, host],
  ] as const)
    await refuse(viewer, member.id);
});

test("nobody reads the profile of a member who blocked them, or whom they blocked", async () => {
  await apply(guest);
  await t.api.ok("blockMember", { token: guest.token, body: { blockedId: host.id } });
  await refuse(guest, host.id);
  await refuse(host, guest.id);
  expect(await profileOf(other, host)).toMatchObject({ name: host.name });
});

test("a profile and an application tell how reliably the member comes, without old or waived no-shows", async () => {
  const id = await apply(guest);
  const now = t.clock.now();
  const past = await openMeeting(t, host);
  const seats = [guest, host].map((it) => ({
    meetingId: past,
    memberId: it.id,
    state: "JOINED" as const,
    joinedAt: now,
    checkedAt: now,
  }));
  await t.db.deleteFrom("meetingMembers").where("meetingId", "=", past).execute();
  await t.db.insertInto("meetingMembers").values(seats).execute();
  await t.db.updateTable("meetings").set({ tookPlace: true, status: "END" }).where("id", "=", past).execute();
  const noShow = { meetingId: null, memberId: guest.id, amountWon: 5000 };
  const [waived] = await t.db
    .insertInto("noShows")
    .values([
      { ...noShow, status: "UNPAID", createdAt: now },
      { ...noShow, status: "UNPAID", createdAt: now },
      { ...noShow, status: "PAID", createdAt: addMs(now, -366 * DAY_MS) },
    ])
    .returning("id")
    .execute();
  await t.db
    .updateTable("members")
    .set({ point: FIRST_MEAL_SCORE - NO_SHOW_SCORE })
    .where("id", "=", guest.id)
    .execute();
  await transact(t.db, (trx) =>
    waiveNoShow({ trx, now, actorId: null }, { memberId: guest.id, noShowId: waived?.id ?? 0 }),
  );
  const record = { meetingsAttended: 1, noShows: 1 };
  expect(await profileOf(host, guest)).toEqual({
    name: guest.name,
    imageUrl: null,
    point: FIRST_MEAL_SCORE,
    phoneVerified: true,
    joinedOn: "2026-03",
    meetingsHeld: 0,
    ...record,
  });
  expect(await profileOf(guest, host)).toMatchObject({ meetingsHeld: 1, meetingsAttended: 1, noShows: 0 });
  const application = await t.api.ok("getMeetingApplication", { token: host.token, params: { id } });
  expect(application).toMatchObject({ memberPoint: FIRST_MEAL_SCORE, ...record });
});
