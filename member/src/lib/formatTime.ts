/** Formats times in Korean and in Asia/Seoul. Every function takes the instant and, where it matters, `now`. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@babchingu/openapi";
import { seoulParts, WEEKDAYS } from "./seoulTime.ts";
import { formatTwelveHourTime, formatShortDate } from "./formatSchedule.ts";

/** "오후 7:00": the 12-hour clock with 오전 or 오후. */
export function formatClockTime(date: Date): string {
  return `${seoulParts(date).hour < 12 ? "오전" : "오후"} ${formatTwelveHourTime(date)}`;
}

/** "2026년 3월 1일 일요일" */
export function formatLongDate(date: Date): string {
  const { year, month, day, weekday } = seoulParts(date);
  return `${year}년 ${month}월 ${day}일 ${WEEKDAYS[weekday]}요일`;
}

/** "3월 1일 오후 6:30": the form of notifications (member §2). */
export function formatMonthDayTime(date: Date): string {
  const { month, day } = seoulParts(date);
  return `${month}월 ${day}일 ${formatClockTime(date)}`;
}

/** The label of a chat room (member §9): 방금 전, N분 전, N시간 전, then the date. */
export function formatRelativeTime(date: Date, now: Date): string {
  // A phone whose clock runs behind the server would otherwise show negative minutes.
  const ageMs = Math.max(0, now.getTime() - date.getTime());
  if (ageMs < MINUTE_MS) return "방금 전";
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)}분 전`;
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)}시간 전`;
  return formatShortDate(date, now);
}

/** A countdown as `mm:ss`, tabular and never below zero. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}
