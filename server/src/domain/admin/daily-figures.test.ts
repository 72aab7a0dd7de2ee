import { DAY_MS, HOUR_MS, seoulDate } from "@babchingu/openapi";
import { beforeEach, expect, test } from "vitest";
import { addMs } from "../../lib/time.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { insertRoom } from "../../testing/rooms.ts";
import { readDailyFigures, storeDailyFigures } from "./daily-figures.ts";

const RANGE = { from: "2026-02-26", to: "2026-03-10" };

let app: TestApp;
const countStored = async () => (await app.db.selectFrom("dailyFigures").selectAll().execute()).length;
const figuresOf = async (day: string) => (await readDailyFigures(app.db, { from: day, to: day }))[0];

/** Two members and a meeting at noon of 1 March 2026 in Seoul, one more of each two days later. */
beforeEach(async () => {
  app = await createTestApp();
  const host = await app.member();
  await app.member();
  await insertRoom(app.db, app.clock.now(), { memberIds: [host.id] });
  app.clock.advance(2 * DAY_MS);
  await app.member();
  await insertRoom(app.db, app.clock.now(), { memberIds: [host.id] });
});

test("stored days have the figures that are counted, and each day is stored once", async () => {
  await app.db.updateTable("meetings").set({ status: "END" }).execute();
  const counted = await readDailyFigures(app.db, RANGE);
  await storeDailyFigures(app.db, app.clock.now());
  expect(await countStored()).toBe(1);
  app.clock.advance(3 * DAY_MS);
  await storeDailyFigures(app.db, app.clock.now());
  await storeDailyFigures(app.db, app.clock.now());
  expect(await countStored()).toBe(4);
  expect(await readDailyFigures(app.db, RANGE)).toEqual(counted);
  expect(await figuresOf("2026-03-01")).toMatchObject({ signups: 2, meetings: 1 });
  expect(await figuresOf("2026-03-03")).toMatchObject({ signups: 1, meetings: 1 });
});

test("a deleted meeting is taken off its stored day", async () => {
  await app.db.updateTable("meetings").set({ status: "END" }).execute();
  app.clock.advance(3 * DAY_MS);
  await storeDailyFigures(app.db, app.clock.now());
  const { id } = await app.db.selectFrom("meetings").select("id").orderBy("id").executeTakeFirstOrThrow();
  await app.db.deleteFrom("meetings").where("id", "=", id).execute();
  expect(await figuresOf("2026-03-01")).toMatchObject({ signups: 2, meetings: 0 });
});

test("a day with a meeting whose steps are late is not stored, because their rows bear the time they were due", async () => {
  app.clock.advance(5 * DAY_MS + HOUR_MS);
  await storeDailyFigures(app.db, app.clock.now());
  expect(await countStored()).toBe(0);
});

test("a clock that was ahead for a moment has stored no day that isn't over", async () => {
  await app.db.updateTable("meetings").set({ status: "END" }).execute();
  const now = new Date();
  await storeDailyFigures(app.db, addMs(now, 3 * DAY_MS));
  app.clock.set(now);
  await app.member();
  expect(await figuresOf(seoulDate(now))).toMatchObject({ signups: 1 });
});
