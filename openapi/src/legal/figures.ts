/** Formats of numbers in legal texts. */
import { formatNumber } from "../numbers.ts";

/** "1,500알" */
export function grains(count: number): string {
  return `${formatNumber(count)}알`;
}

/** "1km" */
export function kilometres(metres: number): string {
  return `${metres / 1000}km`;
}

/** "1주" where the days are whole weeks, otherwise "10일". */
export function daysOrWeeks(days: number): string {
  return days % 7 === 0 ? `${days / 7}주` : `${days}일`;
}

/** "1년" where the months are whole years, otherwise "18개월". */
export function monthsOrYears(months: number): string {
  return months % 12 === 0 ? `${months / 12}년` : `${months}개월`;
}

/** "2025년 9월 1일" of "2025-09-01". */
export function koreanDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year}년 ${month}월 ${day}일`;
}
