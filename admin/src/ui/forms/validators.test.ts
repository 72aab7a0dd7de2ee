import { describe, expect, test } from "vitest";
import {
  required,
  yearValidator,
  lengthBetween,
  linkValidator,
  repeatedCodeValidators,
  securityCodeValidators,
  integerBetween,
} from "./validators.ts";

const codeError = (value: string | number | null | undefined) =>
  securityCodeValidators.map((validate) => validate(value)).find(Boolean);

const repeatedCodeError = (value: string) =>
  repeatedCodeValidators.map((validate) => validate(value, { newCode: "0123" })).find(Boolean);

describe("the security code", () => {
  test.each(["0", "2000000000", 48151623])("%s is a valid code", (code) => {
    expect(codeError(code)).toBeUndefined();
  });
  test.each(["-1", "2000000001", "1.5", "1e3", "숫자"])("%s is not a code", (code) => {
    expect(codeError(code)).toBe("0부터 20억까지의 숫자를 입력해 주세요.");
  });
  test.each([null, undefined, "", "  "])("%s is missing", (code) => {
    expect(codeError(code)).toBe("보안 코드를 입력해 주세요.");
  });
});

test("the new security code is typed twice", () => {
  expect(["0123", "123", "124", ""].map(repeatedCodeError)).toEqual([
    undefined,
    undefined,
    "새 보안 코드와 달라요. 다시 확인해 주세요.",
    "새 보안 코드를 한 번 더 입력해 주세요.",
  ]);
});

test("blanks count as empty", () => {
  expect(required("비었어요")(" \n")).toBe("비었어요");
  expect(required("비었어요")("밥")).toBeUndefined();
});

test("an amount is an integer without a sign", () => {
  const amount = integerBetween("아니에요", { minimum: 1, maximum: 10 });
  expect([0, 1, 10, 11, "+1", 2.5].map((value) => amount(value))).toEqual([
    "아니에요",
    undefined,
    undefined,
    "아니에요",
    "아니에요",
    "아니에요",
  ]);
});

test("a password has a minimum and a maximum length", () => {
  const password = lengthBetween("길이", { minLength: 6, maxLength: 16 });
  expect(["12345", "123456", "1".repeat(16), "1".repeat(17)].map((value) => password(value))).toEqual([
    "길이",
    undefined,
    undefined,
    "길이",
  ]);
});

test.each([
  ["/app/mypage/events/8", true],
  ["https://example.com/a", true],
  ["", true],
  [" https://example.com/a ", true],
  ["http://example.com", false],
  ["//example.com", false],
  ["javascript:alert(1)", false],
])("linkValidator(%j) accepts: %s", (value, isValid) => {
  expect(linkValidator(value) === undefined).toBe(isValid);
});

test.each([
  ["", true],
  [null, true],
  ["2000-01-01T00:00", true],
  ["2026-12-31", true],
  ["2099-12-31T23:59:59", true],
  ["0026-12-31T18:30", false],
  ["1999-12-31T23:59", false],
  ["2100-01-01T00:00", false],
  ["20260-12-31T18:30", false],
  ["12월", false],
])("yearValidator(%j) accepts: %s", (value, isValid) => {
  expect(yearValidator(value) === undefined).toBe(isValid);
});
