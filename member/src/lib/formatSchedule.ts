/** Formats the time of a meeting in Korean and in Asia/Seoul. Not in `formatTime.ts`, because the first screen loads it. */
import { daysBetween, seoulParts, WEEKDAYS } from "./seoulTime.ts";

const RELATIVE_DAYS: Record<number, string> = { [-1]: "어제", 0: "오늘", 1: "내일", 2: "모레" };

/** The period of the day that is said with an hour: 새벽, 아침, 낮, 저녁, 밤. */
export function dayPeriod(hour: number): string {
  if (hour < 5) return "새벽";
  if (hour < 11) return "아침";
  if (hour < 17) return "낮";
  if (hour < 21) return "저녁";
  return "밤";
}

/** "7:00", on the 12-hour clock, without 오전 or 오후. */
export function formatTwelveHourTime(date: Date): string {
  const { hour, minute } = seoulParts(date);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")}`;
}

/** "저녁 7:00": as spoken, with the period of the day. */
export function formatSpokenTime(date: Date): string {
  return `${dayPeriod(seoulParts(date).hour)} ${formatTwelveHourTime(date)}`;
}

/** "3월 1일 (일)", with the year in front when it isn't this year. */
export function formatShortDate(date: Date, now: Date): string {
  const { year, month, day, weekday } = seoulParts(date);
  const inYear = `${month}월 ${day}일 (${WEEKDAYS[weekday]})`;
  return year === seoulParts(now).year ? inYear : `${year}년 ${inYear}`;
}

/** "오늘", "내일", "모레", "어제", otherwise the short date. */
export function formatDay(date: Date, now: Date): string {
  return RELATIVE_DAYS[daysBetween(now, date)] ?? formatShortDate(date, now);
}

/** The time of a meeting as spoken: "오늘 저녁 7:00", "3월 1일 (일) 낮 12:30". */
export function formatSchedule(date: Date, now: Date): string {
  return `${formatDay(date, now)} ${formatSpokenTime(date)}`;
}
