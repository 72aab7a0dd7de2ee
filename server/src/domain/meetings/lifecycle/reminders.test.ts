import { CHECK_IN_OPENS_MIN, formatSeoulTime, MEETING_REMINDER_MIN, MINUTE_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { addMs } from "../../../lib/time.ts";
import type { TestMember } from "../../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../../testing/harness.ts";
import { isParallel, requestDuring } from "../../../testing/locks.ts";
import { MEETING_AHEAD_MIN, openMeeting } from "../../../testing/meetings.ts";
import { Unavailable } from "../../../lib/unavailable.ts";
import { onStatement } from "../../../testing/on-statement.ts";
import { sendReminders } from "./reminders.ts";

let t: TestApp;
let host: TestMember;
let guest: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  [host, guest] = [await t.member(), await t.member()];
});

/** Runs the job as it would this many minutes before the meeting's time. */
const remindAt = (minutesBefore: number) =>
  sendReminders(t.db, addMs(t.clock.now(), (MEETING_AHEAD_MIN - minutesBefore) * MINUTE_MS));

const findReminders = () =>
  t.db
    .selectFrom("notifications")
    .select(["memberId", "content", "url"])
    .where("title", "=", "곧 만나요")
    .orderBy("memberId")
    .execute();

async function openWithGuest(): Promise<number> {
  const id = await openMeeting(t, host);
  await t.api.ok("joinMeeting", { token: guest.token, params: { meetingId: id } });
  return id;
}

test("everybody with a seat is reminded once, an hour before, by two servers too", async () => {
  const id = await openWithGuest();
  const former = await t.member();
  await t.api.ok("joinMeeting", { token: former.token, params: { meetingId: id } });
  await t.api.ok("leaveMeeting", { token: former.token, params: { meetingId: id } });
  await remindAt(MEETING_REMINDER_MIN + 0.1);
  expect(await findReminders()).toEqual([]);
  await Promise.all([remindAt(MEETING_REMINDER_MIN), remindAt(MEETING_REMINDER_MIN)]);
  await remindAt(30);
  const content = "'홍대에서 라멘 먹어요' 모임이 오후 3:00에 시작해요. 늦지 않게 출발해 주세요.";
  expect(await findReminders()).toEqual(
    [host, guest].map(({ id: memberId }) => ({ memberId, content, url: `/app/chat/${id}` })),
  );
});

test("the push of a reminder isn't sent once check-in is open", async () => {
  const withDevice = await t.member({ fcmToken: "device" });
  await openMeeting(t, withDevice);
  await remindAt(MEETING_REMINDER_MIN);
  const opensAt = addMs(t.clock.now(), (MEETING_AHEAD_MIN - CHECK_IN_OPENS_MIN) * MINUTE_MS);
  const pushes = t.db.selectFrom("pushOutbox").select(["memberId", "expiresAt"]);
  expect(await pushes.execute()).toEqual([{ memberId: withDevice.id, expiresAt: opensAt }]);
});

test("a meeting that its host confirmed is reminded of, also late after an outage", async () => {
  const id = await openWithGuest();
  await t.api.ok("confirmMeeting", { token: host.token, params: { id } });
  await remindAt(15.1);
  expect(await findReminders()).toHaveLength(2);
});

test("a meeting that an operator has set to READY hours early is reminded of", async () => {
  const params = { id: await openWithGuest() };
  await t.api.ok("setAdminMeetingStatus", { token: (await t.admin()).token, params, body: { status: "READY" } });
  await remindAt(MEETING_REMINDER_MIN);
  expect(await findReminders()).toHaveLength(2);
});

test("one run reminds of all, also after many that fail", async () => {
  const meeting = await openMeeting(t, host);
  await sql`insert into meetings (host_id, status, title, content, scheduled_at, place_name, place_latitude, place_longitude, min_capacity,
      max_capacity, member_count, requires_approval, created_at, updated_at)
    select ${guest.id}, status, 'broken', content, scheduled_at - interval '1 second', place_name,
      place_latitude, place_longitude, min_capacity, max_capacity, member_count, requires_approval, created_at - n * interval '1 second', updated_at
    from meetings, generate_series(1, 200) n`.execute(t.db);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(t.db);
  await sql`create trigger refuse before update on meetings for each row when (new.title = 'broken') execute function refuse()`.execute(
    t.db,
  );
  await expect(remindAt(30)).rejects.toThrow("200 meetings have no reminder");
  expect(await findReminders()).toMatchObject([{ url: `/app/chat/${meeting}` }]);
});

test("an outage ends the run", async () => {
  const ids = [await openWithGuest(), await openMeeting(t, await t.member())];
  const outage = onStatement((node) => {
    if (node.kind === "UpdateQueryNode") throw new Unavailable("The database is gone.");
  });
  const due = addMs(t.clock.now(), (MEETING_AHEAD_MIN - MEETING_REMINDER_MIN) * MINUTE_MS);
  await expect(sendReminders(t.db.withPlugin(outage), due)).rejects.toThrow("1 meetings have no reminder");
  await sendReminders(t.db, due);
  expect(new Set((await findReminders()).map(({ url }) => url))).toEqual(new Set(ids.map((id) => `/app/chat/${id}`)));
});

test("a meeting that is locked for long keeps no other waiting", async () => {
  await openWithGuest();
  const other = await openMeeting(t, await t.member());
  let updates = 0;
  const locked = onStatement((node) => {
    if (node.kind === "UpdateQueryNode" && updates++ === 0)
      throw Object.assign(new Error("lock timeout"), { code: "55P03" });
  });
  const due = addMs(t.clock.now(), (MEETING_AHEAD_MIN - MEETING_REMINDER_MIN) * MINUTE_MS);
  await expect(sendReminders(t.db.withPlugin(locked), due)).rejects.toThrow("1 meetings have no reminder");
  expect(await findReminders()).toMatchObject([{ url: `/app/chat/${other}` }]);
});

test("nobody is reminded once check-in is open, of an ended meeting, or of one created within the hour", async () => {
  await openWithGuest();
  await remindAt(15);
  const second = await t.member();
  const ended = await openMeeting(t, second);
  await t.db.updateTable("meetings").set({ status: "END" }).where("id", "=", ended).execute();
  const third = await t.member();
  const soon = await openMeeting(t, third, {
    scheduledAt: formatSeoulTime(addMs(t.clock.now(), (MEETING_REMINDER_MIN - 1) * MINUTE_MS)),
  });
  await sendReminders(t.db, t.clock.now());
  expect(await findReminders()).toEqual([]);
  const { remindedAt } = await t.db
    .selectFrom("meetings")
    .select("remindedAt")
    .where("id", "=", soon)
    .executeTakeFirstOrThrow();
  expect(remindedAt).toBeNull();
});

test.runIf(isParallel).each([
  ["ends", { status: "END" }],
  ["is moved to another day", { scheduledAt: new Date("2026-03-05T03:00:00.000Z") }],
] as const)("nobody is reminded of a meeting that %s at that moment", async (_what, change) => {
  const id = await openWithGuest();
  await requestDuring(
    t.db,
    (trx) => trx.updateTable("meetings").set(change).where("id", "=", id).execute(),
    () => remindAt(MEETING_REMINDER_MIN),
  );
  expect(await findReminders()).toEqual([]);
});
