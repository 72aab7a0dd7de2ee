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

/** The same day and time so many months later in Seoul, or the month's last day: 31 January becomes 28 or 29 February. */
function addSeoulMonths(at: Date, months: number): Date {
  const moved = new Date(at.getTime() + SEOUL_OFFSET_MS);
  const day = moved.getUTCDate();
  moved.setUTCMonth(moved.getUTCMonth() + months);
  // A missing day overflows into the following month, whose day 0 is the last day of the intended one.
  if (moved.getUTCDate() !== day) moved.setUTCDate(0);
  return addMs(moved, -SEOUL_OFFSET_MS);
}

/** The same day and time of the next month in Seoul, or its last day. At most the year 9999. */
export function nextSeoulMonth(at: Date): Date {
  return new Date(Math.min(addSeoulMonths(at, 1).getTime(), LATEST.getTime()));
}

/** The same day and time so many months ago in Seoul, or that month's last day. */
export function seoulMonthsBefore(at: Date, months: number): Date {
  return addSeoulMonths(at, -months);
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

export function addMs(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
