import { DAY_MS, MINUTE_MS, parseSeoulTime, seoulDate } from "@babchingu/openapi";
import { addMs } from "../lib/time.ts";
import type { MeetingPlan } from "./data/plan.ts";

const ROUND_MS = 10 * MINUTE_MS;

/** The time of a planned meeting: a day and time in Seoul, or minutes from now, rounded down to ten. */
export function instantOf(when: MeetingPlan["when"], now: Date): Date {
  if ("day" in when) return parseSeoulTime(`${seoulDate(addMs(now, when.day * DAY_MS))}T${when.time}`);
  return new Date(Math.floor(addMs(now, when.minutes * MINUTE_MS).getTime() / ROUND_MS) * ROUND_MS);
}

/** Equally spaced times between two others, without the ends. */
export function timesBetween(from: Date, to: Date, count: number): Date[] {
  const intervalMs = (to.getTime() - from.getTime()) / (count + 1);
  return Array.from({ length: count }, (_, index) => addMs(from, Math.round(intervalMs * (index + 1))));
}
