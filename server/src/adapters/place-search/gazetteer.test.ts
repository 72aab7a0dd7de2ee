import { limits } from "@babchingu/openapi/limits";
import { expect, test } from "vitest";
import { GazetteerSearch, gazetteerPlaces } from "./gazetteer.ts";

const hongdae = { latitude: 37.5563, longitude: 126.9236 };
const places = new GazetteerSearch();

test("every place fits a meeting and lies in Korea", () => {
  const { name, address, phone } = limits.FoundPlace;
  for (const place of gazetteerPlaces) {
    expect(place.name.length, place.name).toBeLessThanOrEqual(name.maxLength);
    expect(place.address.length, place.name).toBeLessThanOrEqual(address.maxLength);
    expect(place.phone ?? "02-000-0000", place.name).toMatch(new RegExp(phone.pattern));
    expect(place.latitude > 33 && place.latitude < 39, place.name).toBe(true);
    expect(place.longitude > 126 && place.longitude < 130, place.name).toBe(true);
  }
  expect(new Set(gazetteerPlaces.map(({ name, address }) => `${name} ${address}`)).size).toBe(gazetteerPlaces.length);
});

test("finds a place by its name, ignoring white space", async () => {
  const { places: found } = await places.search({ term: "을밀대 평양 냉면", near: hongdae, page: 0 });
  expect(found.map((place) => place.name)).toEqual(["을밀대 평양냉면"]);
});

test("ranks a name match before an address match, and nearer places first", async () => {
  const { places: found } = await places.search({ term: "신촌", near: hongdae, page: 0 });
  const names = found.map((place) => place.name);
  expect(names.slice(0, 2)).toEqual(["신촌역 2호선", "신촌 형제갈비"]);
  expect(names.indexOf("이대역 2호선")).toBeGreaterThan(names.indexOf("연세대학교 신촌캠퍼스"));
});

test("returns each match once over all pages", async () => {
  const listedNames: string[] = [];
  for (let page = 0, hasMore = true; hasMore; page += 1) {
    const found = await places.search({ term: "부산", near: hongdae, page });
    expect(found.places.length).toBe(found.hasMore ? 15 : found.places.length);
    listedNames.push(...found.places.map((place) => `${place.name} ${place.address}`));
    hasMore = found.hasMore;
  }
  expect(new Set(listedNames).size).toBe(listedNames.length);
  expect(listedNames.length).toBe(
    gazetteerPlaces.filter(({ name, address }) => `${name}${address}`.includes("부산")).length,
  );
});

test("returns an empty page without matches", async () => {
  await expect(places.search({ term: "없는식당이름", near: hongdae, page: 0 })).resolves.toEqual({
    places: [],
    hasMore: false,
  });
  const lastPage = await places.search({ term: "부산", near: hongdae, page: 44 });
  expect(lastPage).toEqual({ places: [], hasMore: false });
});
