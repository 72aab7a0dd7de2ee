import { MINUTE_MS, SEAT_ALERTS_NOTIFIED_MAX } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { requestSeatAlert } from "../../domain/meetings/seats/seat-alerts.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { MEETING_AHEAD_MIN, openMeeting } from "../../testing/meetings.ts";

let t: TestApp;
let host: TestMember;
let guest: TestMember;
let waiting: TestMember;
let id: number;

const request = ({ token }: TestMember) => t.api.ok("requestSeatAlert", { token, params: { id } });
const join = ({ token }: TestMember) => t.api.ok("joinMeeting", { token, params: { meetingId: id } });
const leave = ({ token }: TestMember) => t.api.ok("leaveMeeting", { token, params: { meetingId: id } });
const titlesOf = async ({ token }: TestMember) =>
  (await t.api.ok("listNotifications", { token })).map(({ title, url }) => `${title} ${url}`);
const hasAlert = async ({ token }: TestMember) =>
  (await t.api.ok("getMeeting", { token, params: { id } })).hasSeatAlert;

/** A full meeting of two, and one who waits. */
beforeEach(async () => {
  t = await createTestApp();
  [host, guest, waiting] = [await t.member(), await t.member(), await t.member()];
  id = await openMeeting(t, host, { maxCapacity: 2 });
  await join(guest);
});

test("everybody who asked is notified once when a seat opens", async () => {
  const second = await t.member();
  const other = await t.member();
  for (const member of [waiting, waiting, second, other]) await request(member);
  await t.api.ok("cancelSeatAlert", { token: other.token, params: { id } });
  expect([await hasAlert(waiting), await hasAlert(other)]).toEqual([true, false]);
  await leave(guest);
  const opened = [`빈자리가 생겼어요 /app/meetings/${id}`];
  expect([await titlesOf(waiting), await titlesOf(second), await titlesOf(other)]).toEqual([opened, opened, []]);
  expect(await hasAlert(waiting)).toBe(false);
  await join(second);
  await leave(second);
  expect(await titlesOf(waiting)).toEqual(opened);
});

test("of more than can be notified at once, those who asked first are notified of the first seat, and the others of the next", async () => {
  await request(waiting);
  await sql`with asked as (
      insert into members (name, role, status, created_at, updated_at)
      select 'member' || n, 'ROLE_USER', 'ACTIVE', now(), now() from generate_series(1, ${SEAT_ALERTS_NOTIFIED_MAX}::int) n returning id)
    insert into seat_alerts select ${id}, id, ${t.clock.now()}::timestamptz - interval '1 minute' from asked`.execute(
    t.db,
  );
  await leave(guest);
  expect([await titlesOf(waiting), await hasAlert(waiting)]).toEqual([[], true]);
  await join(guest);
  await leave(guest);
  expect(await titlesOf(waiting)).toHaveLength(1);
});

test("who takes a seat has no alert any more", async () => {
  await request(waiting);
  await leave(guest);
  await join(guest);
  await request(waiting);
  await leave(guest);
  await join(waiting);
  expect(await t.db.selectFrom("seatAlerts").selectAll().execute()).toEqual([]);
});

test("an alert ends without a word when the meeting is confirmed, and a seat that opens then is no seat", async () => {
  await request(waiting);
  await t.api.ok("confirmMeeting", { token: host.token, params: { id } });
  await leave(guest);
  expect([await titlesOf(waiting), await hasAlert(waiting)]).toEqual([[], false]);
});

test("a request that was authenticated before the withdrawal leaves no alert", async () => {
  await t.api.ok("withdrawMember", { token: waiting.token });
  const requested = t.db
    .transaction()
    .execute((trx) => requestSeatAlert({ trx, now: t.clock.now() }, { meetingId: id, memberId: waiting.id }));
  await expect(requested).rejects.toMatchObject({ code: errorCodes.TOKEN_REVOKED });
  expect(await t.db.selectFrom("seatAlerts").selectAll().execute()).toEqual([]);
});

test("an alert needs a full meeting that recruits and the caller has no seat in", async () => {
  const refused = (name: Parameters<typeof t.api.refused>[1], { token }: TestMember, meetingId = id) =>
    t.api.refused("requestSeatAlert", name, { token, params: { id: meetingId } });
  await refused("ALREADY_JOINED", guest);
  await refused("MEETING_NOT_FOUND", waiting, 99_999);
  await t.api.refused("cancelSeatAlert", "MEETING_NOT_FOUND", { token: waiting.token, params: { id: 99_999 } });
  await leave(guest);
  await refused("MEETING_NOT_FULL", waiting);
  await join(guest);
  await t.db.updateTable("meetingMembers").set({ state: "EXPELLED" }).where("memberId", "=", guest.id).execute();
  await refused("EXPELLED", guest);
  t.clock.advance((MEETING_AHEAD_MIN - 15) * MINUTE_MS);
  await refused("MEETING_NOT_RECRUITING", { ...waiting, token: await t.tokenOf(waiting) });
});
