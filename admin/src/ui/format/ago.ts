/** Relative times, shown beside an absolute time. */
import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS } from "@babchingu/openapi";

/** From here on months are shown. */
const MONTHS_FROM_DAYS = 60;

const words = new Intl.RelativeTimeFormat("ko", { numeric: "always" });

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
