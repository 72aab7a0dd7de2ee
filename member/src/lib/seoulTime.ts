/**
 * Times as the contract carries them (D7): a zone-less string is local Seoul time, everything else is an
 * RFC 3339 instant. The contract's own `formatSeoulTime` writes the zone-less form.
 */
import {
  DAY_MS,
  instantOf,
  MINUTE_MS,
  SCHEDULE_LEAD_MIN,
  SCHEDULE_STEP_MIN,
  SEOUL_OFFSET_MS,
} from "@babchingu/openapi";

/** The days of a week, in the order of `SeoulParts.weekday`. */
export const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** The parts of a date and time in Seoul. `weekday` 0 is Sunday; `month` is 1–12. */
export interface SeoulParts {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
}

/** Parses `2026-03-01T18:30` (seconds optional) as Seoul time, or an instant with a zone. Null when it is neither. */
export function parseTime(text: string): Date | null {
  try {
    const date = instantOf(text);
    return Number.isNaN(date.getTime()) ? null : date;
  } catch {
    return null;
  }
}

/**
 * Not by Intl, whose data for a language takes a phone a tenth of a second to load: that long the first screen would answer no
 * tap.
 */
export function seoulParts(date: Date): SeoulParts {
  const shifted = new Date(date.getTime() + SEOUL_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** Midnight in Seoul at the start of that day, plus `days` days. */
export function seoulDayStart(date: Date, days = 0): Date {
  const start = Math.floor((date.getTime() + SEOUL_OFFSET_MS) / DAY_MS) * DAY_MS - SEOUL_OFFSET_MS;
  return new Date(start + days * DAY_MS);
}

/** Whole calendar days from `now` to `date` in Seoul: 0 today, 1 tomorrow, −1 yesterday. */
export function daysBetween(now: Date, date: Date): number {
  return Math.round((seoulDayStart(date).getTime() - seoulDayStart(now).getTime()) / DAY_MS);
}

/** The first choice of the time picker: a while from now, rounded up to its step (member §5). */
export function defaultMeetingTime(now: Date): Date {
  const stepMs = SCHEDULE_STEP_MIN * MINUTE_MS;
  return new Date(Math.ceil((now.getTime() + SCHEDULE_LEAD_MIN * MINUTE_MS) / stepMs) * stepMs);
}
