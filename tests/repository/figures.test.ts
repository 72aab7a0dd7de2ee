/** The sentences of the pages that repeat a figure of openapi/src/rules.ts: a changed figure names those to correct. */
import * as rules from "@babchingu/openapi";
import { expect, it } from "vitest";
import { read } from "./lib/files.ts";

const { AUTO_CONFIRM_MIN, CHECK_IN_OPENS_MIN: opensMin, CHECK_IN_CLOSES_MIN: closesMin, MEETING_LENGTH_MIN } = rules;
const inEnglish = (figure: number) => figure.toLocaleString("en-US");
const radiusM = inEnglish(rules.CHECK_IN_RADIUS_M);
const penalty = `${inEnglish(rules.NO_SHOW_PENALTY_WON)} won`;
const nearbyKm = rules.NEARBY_RADIUS_M / 1000;
const lengthHours = MEETING_LENGTH_MIN / 60;

const sentences = {
  "docs/product.md": [
    `begins at ${rules.FIRST_MEAL_SCORE}. A positive rating adds ${rules.RATING_SCORE}, a negative takes ${rules.RATING_SCORE}, a no-show takes ${rules.NO_SHOW_SCORE};`,
    `a deposit of ${rules.MEETING_DEPOSIT_RICE} rice`,
    `takes no time within the next ${AUTO_CONFIRM_MIN} minutes`,
    `steps of ${rules.SCHEDULE_STEP_MIN} minutes; it starts ${rules.SCHEDULE_LEAD_MIN} minutes from now`,
    `After ${rules.PLACE_MOVES_PER_HOUR} moves of one meeting within an hour`,
    `within ${rules.PARTNER_PLACE_RADIUS_M} m of the position`,
    `is within ${nearbyKm} km, not END`,
    `- ${AUTO_CONFIRM_MIN} minutes before, a meeting is confirmed automatically`,
    `CONFIRMED (by the host, or ${AUTO_CONFIRM_MIN} minutes before) → READY (${opensMin} minutes before,`,
    `END (${lengthHours} hours after its time, or ${AUTO_CONFIRM_MIN} minutes before when below the minimum)`,
    `open from ${opensMin} minutes before until ${closesMin} minutes after the time, within ${radiusM} m`,
    `a penalty record of ${penalty}`,
    `${rules.CHECK_COUNTDOWN_MIN} minutes from the message`,
    `${rules.MEETING_REMINDER_MIN} minutes before the meeting, once`,
    `no-shows of ${rules.NO_SHOWS_SHOWN_MONTHS} months without waived ones`,
  ],
  "docs/glossary.md": [
    `begins at ${rules.FIRST_MEAL_SCORE};`,
    `by the host, or ${AUTO_CONFIRM_MIN} minutes before (D19)`,
    `${opensMin} minutes before to ${closesMin} after, within ${rules.CHECK_IN_RADIUS_M / 1000} km`,
    `${penalty}, recorded for a no-show`,
  ],
  "docs/conformance/rules.md": [
    `by the host or at T−${AUTO_CONFIRM_MIN} min; READY opens at T−${opensMin}; END at T+${lengthHours} h, or at T−${AUTO_CONFIRM_MIN} below`,
    `the last ${AUTO_CONFIRM_MIN} minutes follows the rule of the last ${AUTO_CONFIRM_MIN} minutes`,
    `open from T−${opensMin} to T+${closesMin}, both ends included, within ${radiusM} m`,
    `_Nearby_ is ${nearbyKm} km`,
  ],
};

it.each(Object.entries(sentences))("%s", (page, texts) => {
  const text = read(page).replaceAll(/\s+/g, " ");
  expect(texts.filter((sentence) => !text.includes(sentence))).toEqual([]);
});
