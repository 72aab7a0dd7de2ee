/** The filters of the explore map (member §9). Days and hours are Seoul's. */
import { isWithinHours, MEAL_HOURS } from "@babchingu/openapi";
import type { MeetingMapItem } from "@babchingu/openapi/types";
import { daysBetween, parseTime, seoulParts } from "../../../lib/seoulTime.ts";

export const DAYS = [
  { value: "all", label: "모든 날짜", offset: null },
  { value: "today", label: "오늘", offset: 0 },
  { value: "tomorrow", label: "내일", offset: 1 },
  { value: "later", label: "모레", offset: 2 },
] as const;

const hoursOf = (name: string, { from, to }: { from: number; to: number }) => ({
  label: `${name} ${from}–${to}시`,
  from,
  to,
});

export const TIMES = [
  { value: "all", label: "모든 시간", from: 0, to: 23 },
  { value: "morning", ...hoursOf("아침", MEAL_HOURS.MORNING) },
  { value: "lunch", ...hoursOf("점심", MEAL_HOURS.LUNCH) },
  { value: "dinner", ...hoursOf("저녁", MEAL_HOURS.DINNER) },
  { value: "night", ...hoursOf("야식", MEAL_HOURS.NIGHT) },
] as const;

export type DayFilter = (typeof DAYS)[number]["value"];
export type TimeFilter = (typeof TIMES)[number]["value"];

/** A value from the URL, or "all" for an unknown one. */
export function dayFilterOf(text: string | null): DayFilter {
  return DAYS.find(({ value }) => value === text)?.value ?? "all";
}

export function timeFilterOf(text: string | null): TimeFilter {
  return TIMES.find(({ value }) => value === text)?.value ?? "all";
}

/** The meetings to show: in the future, on that day and, when a day is chosen, at that time. */
export function filterMeetings(
  meetings: readonly MeetingMapItem[],
  day: DayFilter,
  time: TimeFilter,
  now: Date,
): MeetingMapItem[] {
  const offset = DAYS.find(({ value }) => value === day)?.offset ?? null;
  const hours = TIMES.find(({ value }) => value === time) ?? TIMES[0];
  return meetings.filter(({ scheduledAt }) => {
    const at = parseTime(scheduledAt);
    if (!at || at.getTime() <= now.getTime()) return false;
    if (offset === null) return true;
    return daysBetween(now, at) === offset && isWithinHours(seoulParts(at).hour, hours);
  });
}
