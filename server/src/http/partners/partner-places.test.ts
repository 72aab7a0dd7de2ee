import { DEFAULT_CENTRE, distanceM } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { beforeEach, describe, expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { addMs } from "../../lib/time.ts";
import { hongdae, insertPartnerPlace, openMeeting } from "../../testing/meetings.ts";

type Page = components["schemas"]["PartnerPlaceListResponse"];

let app: TestApp;
let member: TestMember;

beforeEach(async () => {
  app = await createTestApp();
  member = await app.member({ ...hongdae });
});

const insertStore = (overrides: Parameters<typeof insertPartnerPlace>[1] = {}) =>
  insertPartnerPlace(app, { until: addMs(app.clock.now(), 1000), ...overrides });

const north = (metres: number) => ({ latitude: hongdae.latitude + metres / 111_195.08, longitude: hongdae.longitude });

describe("partner stores", () => {
  test("stores are paged by distance; a page includes all stores at the last distance", async () => {
    const nearest = await insertStore(north(10));
    const equallyFar = [await insertStore(north(50)), await insertStore(north(50)), await insertStore(north(50))];
    const farther = [await insertStore(north(120)), await insertStore(north(130))];
    const pages: number[][] = [];
    let lastDistance: number | null = null;
    for (let hasNext = true; hasNext;) {
      const page: Page = await app.api.ok("listPartnerPlaces", {
        token: member.token,
        query: { pageSize: 2, ...(lastDistance === null ? {} : { lastDistance }) },
      });
      pages.push(page.partnerPlaceSearchDtoList.map((place) => place.id));
      expect(page.lastDistance).toBe(page.partnerPlaceSearchDtoList.at(-1)?.distance);
      lastDistance = page.lastDistance;
      hasNext = page.hasNext;
    }
    expect(pages).toEqual([[nearest, ...equallyFar], farther]);
  });

  test("distances are those of distanceM", async () => {
    await insertStore(north(4321));
    const page = await app.api.ok("listPartnerPlaces", { token: member.token });
    expect(page.partnerPlaceSearchDtoList[0]?.distance).toBeCloseTo(distanceM(hongdae, north(4321)), 6);
  });

  test("distances are from central Seoul for a member without a position", async () => {
    await insertStore({ ...DEFAULT_CENTRE });
    const newcomer = await app.member();
    const page = await app.api.ok("listPartnerPlaces", { token: newcomer.token });
    expect(page.partnerPlaceSearchDtoList[0]?.distance).toBe(0);
    expect(page.hasNext).toBe(false);
  });

  test("stores without a contract or a position aren't listed", async () => {
    await insertStore({ until: app.clock.now() });
    await insertStore({ latitude: null, longitude: null });
    const page = await app.api.ok("listPartnerPlaces", { token: member.token });
    expect(page).toEqual({ partnerPlaceSearchDtoList: [], lastDistance: null, hasNext: false });
  });

  test("reading a store's benefit counts a view until the contract ends", async () => {
    const id = await insertStore();
    const call = { token: member.token, params: { id } };
    expect(await app.api.ok("getPartnerPlacePolicy", call)).toEqual({ policy: "음료를 한 병씩 드려요." });
    await Promise.all([app.api.ok("getPartnerPlacePolicy", call), app.api.ok("getPartnerPlacePolicy", call)]);
    const row = await app.db.selectFrom("partnerPlaces").select("count").executeTakeFirst();
    expect(row?.count).toBe(3);
    app.clock.advance(1000);
    await app.api.refused("getPartnerPlacePolicy", "PARTNER_PLACE_NOT_FOUND", call);
    await app.api.refused("getPartnerPlacePolicy", "PARTNER_PLACE_NOT_FOUND", { ...call, params: { id: 999 } });
  });

  test("an owner reads the store with its counts", async () => {
    await app.api.refused("getMyPartnerPlace", "NOT_PARTNER", { token: member.token });
    const owner = await app.member({ role: "ROLE_PARTNER", name: "연남사장" });
    const partnerPlaceId = await insertStore({ memberId: owner.id });
    const at = { placeName: "연남한상", placeLatitude: hongdae.latitude, placeLongitude: hongdae.longitude };
    const id = await openMeeting(app, member, { ...at, partnerPlaceId });
    expect(await app.api.ok("getMyPartnerPlace", { token: owner.token })).toMatchObject({
      name: "연남한상",
      cache: 0,
      meetingCount: 1,
      count: 0,
      until: "2026-03-01T12:00",
    });
    const map = await app.api.ok("listMeetingsOnMap", {
      token: member.token,
      query: { lat: hongdae.latitude, lng: hongdae.longitude },
    });
    expect(map.meetingMapDtoList).toMatchObject([{ meetingId: id, isPartnerPlace: true }]);
  });
});

test("a member applies for a partnership once", async () => {
  const body = {
    name: " 서면밀면집 ",
    address: "부산 부산진구 서면로68번길 20",
    phone: "051-805-0119",
    latitude: 35.1568,
    longitude: 129.0576,
    policy: "만두 한 접시를 드려요.",
    imageId: null,
  };
  const { id } = await app.api.ok("applyForPartnerPlace", { token: member.token, body });
  const row = await app.db.selectFrom("partnerPlaceApplications").select(["id", "name"]).executeTakeFirst();
  expect(row).toEqual({ id, name: "서면밀면집" });
  await app.api.refused("applyForPartnerPlace", "PARTNER_APPLICATION_PENDING", { token: member.token, body });
  const owner = await app.member();
  await insertStore({ memberId: owner.id });
  await app.api.refused("applyForPartnerPlace", "PARTNER_APPLICATION_PENDING", { token: owner.token, body });
  const other = await app.member();
  await app.api.refused("applyForPartnerPlace", "IMAGE_NOT_USABLE", {
    token: other.token,
    body: { ...body, imageId: 999 },
  });
  expect(await app.db.selectFrom("partnerPlaceApplications").select("id").execute()).toHaveLength(1);
});

test("places are searched around a position, page by page", async () => {
  const query = { term: " 명동교자 ", ...hongdae };
  const page = await app.api.ok("searchPlaces", { token: member.token, query });
  expect(page).toMatchObject({ places: [{ name: "명동교자 본점", phone: "02-776-5348" }], hasMore: false });
  const second = await app.api.ok("searchPlaces", { token: member.token, query: { ...query, term: "서울", page: 1 } });
  expect(second.places).toHaveLength(15);
  await app.api.refused("searchPlaces", "INVALID_REQUEST", { token: member.token, query: { ...query, term: " " } });
});
