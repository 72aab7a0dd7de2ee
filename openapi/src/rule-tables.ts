/** The tables among the facts of rules.ts, which exports them. The member app loads them after its first screen. */
import type { RiceProductIdValue } from "../generated/enums.ts";

/** The rice packs that the app stores sell, with their prices, which neither store sends with a receipt (D28). */
export const RICE_PACKS = {
  rice_500: { grains: 500, priceWon: 5500 },
  rice_1000: { grains: 1000, priceWon: 11_000 },
  rice_2000: { grains: 2000, priceWon: 22_000 },
} as const satisfies Record<RiceProductIdValue, { grains: number; priceWon: number }>;

/** Hours in Seoul at which a meal begins, both included: 10:59 is still morning, and the night ends after midnight (member §9). */
export const MEAL_HOURS = {
  MORNING: { from: 5, to: 10 },
  LUNCH: { from: 11, to: 15 },
  DINNER: { from: 16, to: 20 },
  NIGHT: { from: 21, to: 4 },
} as const;

/** A tier of the meal score (member §3). */
export interface MealTier {
  /** 1 (cold) to 6 (golden). */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  name: string;
  /** Lowest score of the tier. */
  from: number;
}

/** The tiers, coldest first. */
export const MEAL_TIERS = [
  { level: 1, name: "샤밥", from: 0 },
  { level: 2, name: "찬밥", from: 20 },
  { level: 3, name: "그냥 밥", from: 40 },
  { level: 4, name: "따뜻한 밥", from: 60 },
  { level: 5, name: "뜨거운 밥", from: 80 },
  { level: 6, name: "황금 누룽지", from: 100 },
] as const satisfies readonly MealTier[];
