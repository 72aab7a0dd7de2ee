import { describe, expect, test } from "vitest";
import { cut, formatSigned, formatTime } from "./format.ts";

describe("times", () => {
  test("an instant is shown in Seoul's time", () => {
    expect(formatTime("2026-03-01T09:30:00.000Z")).toBe("2026. 3. 1. 오후 6:30");
  });
  test("a zone-less time is Seoul's already", () => {
    expect(formatTime("2026-03-01T18:30")).toBe("2026. 3. 1. 오후 6:30");
    expect(formatTime("2026-03-01T18:30:00")).toBe("2026. 3. 1. 오후 6:30");
  });
});

test.each([
  [0, "+0"],
  [1500, "+1,500"],
  [-500, "-500"],
])("the signed %d is %s", (value, text) => {
  expect(formatSigned(value)).toBe(text);
});

describe("cutting", () => {
  test("leaves a text of exactly the length", () => {
    expect(cut("가".repeat(30), 30)).toBe("가".repeat(30));
  });
  test("cuts one character more", () => {
    expect(cut("가".repeat(31), 30)).toBe(`${"가".repeat(30)}…`);
  });
  test("doesn't halve an emoji", () => {
    expect(cut("🍚🍚🍚", 2)).toBe("🍚🍚…");
  });
});
