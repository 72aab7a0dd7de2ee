import { expect, it } from "vitest";
import { kakaoDirections, naverDirections } from "./directions.ts";

const place = { placeName: "국밥, 한 그릇", placeLatitude: 37.5665, placeLongitude: 126.978 };
const name = encodeURIComponent("국밥  한 그릇");

it("has the name without commas, and the position in the form of each map", () => {
  expect(kakaoDirections(place)).toBe(`https://map.kakao.com/link/to/${name},37.5665,126.978`);
  expect(naverDirections(place)).toBe(`https://map.naver.com/p/directions/-/14135126,4518367,${name},,/-/transit`);
});
