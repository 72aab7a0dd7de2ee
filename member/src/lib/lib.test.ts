import { describe, expect, it } from "vitest";
import { digitsOnly, phoneDigits } from "./digits.ts";
import { dishOf } from "./dish.ts";
import { formatDistance } from "./formatDistance.ts";
import { clampScore, mealTier } from "./mealScore.ts";

describe("distance", () => {
  it.each([
    [0, "0m"],
    [349.6, "350m"],
    [999.4, "999m"],
    [999.6, "1.0km"],
    [1000, "1.0km"],
    [12_340, "12.3km"],
  ])("formats %d m as %s", (metres, text) => {
    expect(formatDistance(metres)).toBe(text);
  });
});

describe("meal score", () => {
  it.each([
    [-5, 1],
    [0, 1],
    [19, 1],
    [20, 2],
    [39, 2],
    [40, 3],
    [59, 3],
    [60, 4],
    [79, 4],
    [80, 5],
    [99, 5],
    [100, 6],
    [130, 6],
  ])("puts %d into tier %d", (point, level) => {
    expect(mealTier(point).level).toBe(level);
  });

  it("clamps, and treats NaN as 0", () => {
    expect([-1, 50, 101, Number.NaN].map(clampScore)).toEqual([0, 50, 100, 0]);
  });
});

describe("digits", () => {
  it("keeps digits up to the limit", () => {
    expect(digitsOnly("12a3-4５6", 5)).toBe("12345");
    expect(phoneDigits("010-1234-5678 ", 11)).toBe("01012345678");
    expect(phoneDigits("010123456789", 11)).toBe("01012345678");
  });

  it("turns the international form into the domestic one", () => {
    expect(phoneDigits("+82 10-1234-5678", 11)).toBe("01012345678");
    expect(phoneDigits("+82 (0)10 1234 5678", 11)).toBe("01012345678");
  });
});

describe("dishes", () => {
  it("finds the dish in title or place", () => {
    expect(dishOf("퇴근하고 국밥 한 그릇", "할매집")).toBe("soup");
    expect(dishOf("오늘 뭐 먹지", "을지로 노가리 호프")).toBe("chicken");
    expect(dishOf("같이 밥 먹어요", null)).toBe("rice");
  });
});
