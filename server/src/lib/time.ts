/** Time calculations; durations and the calendar of Seoul are in the contract package. */
import { DAY_MS, parseSeoulTime, SECOND_MS, SEOUL_OFFSET_MS } from "@babchingu/openapi";

/** No data is older; some date fields accept two-digit years by mistake. */
const EARLIEST = new Date("2000-01-01T00:00+09:00");

/** Like `parseSeoulTime`, for times that may be past. Also throws a RangeError before the year 2000. */
export function fromSeoulTimeSince2000(text: string): Date {
  const at = parseSeoulTime(text);
  if (at < EARLIEST) throw new RangeError(`Before the year 2000: ${text}`);
  return at;
}

/** The latest time with a four-digit year. */
const LATEST = new Date("9999-12-31T23:59+09:00");

/**
 * The same day and time of the next month in Seoul, or the month's last day: 31 January becomes 28 or 29 February.
 * At most the year 9999.
 */
export function nextSeoulMonth(at: Date): Date {
  const next = new Date(at.getTime() + SEOUL_OFFSET_MS);
  const day = next.getUTCDate();
  next.setUTCMonth(next.getUTCMonth() + 1);
  // A missing day overflows into the following month, whose day 0 is the last day of the intended one.
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return new Date(Math.min(next.getTime() - SEOUL_OFFSET_MS, LATEST.getTime()));
}

/** Whole seconds until the next midnight in Seoul, at least 1. */
export function secondsUntilSeoulMidnight(at: Date): number {
  const sinceMidnightMs = (at.getTime() + SEOUL_OFFSET_MS) % DAY_MS;
  return Math.max(1, Math.ceil((DAY_MS - sinceMidnightMs) / SECOND_MS));
}

/** Whole seconds from `from` until `to`, rounded up, never negative. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / SECOND_MS));
}

/** Whole days from `from` until `to`, rounded up, never negative. */
export function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / DAY_MS));
}

/** The same time of day in UTC, so many calendar months earlier. */
export function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

export function addMs(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
