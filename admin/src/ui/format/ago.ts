/** Relative times, shown beside an absolute time. */
import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS } from "@babchingu/openapi";

/** Months are shown from this age on. */
const MONTHS_FROM_DAYS = 60;

const relativeTime = new Intl.RelativeTimeFormat("ko", { numeric: "always" });

/** `방금`, `3분 전`, `2시간 후`, `5일 전`, `4개월 전`. */
export function formatAgo(text: string, now: Date): string {
  const distanceMs = instantOf(text).getTime() - now.getTime();
  const absoluteMs = Math.abs(distanceMs);
  if (absoluteMs < MINUTE_MS) return "방금";
  if (absoluteMs < HOUR_MS) return relativeTime.format(Math.trunc(distanceMs / MINUTE_MS), "minute");
  if (absoluteMs < DAY_MS) return relativeTime.format(Math.trunc(distanceMs / HOUR_MS), "hour");
  const days = Math.trunc(distanceMs / DAY_MS);
  if (Math.abs(days) < MONTHS_FROM_DAYS) return relativeTime.format(days, "day");
  return relativeTime.format(Math.trunc(days / 30), "month");
}
