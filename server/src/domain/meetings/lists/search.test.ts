import { distanceM } from "@babchingu/openapi";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { TestMember } from "../../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../../testing/harness.ts";
import { listMapMarkers, searchMeetings } from "./search.ts";

const seoul = { latitude: 37.5563, longitude: 126.9236 };

let app: TestApp;
let viewer: TestMember;

beforeEach(async () => {
  app = await createTestApp();
  viewer = await app.member();
});

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

test("the map has the nearest of many meetings in the order of their distance", async () => {
  const meetings = await insertMeetings(1500, 0.1);
  const { meetingMapDtoList } = await listMapMarkers(app.db, viewerInSeoul(), app.clock.now());
  const unfinished = meetings.filter(({ status }) => status !== "END");
  expect(meetingMapDtoList.map(({ meetingId }) => meetingId)).toEqual(unfinished.slice(0, 500).map(({ id }) => id));
});

test.each(["냉면", "면", "pasta", "A 1", "냉면 12", "없는 말"])(
  "the search for '%s' has unfinished meetings first, each in the order of their distance",
  async (text) => {
    const meetings = await insertMeetings(400, 2);
    const { meetingSearchDtoList } = await searchMeetings(app.db, viewerInSeoul(), { text, recruitingOnly: false });
    const matches = meetings.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
    const expected = matches.toSorted((a, b) => Number(a.status === "END") - Number(b.status === "END"));
    expect(meetingSearchDtoList.map(({ meetingId }) => meetingId)).toEqual(expected.slice(0, 100).map(({ id }) => id));
  },
);
