import { expect, it } from "vitest";
import { LEGAL_VERSION } from "../rules.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

it("records agreement to the texts that are shown", () => {
  expect([terms.effectiveDate, privacy.effectiveDate]).toEqual([LEGAL_VERSION, LEGAL_VERSION]);
});

it("has 20 articles and supplementary provisions (D40)", () => {
  expect(Object.keys(terms.articles)).toHaveLength(21);
});

it("says when a member can't withdraw (R19)", () => {
  expect(terms.articles["제19조 (탈퇴와 계약의 해지)"]?.[0]).toContain("그 모임이 끝난 뒤에 탈퇴할 수 있습니다");
});
