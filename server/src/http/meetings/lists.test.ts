import * as errorCodes from "@babchingu/openapi/error-codes";
import { distanceM } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { beforeEach, describe, expect, test } from "vitest";
import { addMs } from "../../lib/time.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { hongdae, meetingBody, openMeeting } from "../../testing/meetings.ts";

type Schemas = components["schemas"];

let app: TestApp;
let viewer: TestMember;
let host: TestMember;
const nearHongdae = { lat: hongdae.latitude, lng: hongdae.longitude };

beforeEach(async () => {
  app = await createTestApp();
  viewer = await app.member();
  host = await app.member({ rice: 100_000 });
});

const north = (metres: number) => ({ placeLatitude: hongdae.latitude + metres / 111_195.08 });

async function search(query: string, recruitingOnly = true): Promise<string[]> {
  const found = await app.api.ok("searchMeetings", {
    token: viewer.token,
    query: { ...nearHongdae, query, recruitingOnly },
  });
  return found.meetingSearchDtoList.map((item) => item.title);
}

const addedFields = (it: Partial<Schemas["MeetingListItem"]>) => [
  it.placeLatitude,
  it.placeLongitude,
  it.requiresApproval,
  it.partnerPlaceId,
  it.hostId,
];

/** Creates a meeting and copies it, a millisecond later each, as meetings of the same time are stored; returns the ids, oldest first. */
async function openMany(count: number, overrides = {}): Promise<number[]> {
  const first = await openMeeting(app, host, overrides);
  if (count === 1) return [first];
  const { id: _id, ...meeting } = await app.db
    .selectFrom("meetings")
    .selectAll()
    .where("id", "=", first)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count - 1 }, (_, n) => ({
    ...meeting,
    createdAt: addMs(meeting.createdAt, n + 1),
  }));
  const inserted = await app.db.insertInto("meetings").values(copies).returning("id").execute();
  const seats = inserted.map(({ id }) => ({
    meetingId: id,
    memberId: host.id,
    state: "JOINED" as const,
    joinedAt: meeting.createdAt,
  }));
  await app.db.insertInto("meetingMembers").values(seats).execute();
  return [first, ...inserted.map(({ id }) => id)];
}

const nearby = async (cursor?: string) =>
  app.api.ok("listMeetings", {
    token: viewer.token,
    query: cursor === undefined ? nearHongdae : { ...nearHongdae, cursor },
  });

const idsFor = async (token: string, query: typeof nearHongdae) =>
  (await app.api.ok("listMeetings", { token, query })).meetingListDtoList.map((item) => item.meetingId);

