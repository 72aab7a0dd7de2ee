import { expect, it } from "vitest";
import { formatNumber, formatSignedNumber } from "./format.ts";
import { formatPhone } from "./formatPhone.ts";

it("separates thousands and signs changes", () => {
  expect(formatNumber(1_234_500)).toBe("1,234,500");
  const numbers = [0, 7, 999, 1000, -999, -1000, 12_345, 1_234_500, -98_765_432];
  expect(numbers.map(formatNumber)).toEqual(numbers.map((value) => value.toLocaleString("ko-KR")));
  expect([500, -500, 0].map(formatSignedNumber)).toEqual(["+500", "-500", "0"]);
});

it.each([
  ["01012345678", "010-1234-5678"],
  ["02-312-0000", "02-312-0000"],
  ["0101", "0101"],
  ["010****5678", "010-****-5678"],
])("groups the phone number %s as %s", (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});
