/** Months of the Seoul calendar. */
const SEOUL_MS = 9 * 60 * 60_000;

/** The same Seoul time `months` later, or on the last day of that month. */
export function addMonths(instant: Date, months: number): Date {
  const seoul = new Date(instant.getTime() + SEOUL_MS);
  const day = seoul.getUTCDate();
  seoul.setUTCDate(1);
  seoul.setUTCMonth(seoul.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(seoul.getUTCFullYear(), seoul.getUTCMonth() + 1, 0)).getUTCDate();
  seoul.setUTCDate(Math.min(day, lastDay));
  return new Date(seoul.getTime() - SEOUL_MS);
}
