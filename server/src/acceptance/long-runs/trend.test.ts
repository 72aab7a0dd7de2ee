import { describe, expect, test } from "vitest";
import { randomOf } from "../../testing/random.ts";
import { isGrowing, trendOf } from "./trend.ts";

const POINTS = 300;

/** Points on a line, with noise from -amplitude to amplitude. */
function noisyLine({ slope, amplitude, seed }: { slope: number; amplitude: number; seed: number }) {
  const random = randomOf(seed);
  const noise = () => (random() * 2 - 1) * amplitude;
  return Array.from({ length: POINTS }, (_, index) => ({ x: index / 6, y: 200 + (slope * index) / 6 + noise() }));
}

const noisyTrend = (slope: number) => trendOf(noisyLine({ slope, amplitude: 20, seed: 7 }));

describe("the trend", () => {
  test("of an exact line has its slope and no error", () => {
    const { slope, standardError, mean } = trendOf(noisyLine({ slope: 2.5, amplitude: 0, seed: 1 }));
    expect(slope).toBeCloseTo(2.5);
    expect(standardError).toBeCloseTo(0);
    expect(mean).toBeCloseTo(200 + (2.5 * (POINTS - 1)) / 12);
  });

  test("agrees with a textbook example", () => {
    // Slope 0.6, residual sum 2.4, spread 10: √(2.4 / 3 / 10).
    const points = [2, 4, 5, 4, 5].map((y, index) => ({ x: index + 1, y }));
    const { slope, standardError } = trendOf(points);
    expect(slope).toBeCloseTo(0.6);
    expect(standardError).toBeCloseTo(0.2828, 4);
  });

  test("has the real slope within 1.96 standard errors for 95 of 100 series", () => {
    const seeds = Array.from({ length: 400 }, (_, seed) => seed);
    const covered = seeds.filter((seed) => {
      const { slope, standardError } = trendOf(noisyLine({ slope: 0.3, amplitude: 20, seed }));
      return Math.abs(slope - 0.3) < 1.96 * standardError;
    });
    expect(covered.length / seeds.length).toBeGreaterThan(0.91);
    expect(covered.length / seeds.length).toBeLessThan(0.99);
  });

  test("counts as growth only when it is certain and above the limit", () => {
    expect(isGrowing(noisyTrend(0), 1)).toBe(false);
    expect(isGrowing(noisyTrend(0.5), 1)).toBe(false);
    expect(isGrowing(noisyTrend(2), 1)).toBe(true);
    expect(isGrowing(noisyTrend(-2), 1)).toBe(false);
    // Three points with a steep slope by chance.
    expect(isGrowing(trendOf([0, 30, 15].map((y, x) => ({ x, y }))), 1)).toBe(false);
  });
});
