import { distanceM, type Position } from "@babchingu/openapi";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { TestMember } from "../../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../../testing/harness.ts";
import { createNearbyLister } from "../lists/lists.ts";
import { CellPages } from "./cells.ts";
import { MeetingCache } from "./cache.ts";
import type { MeetingFilter } from "./filter.ts";

interface InsertedMeeting extends Position {
  id: number;
  createdAt: Date;
}

let app: TestApp;
let host: TestMember;

beforeEach(async () => {
  app = await createTestApp();
  host = await app.member();
});

/** Inserts meetings in a spiral that extends beyond 10 km, created one second apart. */
async function insertMeetings(centre: Position, count: number, spreadDegrees: number): Promise<InsertedMeeting[]> {
  const places = Array.from({ length: count }, (_, n) => ({
    latitude: centre.latitude + spreadDegrees * Math.sqrt(n / count) * Math.sin(n * 2.4),
    longitude: centre.longitude + spreadDegrees * Math.sqrt(n / count) * Math.cos(n * 2.4),
  }));
  const now = app.clock.now();
  const rows = await app.db
    .insertInto("meetings")
    .values(
      places.map(({ latitude, longitude }, n) => ({
        hostId: host.id,
        status: "RECRUITING" as const,
        title: `모임 ${n}`,
        content: "같이 먹어요",
        scheduledAt: new Date(now.getTime() + 86_400_000),
        placeName: "백반집",
        placeLatitude: latitude,
        placeLongitude: longitude,
        minCapacity: 2,
        maxCapacity: 4,
        memberCount: 1,
        requiresApproval: false,
        createdAt: new Date(now.getTime() - ((n * 7) % count) * 1000),
        updatedAt: now,
      })),
    )
    .returning(["id", "placeLatitude as latitude", "placeLongitude as longitude", "createdAt"])
    .execute();
  return rows;
}

const seoul = { latitude: 37.5563, longitude: 126.9236 };
const equator = { latitude: -0.01, longitude: 0.02 };

test.each([
  ["many in one cell", seoul, 200, 0.004],
  ["some in every cell", seoul, 400, 0.2],
  ["few", seoul, 15, 0.1],
  ["around zero degrees", equator, 400, 0.15],
])("%s: pages contain exactly the meetings within the distance, newest first", async (_, centre, count, spread) => {
  const meetings = await insertMeetings(centre, count, spread);
  const expected = meetings
    .filter((place) => distanceM(centre, place) <= 10_000)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const viewer = { memberId: host.id, position: centre };
  const cells = new CellPages(app.db, new MeetingCache(app.db));
  const listedIds: number[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await cells.page({ ...viewer, cursor, now: app.clock.now() });
    expect(page?.length).toBeLessThanOrEqual(21);
    listedIds.push(...(page ?? []).slice(0, 20).map(({ item }) => item.meetingId));
    if (page === null || page.length <= 20) break;
    cursor = expected[listedIds.length - 1]?.createdAt.toISOString();
  }
  expect(listedIds).toEqual(expected.map(({ id }) => id));
});

test("a page is complete even if the cache is smaller than a page", async () => {
  const meetings = await insertMeetings(seoul, 60, 0.05);
  const cells = new CellPages(app.db, new MeetingCache(app.db, 10));
  const query = { memberId: host.id, position: seoul, cursor: undefined, now: app.clock.now() };
  const newest = meetings.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, 21);
  for (const _ of [1, 2]) {
    const page = await cells.page(query);
    expect(page?.map(({ item }) => item.meetingId)).toEqual(newest.map(({ id }) => id));
  }
});

test("returns null near a pole and across the date line, where cells can't be used", async () => {
  const now = app.clock.now();
  const cells = new CellPages(app.db, new MeetingCache(app.db));
  const findPage = (position: Position) => cells.page({ memberId: host.id, position, cursor: undefined, now });
  expect(await findPage({ latitude: 89.99, longitude: 10 })).toBeNull();
  expect(await findPage({ latitude: 10, longitude: 179.99 })).toBeNull();
});

