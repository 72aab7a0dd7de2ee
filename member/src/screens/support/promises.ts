/** Deadlines and packs of member-app §9 that members read and no rule of the code acts on. */

/** Until when something can be contested, and when it is answered. */
export const answerTimes = {
  /** A report is answered within this. */
  reportHours: 24,
  /** An objection to a no-show can be made for this long, and is answered within that. */
  noShowObjectionDays: 7,
  noShowAnswerDays: 3,
  /** A suspension can be appealed for this long. */
  sanctionAppealDays: 7,
} as const;

/** Grains that the app stores sell in one purchase. */
export const RICE_PACKS = [500, 1000, 2000] as const;
