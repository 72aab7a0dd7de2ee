/** Relative times, shown beside an absolute time. */
import { parseSeoulTime } from "@babchingu/openapi";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on months are shown. */
const MONTHS_FROM_DAYS = 60;

const words = new Intl.RelativeTimeFormat("ko", { numeric: "always" });

/** The instant of an RFC 3339 text or of a zone-less Seoul time (D7). */
export function instantOf(text: string): Date {
  return text.endsWith("Z") ? new Date(text) : parseSeoulTime(text);
}

/** `방금`, `3분 전`, `2시간 후`, `5일 전`, `4개월 전`. */
export function formatAgo(text: string, now: Date): string {
  const distanceMs = instantOf(text).getTime() - now.getTime();
  const size = Math.abs(distanceMs);
  if (size < MINUTE_MS) return "방금";
  if (size < HOUR_MS) return words.format(Math.trunc(distanceMs / MINUTE_MS), "minute");
  if (size < DAY_MS) return words.format(Math.trunc(distanceMs / HOUR_MS), "hour");
  const days = Math.trunc(distanceMs / DAY_MS);
  if (Math.abs(days) < MONTHS_FROM_DAYS) return words.format(days, "day");
  return words.format(Math.trunc(days / 30), "month");
}
