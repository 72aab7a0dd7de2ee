/** Daily figures (D44) for small charts. */
import { DAY_MS, seoulDate } from "@babchingu/openapi";
import type { AdminDailyFigures } from "@babchingu/openapi/types";

export const DAYS = 14;

export const dailyFigureLabels = {
  signups: { label: "가입", unit: "명" },
  meetings: { label: "새 모임", unit: "개" },
  riceIssued: { label: "늘어난 쌀알", unit: "알" },
  riceBurned: { label: "줄어든 쌀알", unit: "알" },
} as const satisfies Record<Exclude<keyof AdminDailyFigures, "date">, { label: string; unit: string }>;
export type DailyFigureField = keyof typeof dailyFigureLabels;

/** The last fourteen days of Seoul, today included. */
export function lastDays(now: Date): { from: string; to: string } {
  return { from: seoulDate(new Date(now.getTime() - (DAYS - 1) * DAY_MS)), to: seoulDate(now) };
}

/** The smallest of 1, 2, 5, 10, 20, 50, … that is no less than any value: the top of the axis. */
export function axisMaxOf(values: readonly number[]): number {
  const largest = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 5, 10].find((each) => each * power >= largest) ?? 10;
  return step * power;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** `11월 8일` of `2026-11-08`. */
export function formatDay(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  return `${month}월 ${day}일`;
}

/** `11.8` below an axis. */
export function formatShortDay(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  return `${month}.${day}`;
}
