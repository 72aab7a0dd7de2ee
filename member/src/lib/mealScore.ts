/** The tiers of the meal score (member-app §3). */
export interface MealTier {
  /** 1 (cold) to 6 (golden). */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  name: string;
  /** Lowest score of the tier. */
  from: number;
}

const SCORE_MAX = 100;

export const mealTiers = [
  { level: 1, name: "샤밥", from: 0 },
  { level: 2, name: "찬밥", from: 20 },
  { level: 3, name: "그냥 밥", from: 40 },
  { level: 4, name: "따뜻한 밥", from: 60 },
  { level: 5, name: "뜨거운 밥", from: 80 },
  { level: 6, name: "황금 누룽지", from: 100 },
] as const satisfies readonly MealTier[];

/** A score within 0–100; anything that isn't a number counts as 0. */
export function clampScore(point: number): number {
  return Number.isFinite(point) ? Math.min(SCORE_MAX, Math.max(0, point)) : 0;
}

/** The tier that a score belongs to. */
export function mealTier(point: number): MealTier {
  const score = clampScore(point);
  return mealTiers.findLast((tier) => score >= tier.from) ?? mealTiers[0];
}
