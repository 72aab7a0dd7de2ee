/** Months of the Seoul calendar. */
import { SEOUL_OFFSET_MS } from "@babchingu/openapi";

/** The same Seoul time `months` later, or on the last day of that month. */
export function addMonths(instant: Date, months: number): Date {
  const seoul = new Date(instant.getTime() + SEOUL_OFFSET_MS);
  const day = seoul.getUTCDate();
  seoul.setUTCDate(1);
  seoul.setUTCMonth(seoul.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(seoul.getUTCFullYear(), seoul.getUTCMonth() + 1, 0)).getUTCDate();
  seoul.setUTCDate(Math.min(day, lastDay));
  return new Date(seoul.getTime() - SEOUL_OFFSET_MS);
}
