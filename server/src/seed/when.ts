import { DAY_MS, MINUTE_MS, parseSeoulTime, seoulDate } from "@babchingu/openapi";
import { addMs } from "../lib/time.ts";
import type { MeetingPlan } from "./data/plan.ts";

const STEP_MS = 10 * MINUTE_MS;

/** The instant of a planned meeting: a time of a day in Seoul, or minutes from now, down to a multiple of ten. */
export function instantOf(when: MeetingPlan["when"], now: Date): Date {
  if ("day" in when) return parseSeoulTime(`${seoulDate(addMs(now, when.day * DAY_MS))}T${when.time}`);
  return new Date(Math.floor(addMs(now, when.minutes * MINUTE_MS).getTime() / STEP_MS) * STEP_MS);
}

/** Instants that divide the time between two others into equal parts, without the ends. */
export function between(from: Date, to: Date, count: number): Date[] {
  const part = (to.getTime() - from.getTime()) / (count + 1);
  return Array.from({ length: count }, (_, index) => addMs(from, Math.round(part * (index + 1))));
}
