/** Zone-less times of the contract are Seoul's (D7). Seoul keeps UTC+9 all year. */
export const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;

/** The instant of `2026-03-01T18:30`; throws a RangeError on anything that is no such time. */
export function parseSeoulTime(text: string): Date {
  const match = PATTERN.exec(text);
  if (!match) throw new RangeError(`Not a Seoul time: ${text}`);
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  const instant = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) - SEOUL_OFFSET_MS);
  if (formatSeoulTime(instant) !== text.slice(0, 16)) throw new RangeError(`No such day or time: ${text}`);
  return instant;
}

/** `2026-03-01T18:30` of an instant; seconds are dropped. */
export function formatSeoulTime(instant: Date): string {
  return new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 16);
}

/** `2026-03-01` of an instant. */
export function seoulDate(instant: Date): string {
  return formatSeoulTime(instant).slice(0, 10);
}
