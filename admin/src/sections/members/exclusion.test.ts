import { MemberStatusValues } from "@babchingu/openapi/enums";
import type { AdminMember } from "@babchingu/openapi/types";
import { expect, test } from "vitest";
import { exclusionText, isExclusion } from "./exclusion.ts";

const member = { id: 7, riceBalance: 1500 } as AdminMember;

test("a ban and a withdrawal are asked for", () => {
  expect(MemberStatusValues.filter(isExclusion)).toEqual(["BANNED", "WITHDRAWN"]);
});

test.each([
  ["BANNED", "정지 안내만"],
  ["WITHDRAWN", "개인정보는 지워지지 않아요"],
] as const)("%s is asked for with the rice that is left, and what it does", (status, text) => {
  expect(exclusionText(member, status)).toMatch(/^회원 7번, 남은 쌀알은 1,500알이에요\. /);
  expect(exclusionText(member, status)).toContain(text);
  expect(exclusionText(member, status)).toContain("출석하지 못하면 노쇼");
});
