/** How long a report waits, against the promised time (D58). */
import { HOUR_MS, instantOf, REPORT_ANSWER_HOURS } from "@babchingu/openapi";

const DAY_HOURS = 24;

export interface ReportAge {
  /** `방금`, `3시간째`, `2일 5시간째`. */
  text: string;
  isOverdue: boolean;
}

export function ageOf(createdAt: string, nowMs: number): ReportAge {
  const hours = Math.max(0, Math.floor((nowMs - instantOf(createdAt).getTime()) / HOUR_MS));
  const isOverdue = hours >= REPORT_ANSWER_HOURS;
  if (hours === 0) return { text: "방금", isOverdue };
  if (hours < 2 * DAY_HOURS) return { text: `${hours}시간째`, isOverdue };
  return { text: `${Math.floor(hours / DAY_HOURS)}일째`, isOverdue };
}
