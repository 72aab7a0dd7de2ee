import { MEAL_TIERS, type MealTier } from "@babchingu/openapi";

export type { MealTier };

const SCORE_MAX = 100;

/** A score within 0–100; anything that isn't a number counts as 0. */
export function clampScore(point: number): number {
  return Number.isFinite(point) ? Math.min(SCORE_MAX, Math.max(0, point)) : 0;
}

/** The tier that a score belongs to. */
export function mealTier(point: number): MealTier {
  const score = clampScore(point);
  return MEAL_TIERS.findLast((tier) => score >= tier.from) ?? MEAL_TIERS[0];
}
