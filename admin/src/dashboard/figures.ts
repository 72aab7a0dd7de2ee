/** Daily figures (D44) for small charts. */
import { seoulDate } from "@babchingu/openapi";

export const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last fourteen days of Seoul, today included. */
export function lastDays(now: Date): { from: string; to: string } {
  return { from: seoulDate(new Date(now.getTime() - (DAYS - 1) * DAY_MS)), to: seoulDate(now) };
}

/** The next of 1, 2, 5, 10, 20, 50, … that holds every value: the top of the axis. */
export function axisTop(values: readonly number[]): number {
  const largest = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 5, 10].find((each) => each * power >= largest) ?? 10;
  return step * power;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** `11월 8일` of `2026-11-08`. */
export function dayWords(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  return `${month}월 ${day}일`;
}

/** `11.8` below an axis. */
export function dayFigures(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  return `${month}.${day}`;
}
