import { MEAL_TIERS, type MealTier } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";

export type { MealTier };

const { minimum: SCORE_MIN } = limits.MealScore;
export const { maximum: SCORE_MAX } = limits.MealScore;

/** A score within 0–100; anything that isn't a number counts as 0. */
export function clampScore(point: number): number {
  return Number.isFinite(point) ? Math.min(SCORE_MAX, Math.max(SCORE_MIN, point)) : SCORE_MIN;
}

export function mealTier(point: number): MealTier {
  const score = clampScore(point);
  return MEAL_TIERS.findLast((tier) => score >= tier.from) ?? MEAL_TIERS[0];
}
