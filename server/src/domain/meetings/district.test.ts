import { expect, test } from "vitest";
import { districtOf } from "./district.ts";

test.for([
  ["서울 마포구 독막로19길 43", "서울 마포구"],
  ["서울특별시  마포구 서교동 1", "서울 마포구"],
  ["경기 성남시 분당구 판교역로 4", "경기 성남시"],
  ["충청북도 청주시 상당구 상당로 82", "충북 청주시"],
  ["전북특별자치도 전주시 완산구", "전북 전주시"],
  ["세종특별자치시 한누리대로 2130", "세종"],
  ["제주특별자치도 제주시 문연로 6", "제주 제주시"],
  ["독막로19길 43", null],
  ["우리집 302호", null],
  ["", null],
  [null, null],
] as const)("the district of %s is %s", ([address, district]) => {
  expect(districtOf(address)).toBe(district);
});
