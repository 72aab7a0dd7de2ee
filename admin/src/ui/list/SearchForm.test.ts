import { expect, test } from "vitest";
import { guessField, termError } from "./SearchForm.tsx";

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

test.each([
  ["12", "id"],
  ["010-1234", "phone"],
  ["+82 10 1234", "phone"],
  ["0", "phone"],
  ["온기 국밥", "name"],
  ["12번가", "name"],
  ["", null],
])("the field that %j looks like is %j", (q, expected) => {
  expect(guessField(q, { id: "회원 번호", name: "닉네임", phone: "휴대폰 번호" })).toBe(expected);
});

test("a field that the list can't be searched by isn't guessed", () => {
  expect(guessField("010", { id: "번호", title: "제목" })).toBeNull();
  expect(guessField("국밥", { id: "번호", title: "제목" })).toBe("title");
});
