/** Durations, and conversions of Seoul time: times without a zone in the contract are Seoul's (D7), UTC+9 all year. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const SEOUL_OFFSET_MS = 9 * HOUR_MS;

/** The instant of `2026-03-01T18:30`; throws a RangeError on any other text. */
export function parseSeoulTime(text: string): Date {
  const instant = new Date(`${text}+09:00`);
  // An invalid date can't be formatted: that throws a RangeError too.
  if (formatSeoulTime(instant) !== text.slice(0, 16)) throw new RangeError(`Not a Seoul time: ${text}`);
  return instant;
}

/** The instant of an RFC 3339 text or of a zone-less Seoul time; throws a RangeError on any other text without a zone. */
export function instantOf(text: string): Date {
  return text.endsWith("Z") ? new Date(text) : parseSeoulTime(text);
}

/** `2026-03-01T18:30` of an instant; seconds are dropped. */
export function formatSeoulTime(instant: Date): string {
  return new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 16);
}

/** `2026-03-01` of an instant. */
export function seoulDate(instant: Date): string {
  return formatSeoulTime(instant).slice(0, 10);
}

/** Whether an hour lies between two, both included; `from` is later than `to` when the time goes on after midnight. */
export function isWithinHours(hour: number, { from, to }: { from: number; to: number }): boolean {
  return from <= to ? hour >= from && hour <= to : hour >= from || hour <= to;
}
