import { limits } from "@babchingu/openapi/limits";
import { expect, test } from "vitest";
import { degreesBetween, required, matchesPattern, parseDegrees } from "../../ui/forms/validators.ts";
import { imageOf } from "../../ui/image/imageValue.ts";
import { requestOf, valuesOf } from "./infoForm.ts";

const place = {
  id: 9,
  memberId: 25,
  name: "연남한상",
  address: "서울 마포구 동교로 242",
  phone: "02-335-0101",
  latitude: 37.5,
  longitude: null,
  policy: "음료를 드려요.",
  imageId: 4,
  imageUrl: "/images/a.webp",
  until: "2026-12-31T23:59",
  cache: 0,
  count: 0,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  memberPhone: null,
};

test("an unchanged form sends the row's values without the image", () => {
  const { name, address, phone, latitude, longitude, policy } = place;
  expect(requestOf(valuesOf(place), imageOf(place))).toEqual({ name, address, phone, latitude, longitude, policy });
});

test("texts are trimmed, an invalid coordinate and a removed image become null", () => {
  const values = {
    ...valuesOf(place),
    name: " 한상 ",
    latitude: "북쪽",
    longitude: " 127.02 ",
    image: { id: null, url: null },
  };
  expect(requestOf(values, imageOf(place))).toMatchObject({
    name: "한상",
    latitude: null,
    longitude: 127.02,
    imageId: null,
  });
});

test("a new image is sent by its id", () => {
  expect(requestOf({ ...valuesOf(place), image: { id: 7, url: "/images/b.webp" } }, imageOf(place)).imageId).toBe(7);
});

test.each([
  ["37.5663", 37.5663],
  ["-12", -12],
  ["0", 0],
  ["", null],
  ["   ", null],
  ["37.5도", null],
  ["Infinity", null],
])("parseDegrees(%j) is %j", (text, degrees) => {
  expect(parseDegrees(text)).toBe(degrees);
});

test("latitudes beyond the poles are rejected", () => {
  const latitude = degreesBetween("밖이에요", limits.AdminPartnerPlaceRequest.latitude);
  expect([latitude("90"), latitude("90.1"), latitude("-91"), latitude("abc"), latitude("")]).toEqual([
    undefined,
    "밖이에요",
    "밖이에요",
    undefined,
    undefined,
  ]);
});

test("blank texts are rejected, and a phone number has only digits and dashes", () => {
  const phone = matchesPattern("아니에요", limits.AdminPartnerPlaceRequest.phone);
  expect([required("비었어요")("  \n"), phone("02-335-0101"), phone("전화"), phone("")]).toEqual([
    "비었어요",
    undefined,
    "아니에요",
    undefined,
  ]);
});

test("a contract's end needs a date and a time", () => {
  const until = matchesPattern("모자라요", limits.AdminPartnerUntilRequest.until);
  expect([until("2026-12-31T23:59"), until("2026-12-31"), until("2026-13-01T00:00")]).toEqual([
    undefined,
    "모자라요",
    "모자라요",
  ]);
});
