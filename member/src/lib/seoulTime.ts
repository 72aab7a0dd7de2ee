/**
 * Times as the contract carries them (D7): a zone-less string is local Seoul time, everything else is an
 * RFC 3339 instant. All words about time in the app come from here, always in Asia/Seoul, wherever the phone is.
 */

/** A moment on the wall clock of Seoul. `weekday` 0 is Sunday; `month` is 1–12. */
export interface SeoulParts {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
}

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

// Seoul has kept UTC+9 without summer time since 1988, so parsing needs no time zone database.
const SEOUL_OFFSET = "+09:00";
const SEOUL_OFFSET_MS = 9 * 60 * MINUTE_MS;

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/;

/** Reads `2026-03-01T18:30` (seconds optional) as Seoul time, or an instant with a zone. Null when it is neither. */
export function parseTime(text: string): Date | null {
  const match = LOCAL_TIME.exec(text);
  const date = new Date(match ? `${text}${SEOUL_OFFSET}` : text);
  if (Number.isNaN(date.getTime())) return null;
  // JavaScript rolls 30 February over to March; a day that doesn't exist is no time at all.
  if (match && seoulParts(date).day !== Number(match[3])) return null;
  return date;
}

/** The clock of Seoul at that instant. */
export function seoulParts(date: Date): SeoulParts {
  const shifted = new Date(date.getTime() + SEOUL_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

const two = (value: number): string => String(value).padStart(2, "0");

/** The day as `2026-03-01` on the Seoul calendar. */
export function seoulDateString(date: Date): string {
  const { year, month, day } = seoulParts(date);
  return `${year}-${two(month)}-${two(day)}`;
}

/** The zone-less form that the contract wants for `scheduledAt` (D7): `2026-03-01T18:30`. */
export function toLocalTimeString(date: Date): string {
  const { hour, minute } = seoulParts(date);
  return `${seoulDateString(date)}T${two(hour)}:${two(minute)}`;
}

/** Joins a day (`2026-03-01`) and a time (`18:30`) into the zone-less form. */
export function joinLocalTime(day: string, time: string): string {
  return `${day}T${time}`;
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

/** The first choice of the time picker: half an hour from now, rounded up to ten minutes (member-app §5). */
export function defaultMeetingTime(now: Date): Date {
  const stepMs = 10 * MINUTE_MS;
  return new Date(Math.ceil((now.getTime() + 30 * MINUTE_MS) / stepMs) * stepMs);
}
