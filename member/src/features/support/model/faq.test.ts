import { MEETING_DEPOSIT_RICE, NO_SHOW_PENALTY_WON, SIGNUP_RICE } from "@babchingu/openapi";
import { describe, expect, it } from "vitest";
import { formatNumber } from "@babchingu/web/format.ts";
import { FAQ_TABS, faq } from "./faq.ts";
import { inquiryLink } from "./inquiry.ts";

const answersOf = (tab: keyof typeof faq): string => Object.values(faq[tab]).flat().join("\n");

describe("faq", () => {
  it.each(FAQ_TABS.map(({ value }) => value))("has questions with answers under %s", (tab) => {
    const answers = Object.values(faq[tab]);
    expect(answers.length).toBeGreaterThan(3);
    expect(answers.every((answer) => answer.every((paragraph) => paragraph.trim() !== ""))).toBe(true);
  });

  it("states the figures of the product rules", () => {
    expect(answersOf("rice")).toContain(`${formatNumber(SIGNUP_RICE)}알`);
    expect(answersOf("rice")).toContain(`${formatNumber(MEETING_DEPOSIT_RICE)}알`);
    expect(answersOf("meetings")).toContain(`${formatNumber(NO_SHOW_PENALTY_WON)}원`);
    expect(answersOf("meetings")).toContain("10km");
    expect(answersOf("meetings")).toContain("1km");
  });

  it("has no undefined figure", () => {
    const all = FAQ_TABS.map(({ value }) => answersOf(value)).join("\n");
    expect(all).not.toMatch(/undefined|NaN|null/);
  });
});

describe("inquiryLink", () => {
  it("names the member and encodes any nickname", () => {
    const link = new URL(inquiryLink("help@babchingu.example", { id: 7, name: "밥&국?요정" }));
    expect(link.pathname).toBe("help@babchingu.example");
    expect(link.searchParams.get("body")).toContain("닉네임: 밥&국?요정\n회원 번호: 7");
  });
});
