import { MINUTE_MS, parseSeoulTime, SCHEDULE_YEARS_MAX, seoulDate } from "@babchingu/openapi";
import { ApiError } from "../../lib/api-error.ts";

function parseScheduledAt(text: string): Date {
  try {
    return parseSeoulTime(text);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new ApiError("INVALID_REQUEST", { fields: { "/scheduledAt": "없는 날짜예요. 다시 골라 주세요." } });
  }
}

/** The last day for which a meeting may be planned, as `2030-03-01`. The 29th of February isn't adjusted: it is only compared as text. */
function lastDay(now: Date): string {
  const today = seoulDate(now);
  return `${Number(today.slice(0, 4)) + SCHEDULE_YEARS_MAX}${today.slice(4)}`;
}

/**
 * Parses a meeting's time, rounded down to the minute.
 * @throws ApiError INVALID_REQUEST for a day that doesn't exist, SCHEDULED_IN_THE_PAST before now, SCHEDULED_TOO_FAR after the same day in four years.
 */
export function validateSchedule(text: string, now: Date): Date {
  const exact = parseScheduledAt(text);
  const scheduledAt = new Date(Math.floor(exact.getTime() / MINUTE_MS) * MINUTE_MS);
  if (scheduledAt < now) throw new ApiError("SCHEDULED_IN_THE_PAST");
  if (seoulDate(scheduledAt) > lastDay(now)) throw new ApiError("SCHEDULED_TOO_FAR");
  return scheduledAt;
}
