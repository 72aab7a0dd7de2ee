/** The figures that the pages quote; no page types a number itself. */
import {
  AUTO_CONFIRM_MIN,
  CHECK_IN_RADIUS_M,
  FIRST_MEAL_SCORE,
  MEAL_TIERS,
  MEETING_DEPOSIT_RICE,
  NEARBY_RADIUS_M,
  NO_SHOW_PENALTY_WON,
  NO_SHOW_SCORE,
  RATING_SCORE,
  REPORT_ANSWER_HOURS,
  RICE_PACKS,
  SIGNUP_RICE,
} from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";

const metresPerKm = 1000;
/** The smallest pack that the app stores sell gives the price of rice. */
const { grains, priceWon } = RICE_PACKS.rice_500;

/** Rice is in grains; the suffixes Km, Min, Hours and Won are units. */
export const figures = {
  riceGrant: SIGNUP_RICE,
  riceDeposit: MEETING_DEPOSIT_RICE,
  /** What that rice costs in the app. */
  depositWon: (MEETING_DEPOSIT_RICE / grains) * priceWon,
  /** Meetings that the sign-up rice pays for. */
  signupRiceMeetings: Math.floor(SIGNUP_RICE / MEETING_DEPOSIT_RICE),
  /** The radii of the nearby list and of the check-in. */
  nearbyKm: NEARBY_RADIUS_M / metresPerKm,
  checkInKm: CHECK_IN_RADIUS_M / metresPerKm,
  confirmMin: AUTO_CONFIRM_MIN,
  /** Billed for a no-show (member §9). */
  noShowPenaltyWon: NO_SHOW_PENALTY_WON,
  /** A report is answered within this. */
  reportAnswerHours: REPORT_ANSWER_HOURS,
  capacityMin: limits.MinCapacity.minimum,
  capacityMax: limits.MaxCapacity.maximum,
  scoreFirst: FIRST_MEAL_SCORE,
  /** Points that a good rating adds and a no-show subtracts (D17). */
  scorePositive: RATING_SCORE,
  scoreNoShow: NO_SHOW_SCORE,
  policyMaxLength: limits.PartnerPlaceApplicationRequest.policy.maxLength,
} as const;

/** Names of the meal score's tiers, coldest first (member §3). */
export const mealTiers = MEAL_TIERS.map((tier) => tier.name);
