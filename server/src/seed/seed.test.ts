import { DAY_MS, HOUR_MS, seoulDate } from "@babchingu/openapi";
import { beforeAll, describe, expect, test } from "vitest";
import { MeetingStatusValues } from "@babchingu/openapi/enums";
import { addMs } from "../lib/time.ts";
import { createTestApp, type TestApp } from "../testing/harness.ts";
import { expectConsistentLedger, expectConsistentSeats } from "../testing/meetings.ts";
import { demoLoginLines, demoLogins } from "./logins.ts";
import { people } from "./data/people.ts";
import { demoMeetings, seedDemo } from "./seed.ts";

let app: TestApp;

async function login(index: number): Promise<string> {
  const phone = demoLogins.members[index]?.phone ?? "";
  const tokens = await app.api.ok("login", { body: { phone, password: demoLogins.password, fcmToken: null } });
  return tokens.accessToken;
}

// Critical start times in Seoul: right after midnight, and late at night.
describe.each(["2026-03-01T15:05:00.000Z", "2026-03-01T14:40:00.000Z"])("the demo data at %s", (now) => {
  beforeAll(async () => {
    app = await createTestApp({ now, env: { SEED_DEMO: "true" } });
    if (!(await seedDemo(app.deps))) throw new Error("The demo data was not seeded.");
  });

  test("the demo data has forty people, meetings in every status and a consistent ledger", async () => {
    const rows = await app.db.selectFrom("meetings").select("status").execute();
    expect(rows).toHaveLength(demoMeetings.length);
    expect(rows.length).toBe(24);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(MeetingStatusValues));
    expect(people).toHaveLength(40);
    await expectConsistentLedger(app);
    await expectConsistentSeats(app);
  });

  test("the demo data has sign-ups, meetings and rice on most days of the dashboard's two weeks", async () => {
    const { loginName: name, ...secrets } = demoLogins.operator;
    const { accessToken: token } = await app.api.ok("loginAdmin", { body: { name, ...secrets } });
    const query = { from: seoulDate(addMs(app.clock.now(), -13 * DAY_MS)), to: seoulDate(app.clock.now()) };
    const days = await app.api.ok("getAdminDailyFigures", { token, query });
    const daysWith = (field: "signups" | "meetings" | "riceIssued" | "riceBurned") =>
      days.filter((day) => day[field] > 0).length;
    expect(daysWith("signups")).toBeGreaterThanOrEqual(9);
    expect(daysWith("meetings")).toBeGreaterThanOrEqual(4);
    expect(daysWith("riceIssued")).toBeGreaterThanOrEqual(9);
    expect(daysWith("riceBurned")).toBeGreaterThanOrEqual(4);
  });

  test("rows are in chronological order, none in the future", async () => {
    for (const table of ["riceTransactions", "chatMessages", "members", "notifications"] as const) {
      const rows = await app.db.selectFrom(table).select("createdAt").orderBy("id").execute();
      const times = rows.map((row) => row.createdAt.getTime());
      if (table === "members") times.pop();
      expect(times, table).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times), table).toBeLessThanOrEqual(app.clock.now().getTime());
    }
  });

  test("the members of a room talk within an hour, not one sentence in the night and one at noon", async () => {
    const rooms = await app.db
      .selectFrom("chatMessages")
      .select(({ fn }) => ["meetingId", fn.min("createdAt").as("first"), fn.max("createdAt").as("last")])
      .where("type", "=", "TEXT")
      .groupBy("meetingId")
      .execute();
    for (const { meetingId, first, last } of rooms) {
      expect(last.getTime() - first.getTime(), `room ${meetingId}`).toBeLessThanOrEqual(HOUR_MS);
    }
  });

  test("the demo members can log in and have meetings nearby", async () => {
    for (const index of [0, 1, 2]) {
      const token = await login(index);
      const me = await app.api.ok("getMe", { token });
      expect(me).toMatchObject({ name: demoLogins.members[index]?.name, status: "ACTIVE" });
      const query = { lat: me.latitude ?? 0, lng: me.longitude ?? 0 };
      const list = await app.api.ok("listMeetings", { token, query });
      expect(list.meetingListDtoList.length).toBeGreaterThanOrEqual(2);
      const joined = await app.api.ok("listJoinedMeetings", { token });
      expect(joined.meetingListDtoList.length).toBeGreaterThan(0);
    }
  });

  test("the demo operator can log in", async () => {
    const { loginName: name, ...secrets } = demoLogins.operator;
    await app.api.ok("loginAdmin", { body: { name, ...secrets } });
    expect(demoLoginLines()).toHaveLength(5);
  });
});

test("the demo data is seeded once, and only with SEED_DEMO", async () => {
  await expect(seedDemo(app.deps)).resolves.toBe(false);
  const withoutDemo = await createTestApp({ env: { SEED_DEMO: "false" } });
  await expect(seedDemo(withoutDemo.deps)).resolves.toBe(false);
  expect(await withoutDemo.db.selectFrom("members").select("id").execute()).toEqual([]);
});
