/** A month as a calendar shows it; plain dates, no zones. */
import { isoDate } from "./rules.ts";

export interface Month {
  year: number;
  /** 1–12 */
  month: number;
}

/** The month that the day `2026-03-01` lies in. */
export function monthOf(day: string): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

export function addMonths({ year, month }: Month, count: number): Month {
  const index = year * 12 + month - 1 + count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Comparable: earlier months have smaller numbers. */
export function monthIndex({ year, month }: Month): number {
  return year * 12 + month;
}

/** Weeks from Sunday on; null where another month's day would be. */
export function weeksOf({ year, month }: Month): readonly (string | null)[][] {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((first + count) / 7) * 7 }, (_, index) => {
    const day = index - first + 1;
    return day >= 1 && day <= count ? isoDate(year, month, day) : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** `2026-03-01` plus some days. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
