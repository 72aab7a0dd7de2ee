import { describe, expect, test } from "vitest";
import { truncate, formatSigned, formatTime } from "./format.ts";

describe("times", () => {
  test("an instant is formatted in Seoul's time", () => {
    expect(formatTime("2026-03-01T09:30:00.000Z")).toBe("2026. 3. 1. 오후 6:30");
  });
  test("a time without a zone is in Seoul's time", () => {
    expect(formatTime("2026-03-01T18:30")).toBe("2026. 3. 1. 오후 6:30");
    expect(formatTime("2026-03-01T18:30:00")).toBe("2026. 3. 1. 오후 6:30");
  });
});

test.each([
  [0, "+0"],
  [1500, "+1,500"],
  [-500, "-500"],
])("formatSigned(%d) is %s", (value, text) => {
  expect(formatSigned(value)).toBe(text);
});

describe("truncate", () => {
  test("keeps a text of exactly the length", () => {
    expect(truncate("가".repeat(30), 30)).toBe("가".repeat(30));
  });
  test("truncates a text of one character more", () => {
    expect(truncate("가".repeat(31), 30)).toBe(`${"가".repeat(30)}…`);
  });
  test("doesn't split an emoji", () => {
    expect(truncate("🍚🍚🍚", 2)).toBe("🍚🍚…");
  });
});
