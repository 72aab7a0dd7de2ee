import { describe, expect, it } from "vitest";
import {
  nameLockDaysLeft,
  formatNameLock,
  nameProblem,
  passwordChangeProblem,
  sameNameProblem,
} from "./accountRules.ts";

describe("change of the password", () => {
  it.each([
    ["", "newbab34", "newbab34", "현재 비밀번호를 입력해 주세요."],
    ["babbab12", "bab34", "bab34", "비밀번호는 6자 이상이어야 해요."],
    ["babbab12", "🍚🍚🍚", "🍚🍚🍚", "비밀번호는 6자 이상이어야 해요."],
    ["babbab12", "b".repeat(17), "b".repeat(17), "비밀번호는 16자까지 쓸 수 있어요."],
    ["babbab12", "newbab34", "newbab35", "비밀번호가 서로 달라요."],
    ["babbab12", "babbab12", "babbab12", "지금과 다른 비밀번호를 써 주세요."],
    ["babbab12", "newbab", "newbab", null],
    ["babbab12", "n".repeat(16), "n".repeat(16), null],
  ])("from %j to %j, confirmed as %j: %s", (current, password, confirmation, problem) => {
    expect(passwordChangeProblem(current, password, confirmation)).toBe(problem);
  });
});

describe("change of the nickname", () => {
  const changed = "2026-03-01T03:00:00Z";

  it.each([
    [null, "2026-03-01T03:00:00Z", 0],
    [changed, "2026-03-01T02:59:00Z", 30],
    [changed, "2026-03-01T03:00:00Z", 30],
    [changed, "2026-03-01T03:00:01Z", 30],
    [changed, "2026-03-02T03:00:00Z", 29],
    [changed, "2026-03-31T02:59:59Z", 1],
    [changed, "2026-03-31T03:00:00Z", 0],
    [changed, "2027-01-01T00:00:00Z", 0],
  ])("changed %s, at %s: %d days left", (nameUpdatedAt, now, days) => {
    expect(nameLockDaysLeft(nameUpdatedAt, new Date(now))).toBe(days);
  });

  it("has up to 10 characters, of which an emoji is one, as for the server", () => {
    expect(nameProblem("🍚".repeat(10))).toBeNull();
    expect(nameProblem("🍚".repeat(11))).toBe("닉네임은 10자까지 쓸 수 있어요.");
    // Are stored as "(주)" and "!!".
    expect(nameProblem(`㈜${"가".repeat(8)}`)).toBe("닉네임은 10자까지 쓸 수 있어요.");
    expect(nameProblem(`${"가".repeat(8)}\u203C\uFE0F`)).toBeNull();
  });

  it("formats the days left", () => {
    expect(formatNameLock(12)).toBe("아직 닉네임을 바꿀 수 없어요. 12일 뒤에 바꿀 수 있어요.");
  });

  it("rejects the current nickname, also with spaces around it", () => {
    expect(sameNameProblem(" 국밥요정 ", "국밥요정")).toBe("지금과 다른 닉네임을 써 주세요.");
    expect(sameNameProblem("국밥천사", "국밥요정")).toBeNull();
  });
});
