import { expect, test } from "vitest";
import { termError } from "./SearchForm.tsx";

test.each([
  ["name", " ", "검색어를 입력해 주세요."],
  ["name", "-", null],
  ["id", "열둘", "번호는 숫자로 입력해 주세요."],
  ["member_id", "12", null],
  ["phone", "-", "휴대폰 번호는 숫자로 입력해 주세요."],
  ["phone", "전화", "휴대폰 번호는 숫자로 입력해 주세요."],
  ["phone", "010-1234", null],
])("the error of a term in %s: %j", (field, q, expected) => {
  expect(termError(field, q)).toBe(expected);
});
