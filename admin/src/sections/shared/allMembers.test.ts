import { expect, test } from "vitest";
import { allMembersText, boundOf } from "./allMembers.ts";

test("the number of all members is an upper bound until it may be an estimate", () => {
  expect([undefined, 10_000, 12_345].map((count) => allMembersText(count))).toEqual([
    "모든 회원",
    "모든 회원 (많게는 10,000명)",
    "모든 회원 (약 12,345명)",
  ]);
  expect(boundOf(12_000, 500)).toBe("약 6,000,000");
});
