/** Korean words for times, always in Asia/Seoul. Every function takes the instant and, where it matters, `now`. */
import { DAY_MS, daysBetween, seoulParts } from "./seoulTime.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NEAR_DAYS: Record<number, string> = { [-1]: "어제", 0: "오늘", 1: "내일", 2: "모레" };

const timeZone = "Asia/Seoul";
const weekdayShort = new Intl.DateTimeFormat("ko-KR", { timeZone, weekday: "short" });
const fullDate = new Intl.DateTimeFormat("ko-KR", {
  timeZone,
  year: "numeric",
  month: "long",
  day: "numeric",
  weekday: "long",
});

/** The part of the day that people name with an hour: 새벽, 아침, 낮, 저녁, 밤. */
export function dayPart(hour: number): string {
  if (hour < 5) return "새벽";
  if (hour < 11) return "아침";
  if (hour < 17) return "낮";
  if (hour < 21) return "저녁";
  return "밤";
}

function clock(date: Date): string {
  const { hour, minute } = seoulParts(date);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")}`;
}

/** "저녁 7:00": the hour as people say it. */
export function spokenTime(date: Date): string {
  return `${dayPart(seoulParts(date).hour)} ${clock(date)}`;
}

/** "오후 7:00": the 12-hour clock with 오전 or 오후. */
export function clockTime(date: Date): string {
  return `${seoulParts(date).hour < 12 ? "오전" : "오후"} ${clock(date)}`;
}

/** "3월 1일 (일)", with the year in front when it isn't this year. */
export function shortDate(date: Date, now: Date): string {
  const { year, month, day } = seoulParts(date);
  const inYear = `${month}월 ${day}일 (${weekdayShort.format(date)})`;
  return year === seoulParts(now).year ? inYear : `${year}년 ${inYear}`;
}

/** "2026년 3월 1일 일요일" */
export function longDate(date: Date): string {
  return fullDate.format(date);
}

/** "오늘", "내일", "모레", "어제", otherwise the short date. */
export function dayWords(date: Date, now: Date): string {
  return NEAR_DAYS[daysBetween(now, date)] ?? shortDate(date, now);
}

/** When a meeting is, as people say it: "오늘 저녁 7:00", "3월 1일 (일) 낮 12:30". */
export function whenWords(date: Date, now: Date): string {
  return `${dayWords(date, now)} ${spokenTime(date)}`;
}

/** "3월 1일 오후 6:30": the form of notifications (member-app §2). */
export function monthDayTime(date: Date): string {
  const { month, day } = seoulParts(date);
  return `${month}월 ${day}일 ${clockTime(date)}`;
}

/** The label of a chat room or message (member-app §9): 방금 전, N분 전, N시간 전, then the date. */
export function agoWords(date: Date, now: Date): string {
  // A phone whose clock runs behind the server would otherwise show negative minutes.
  const ageMs = Math.max(0, now.getTime() - date.getTime());
  if (ageMs < MINUTE_MS) return "방금 전";
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)}분 전`;
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)}시간 전`;
  return shortDate(date, now);
}

/** A countdown as `mm:ss`, tabular and never below zero. */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}