describe("the list", () => {
  test("pages contain each meeting once, newest first, even if all were created within milliseconds", async () => {
    const ids = await openMany(45);
    const listedIds: number[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    for (let hasMore = true; hasMore;) {
      const page = await nearby(cursor);
      listedIds.push(...page.meetingListDtoList.map((item) => item.meetingId));
      sizes.push(page.meetingListDtoList.length);
      cursor = page.meetingListDtoList.at(-1)?.createdAt;
      hasMore = page.hasMore;
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(listedIds).toEqual(ids.toReversed());
  });

  test("a cursor of the year 1 gives an empty page, also in a batch; the year 0 and a leap second are refused", async () => {
    await openMany(2);
    const [first, past] = await Promise.all([nearby(), nearby("0001-01-01T00:00:00.000Z")]);
    expect([first.meetingListDtoList.length, past.meetingListDtoList.length]).toEqual([2, 0]);
    for (const cursor of ["0000-12-31T23:59:59Z", "0001-01-01T00:00:00+09:00", "2026-03-01T23:59:60Z"]) {
      await app.api.refused("listMeetings", "INVALID_REQUEST", {
        token: viewer.token,
        query: { ...nearHongdae, cursor },
      });
    }
  });

  test("every list has position, approval, partner store and host of a meeting, as its detail has (D53)", async () => {
    const id = await openMeeting(app, host, { requiresApproval: true });
    const joined = await openMeeting(app, host);
    await app.api.ok("joinMeeting", { token: viewer.token, params: { meetingId: joined } });
    const lists = [
      await nearby(),
      await app.api.ok("listHostedMeetings", { token: host.token }),
      await app.api.ok("listJoinedMeetings", { token: viewer.token }),
    ];
    const details = new Map<number, unknown>();
    for (const meetingId of [id, joined]) {
      details.set(
        meetingId,
        addedFields(await app.api.ok("getMeeting", { token: viewer.token, params: { id: meetingId } })),
      );
    }
    const listed = lists.map(({ meetingListDtoList }) => meetingListDtoList);
    expect(listed.map(({ length }) => length)).toEqual([2, 2, 1]);
    for (const item of listed.flat()) expect(addedFields(item)).toEqual(details.get(item.meetingId));
  });

  test("hasMore is false after a full last page", async () => {
    await openMany(20);
    expect((await nearby()).hasMore).toBe(false);
  });

  test("the list includes meetings up to exactly 10 km away, and none in the corners of the bounding box", async () => {
    const diagonal = { placeLatitude: hongdae.latitude + 0.075, placeLongitude: hongdae.longitude + 0.095 };
    expect(
      distanceM(hongdae, { latitude: diagonal.placeLatitude, longitude: diagonal.placeLongitude }),
    ).toBeGreaterThan(10_000);
    const inside = await openMeeting(app, host, { ...north(9_999), placeLongitude: hongdae.longitude });
    await openMeeting(app, host, { ...north(10_001), placeLongitude: hongdae.longitude });
    await openMeeting(app, host, diagonal);
    expect((await nearby()).meetingListDtoList.map((item) => item.meetingId)).toEqual([inside]);
    const map = await app.api.ok("listMeetingsOnMap", { token: viewer.token, query: nearHongdae });
    expect(map.meetingMapDtoList.map((item) => item.meetingId)).toEqual([inside]);
  });

  test("the list contains future and running meetings, the map only future ones", async () => {
    const [ahead, running, ended, overdue] = await openMany(4);
    const anHourAgo = new Date(app.clock.now().getTime() - 60 * 60_000);
    const set = (id: number | undefined, status: "READY" | "END" | "RECRUITING") =>
      app.db
        .updateTable("meetings")
        .set({ status, scheduledAt: anHourAgo })
        .where("id", "=", id ?? 0)
        .execute();
    await set(running, "READY");
    await set(ended, "END");
    await set(overdue, "RECRUITING");
    expect((await nearby()).meetingListDtoList.map((item) => item.meetingId)).toEqual([running, ahead]);
    const map = await app.api.ok("listMeetingsOnMap", { token: viewer.token, query: nearHongdae });
    expect(map.meetingMapDtoList.map((item) => item.meetingId)).toEqual([ahead]);
  });

  test("the list, the map and the search exclude meetings of blocked hosts", async () => {
    await openMany(1);
    const now = app.clock.now();
    await app.db.insertInto("blocks").values({ blockerId: viewer.id, blockedId: host.id, createdAt: now }).execute();
    expect((await nearby()).meetingListDtoList).toEqual([]);
    const map = await app.api.ok("listMeetingsOnMap", { token: viewer.token, query: nearHongdae });
    expect(map.meetingMapDtoList).toEqual([]);
    const found = await app.api.ok("searchMeetings", { token: viewer.token, query: { ...nearHongdae, query: "라멘" } });
    expect(found.meetingSearchDtoList).toEqual([]);
    const byHost = await app.api.ok("listMeetings", { token: host.token, query: nearHongdae });
    expect(byHost.meetingListDtoList).toHaveLength(1);
  });
});

describe("cached pages of the list", () => {
  test("a cached page contains the current state of a changed meeting", async () => {
    const ids = await openMany(22);
    const newest = ids.at(-1) ?? 0;
    expect((await nearby()).meetingListDtoList[0]).toMatchObject({ meetingId: newest, memberCount: 1 });
    await app.api.ok("joinMeeting", { token: viewer.token, params: { meetingId: newest } });
    expect((await nearby()).meetingListDtoList[0]).toMatchObject({ meetingId: newest, memberCount: 2 });
    await app.db.updateTable("meetings").set({ status: "END" }).where("id", "=", newest).execute();
    expect((await nearby()).meetingListDtoList.map((item) => item.meetingId)).toEqual(ids.toReversed().slice(1, 21));
  });

  test("concurrent requests use their own positions and blocks", async () => {
    const ids = await openMany(22);
    const nearBusan = { lat: 35.1587, lng: 129.0604 };
    const busanPlace = { placeLatitude: nearBusan.lat, placeLongitude: nearBusan.lng };
    const busanIds = await openMany(22, busanPlace);
    const blocker = await app.member();
    const now = app.clock.now();
    await app.db.insertInto("blocks").values({ blockerId: blocker.id, blockedId: host.id, createdAt: now }).execute();
    const [mine, other, none] = await Promise.all([
      idsFor(viewer.token, nearHongdae),
      idsFor(viewer.token, nearBusan),
      idsFor(blocker.token, nearHongdae),
    ]);
    expect(mine).toEqual(ids.toReversed().slice(0, 20));
    expect(other).toEqual(busanIds.toReversed().slice(0, 20));
    expect(none).toEqual([]);
  });

  test("viewers at opposite corners of a cell get the meetings within 10 km of their own position", async () => {
    const southWest = { lat: 37.5501, lng: 126.9001 };
    const northEast = { lat: 37.5999, lng: 126.9499 };
    const southern = await openMany(22, { placeLatitude: southWest.lat - 0.085, placeLongitude: southWest.lng });
    const northern = await openMany(22, { placeLatitude: northEast.lat + 0.085, placeLongitude: northEast.lng });
    expect(await idsFor(viewer.token, southWest)).toEqual(southern.toReversed().slice(0, 20));
    expect(await idsFor(viewer.token, northEast)).toEqual(northern.toReversed().slice(0, 20));
  });

  test("an older nearby meeting is found behind newer meetings elsewhere", async () => {
    const [near] = await openMany(1);
    await openMany(3, { placeLatitude: 35.1587, placeLongitude: 129.0604 });
    expect((await nearby()).meetingListDtoList.map((item) => item.meetingId)).toEqual([near]);
    expect((await nearby()).meetingListDtoList.map((item) => item.meetingId)).toEqual([near]);
  });
});

test("the map orders by distance", async () => {
  const far = await openMeeting(app, host, { placeLatitude: 37.6 });
  const near = await openMeeting(app, host, { placeLatitude: 37.557 });
  const map = await app.api.ok("listMeetingsOnMap", { token: viewer.token, query: nearHongdae });
  expect(map.meetingMapDtoList.map((item) => item.meetingId)).toEqual([near, far]);
});

test("the hosted and the joined list contain the member's own meetings", async () => {
  const [hosted] = await openMany(1);
  const joined = await openMeeting(app, viewer);
  await app.api.ok("joinMeeting", { token: host.token, params: { meetingId: joined } });
  const idsOf = async (id: "listHostedMeetings" | "listJoinedMeetings", member: TestMember) =>
    (await app.api.ok(id, { token: member.token })).meetingListDtoList.map((item) => item.meetingId);
  expect(await idsOf("listHostedMeetings", host)).toEqual([hosted]);
  expect(await idsOf("listJoinedMeetings", host)).toEqual([joined]);
  await app.api.ok("leaveMeeting", { token: host.token, params: { meetingId: joined } });
  expect(await idsOf("listJoinedMeetings", host)).toEqual([]);
});

describe("the search", () => {
  test("the search matches title, content and place at any distance, ignoring case", async () => {
    await openMeeting(app, host, { title: "RAMEN 모임", placeLatitude: 35.1, placeLongitude: 129 });
    await openMeeting(app, host, { title: "점심", content: "ramen 어때요" });
    await openMeeting(app, host, { title: "저녁", placeName: "Ramen Bar", placeLatitude: 37.6 });
    await openMeeting(app, host, { title: "냉면" });
    expect(await search(" ramen ")).toEqual(["점심", "저녁", "RAMEN 모임"]);
  });

  test("the search escapes pattern characters", async () => {
    await openMeeting(app, host, { title: "50% 할인" });
    await openMeeting(app, host, { title: String.raw`_밑줄\역슬래시` });
    await openMeeting(app, host, { title: "아무것도" });
    expect(await search("%")).toEqual(["50% 할인"]);
    expect(await search("_")).toEqual([String.raw`_밑줄\역슬래시`]);
    expect(await search("\\")).toEqual([String.raw`_밑줄\역슬래시`]);
    await app.api.refused("searchMeetings", "INVALID_REQUEST", {
      token: viewer.token,
      query: { ...nearHongdae, query: "  " },
    });
  });

  test("the search includes other statuses on request, ended meetings last", async () => {
    const ended = await openMeeting(app, host, { title: "지난 라멘" });
    await app.db.updateTable("meetings").set({ status: "END" }).where("id", "=", ended).execute();
    await openMeeting(app, host, { title: "먼 라멘", placeLatitude: 35.1 });
    expect(await search("라멘")).toEqual(["먼 라멘"]);
    expect(await search("라멘", false)).toEqual(["먼 라멘", "지난 라멘"]);
  });
});

test("the list requires a valid position", async () => {
  await app.api.refused("createMeeting", "TOKEN_INVALID", { body: meetingBody(app) });
  const response = await app.api.inject({
    method: "GET",
    url: "/api/v1/meetings?lat=91&lng=0",
    headers: { authorization: `Bearer ${viewer.token}` },
  });
  expect(response.json()).toMatchObject({ code: errorCodes.INVALID_REQUEST });
});
