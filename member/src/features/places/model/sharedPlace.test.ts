import { parameterLimits } from "@babchingu/openapi/limits";
import { expect, it } from "vitest";
import { sharedPlaceName } from "./sharedPlace.ts";

const nameIn = (shared: Record<string, string>) => sharedPlaceName(new URLSearchParams(shared));

it.each([
  ["Naver Map", { text: "[네이버 지도]\n연남 순대국\n서울 마포구 동교로 1\nhttps://naver.me/xAbC" }],
  ["Kakao Map", { text: "[카카오맵] 연남 순대국\n서울 마포구 동교로 1\nhttps://kko.kakao.com/abc" }],
  ["Google Maps", { title: "연남 순대국", text: "https://maps.app.goo.gl/abc" }],
  [
    "a page of Google Maps",
    { url: "https://www.google.com/maps/place/%EC%97%B0%EB%82%A8+%EC%88%9C%EB%8C%80%EA%B5%AD/@37.5,126.9" },
  ],
  ["a page of Naver Map", { url: "https://map.naver.com/p/search/%EC%97%B0%EB%82%A8%20%EC%88%9C%EB%8C%80%EA%B5%AD" }],
  ["a page of Kakao Map", { text: "https://map.kakao.com/?q=%EC%97%B0%EB%82%A8%20%EC%88%9C%EB%8C%80%EA%B5%AD" }],
  ["text without an address", { text: "  연남 순대국 " }],
])("finds the name in what is shared by %s", (_, shared) => {
  expect(nameIn(shared)).toBe("연남 순대국");
});

it("has no name for an address that tells none, and for one that can't be decoded", () => {
  expect(nameIn({ url: "https://naver.me/xAbC" })).toBe("");
  expect(nameIn({ url: "https://map.kakao.com/?q=%E0%A4%A" })).toBe("");
});

it("shortens a long text to what may be searched for", () => {
  expect(nameIn({ text: "국".repeat(500) })).toBe("국".repeat(parameterLimits.searchPlaces.term.maxLength));
});

it("tells that nothing was shared", () => {
  expect(nameIn({ tab: "nearby" })).toBeNull();
});
