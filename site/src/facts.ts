/**
 * The figures the pages quote, so that a sentence never holds a number of its own. Sources: member-app.md §9
 * and decisions D17, D19, D21.
 */
export const facts = {
  /** Rice grains: granted at sign-up, and held when a meeting is created or joined. */
  riceGrant: 1500,
  riceDeposit: 500,
  /** How far the nearby list looks, and how close to the place a check-in works. */
  nearbyKm: 10,
  checkInKm: 1,
  /** Minutes before the meeting when it confirms itself; also half of the check-in window. */
  confirmMin: 15,
  noShowPenaltyWon: 5000,
  capacityMin: 2,
  capacityMax: 20,
  scoreFirst: 50,
  scorePraise: 1,
  scoreNoShow: 5,
  policyMaxLength: 300,
} as const;

/** A whole number with thousands separators, as the product writes rice and won. */
export function count(value: number): string {
  return value.toLocaleString("ko-KR");
}

/** The tiers of the meal score, coldest first (member-app.md §3). */
export const mealTiers = ["샤밥", "찬밥", "그냥 밥", "따뜻한 밥", "뜨거운 밥", "황금 누룽지"] as const;
