import { distanceM } from "@babchingu/openapi";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestMember } from "../../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../../testing/harness.ts";
import { MeetingCache } from "../nearby/cache.ts";
import { listMapMarkers, searchMeetings } from "./search.ts";

const seoul = { latitude: 37.5563, longitude: 126.9236 };

let app: TestApp;
let viewer: TestMember;

async function startApp(): Promise<void> {
  app = await createTestApp();
  viewer = await app.member();
}

/** Inserts meetings in a spiral around Seoul, every third of them ended, and every second with noodles. */
async function insertMeetings(count: number, reachDegrees: number) {
  const { rows } = await sql<{ id: number; title: string; status: string; latitude: number; longitude: number }>`
    insert into meetings (host_id, status, title, content, scheduled_at, place_name, place_latitude, place_longitude, min_capacity,
      max_capacity, member_count, requires_approval, created_at, updated_at)
    select ${viewer.id}::bigint, case when i % 3 = 0 then 'END' else 'RECRUITING' end,
      case when i % 2 = 0 then '냉면 ' else 'Pasta ' end || i, '같이 먹어요', ${app.clock.now()}::timestamptz + interval '1 day', '식당',
      ${seoul.latitude}::float8 + ${reachDegrees}::float8 * sqrt(i / ${count}::float8) * sin(i * 2.4),
      ${seoul.longitude}::float8 + ${reachDegrees}::float8 * sqrt(i / ${count}::float8) * cos(i * 2.4),
      2, 4, 1, false, ${app.clock.now()}::timestamptz - i * interval '1 second', ${app.clock.now()}::timestamptz
    from generate_series(1, ${count}::int) i
    returning id, title, status, place_latitude as latitude, place_longitude as longitude`.execute(app.db);
  return rows.toSorted((a, b) => distanceM(seoul, a) - distanceM(seoul, b));
}

const viewerInSeoul = () => ({ memberId: viewer.id, position: seoul });

type Meetings = Awaited<ReturnType<typeof insertMeetings>>;

async function markers(cache = new MeetingCache(app.db)) {
  const map = await listMapMarkers(app.db, cache, { ...viewerInSeoul(), now: app.clock.now() });
  return map.meetingMapDtoList;
}

/** The first 500 unfinished ones. */
const expectedIds = (meetings: Meetings) =>
  meetings.flatMap(({ id, status }) => (status === "END" ? [] : [id])).slice(0, 500);

describe("the map", () => {
  beforeEach(startApp);

  test("has the nearest of many meetings in the order of their distance, from the cache as well", async () => {
    const meetings = await insertMeetings(1500, 0.1);
    const cache = new MeetingCache(app.db);
    for (const _ of [1, 2])
      expect((await markers(cache)).map(({ meetingId }) => meetingId)).toEqual(expectedIds(meetings));
  });

  test("has the nearest after many of them have ended since the map was read", async () => {
    const meetings = await insertMeetings(1500, 0.1);
    const cache = new MeetingCache(app.db);
    await markers(cache);
    const ended = new Set(expectedIds(meetings).slice(0, 300));
    await sql`update meetings set status = 'END' where id = any (${[...ended]}::bigint[])`.execute(app.db);
    const others = meetings.filter(({ id }) => !ended.has(id));
    expect((await markers(cache)).map(({ meetingId }) => meetingId)).toEqual(expectedIds(others));
  });

  test("has the nearest where they lie in a line to the north, farther in metres than their degrees say", async () => {
    const meetings = await insertMeetings(1200, 0.05);
    await sql`update meetings set place_longitude = ${seoul.longitude}::float8`.execute(app.db);
    const distanceOf = ({ latitude }: { latitude: number }) =>
      distanceM(seoul, { latitude, longitude: seoul.longitude });
    const byDistance = meetings.toSorted((a, b) => distanceOf(a) - distanceOf(b));
    expect((await markers()).map(({ meetingId }) => meetingId)).toEqual(expectedIds(byDistance));
  });

  test("has the nearest where those of blocked hosts use up what is read at once", async () => {
    const meetings = await insertMeetings(1500, 0.05);
    const { id: blockedId } = await app.member();
    const blocked = new Set(expectedIds(meetings).slice(0, 300));
    await sql`update meetings set host_id = ${blockedId}::bigint where id = any (${[...blocked]}::bigint[])`.execute(
      app.db,
    );
    const block = { blockerId: viewer.id, blockedId, createdAt: app.clock.now() };
    await app.db.insertInto("blocks").values(block).execute();
    const others = meetings.filter(({ id }) => !blocked.has(id));
    expect((await markers()).map(({ meetingId }) => meetingId)).toEqual(expectedIds(others));
  });

  test("shows a change of a cached meeting at once", async () => {
    const [first] = await insertMeetings(2, 0.01);
    const cache = new MeetingCache(app.db);
    await markers(cache);
    await app.db
      .updateTable("meetings")
      .set({ title: "새 제목" })
      .where("id", "=", first?.id ?? 0)
      .execute();
    expect((await markers(cache)).find(({ meetingId }) => meetingId === first?.id)).toMatchObject({ title: "새 제목" });
  });
});

describe("the search", () => {
  let meetings: Meetings;
  beforeAll(async () => {
    await startApp();
    meetings = await insertMeetings(400, 2);
  });

  test.each(["냉면", "면", "pasta", "A 1", "냉면 12", "없는 말", "먹어요"])(
    "for '%s' has unfinished meetings first, each in the order of their distance",
    async (text) => {
      const { meetingSearchDtoList } = await searchMeetings(app.db, viewerInSeoul(), { text, recruitingOnly: false });
      const isMatch = ({ title }: { title: string }) =>
        `${title} 같이 먹어요`.toLowerCase().includes(text.toLowerCase());
      const matches = meetings.filter(isMatch);
      const expected = matches.toSorted((a, b) => Number(a.status === "END") - Number(b.status === "END"));
      expect(meetingSearchDtoList.map(({ meetingId }) => meetingId)).toEqual(
        expected.slice(0, 100).map(({ id }) => id),
      );
    },
  );
});