test("falls back to the plain query when many meetings lie just outside the circle", async () => {
  const city = { latitude: seoul.latitude + 0.0925, longitude: seoul.longitude };
  const [near] = await insertMeetings(seoul, 1, 0);
  app.clock.advance(3_600_000);
  await insertMeetings(city, 360, 0.001);
  const query = { memberId: host.id, position: seoul, cursor: undefined, now: app.clock.now() };
  expect(await new CellPages(app.db, new MeetingCache(app.db)).page(query)).toBeNull();
  const page = await createNearbyLister(app.db, new MeetingCache(app.db))(query);
  expect(page.meetingListDtoList.map(({ meetingId }) => meetingId)).toEqual([near?.id]);
});

test.each<[string, MeetingFilter, (n: number) => boolean]>([
  ["half of them", { requiresApproval: true }, (n) => n % 2 === 1],
  ["a meal", { meal: "DINNER" }, (n) => n % 24 >= 16 && n % 24 <= 20],
  ["a meal across midnight", { meal: "NIGHT" }, (n) => n % 24 >= 21 || n % 24 <= 4],
  ["a day", { date: "2026-03-03" }, (n) => n >= 24 && n < 48],
  ["one of them", { date: "2026-03-03", meal: "LUNCH", requiresApproval: true }, (n) => [35, 37, 39].includes(n)],
  ["none of them", { isPartnerPlace: true }, () => false],
  ["all of them", { isPartnerPlace: false }, () => true],
])("a filter for %s holds on every page", async (_, filter, isExpected) => {
  const inserted = await insertMeetings(seoul, 240, 0.05);
  // One begins at each hour of ten days, from midnight in Seoul on.
  await sql`update meetings set requires_approval = (id - ${inserted[0]?.id}) % 2 = 1,
    scheduled_at = '2026-03-02T00:00+09'::timestamptz + (id - ${inserted[0]?.id}) * interval '1 hour'`.execute(app.db);
  const expected = inserted
    .filter((_meeting, n) => isExpected(n))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const list = createNearbyLister(app.db, new MeetingCache(app.db));
  const listed: number[] = [];
  let cursor: string | undefined;
  for (let hasMore = true; hasMore;) {
    const page = await list({ memberId: host.id, position: seoul, cursor, now: app.clock.now(), filter });
    listed.push(...page.meetingListDtoList.map(({ meetingId }) => meetingId));
    cursor = page.meetingListDtoList.at(-1)?.createdAt;
    hasMore = page.hasMore;
  }
  expect(listed).toEqual(expected.map(({ id }) => id));
});

test("concurrent requests get their own results", async () => {
  const meetings = await insertMeetings(seoul, 60, 0.05);
  const blocker = await app.member();
  await app.db
    .insertInto("blocks")
    .values({ blockerId: blocker.id, blockedId: host.id, createdAt: app.clock.now() })
    .execute();
  const list = createNearbyLister(app.db, new MeetingCache(app.db));
  const findPage = (memberId: number, position: Position, cursor?: string) =>
    list({ memberId, position, cursor, now: app.clock.now() });
  const newest = meetings.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const cursor = newest[19]?.createdAt.toISOString();
  const [first, second, withBlockedHost, far] = await Promise.all([
    findPage(host.id, seoul),
    findPage(host.id, seoul, cursor),
    findPage(blocker.id, seoul),
    findPage(host.id, equator),
  ]);
  const idsOf = (page: typeof first | undefined) => page?.meetingListDtoList.map(({ meetingId }) => meetingId);
  expect(idsOf(first)).toEqual(newest.slice(0, 20).map(({ id }) => id));
  expect(idsOf(second)).toEqual(newest.slice(20, 40).map(({ id }) => id));
  expect([idsOf(withBlockedHost), idsOf(far)]).toEqual([[], []]);
});
