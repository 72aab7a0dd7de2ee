/** A time of day as the picker shows it: 12 hours with 오전 and 오후, in steps (member §5). */
import { SCHEDULE_STEP_MIN } from "@babchingu/openapi";

export interface TimeOfDay {
  period: "am" | "pm";
  /** 1–12; 12 at night is 오전 12, at noon 오후 12. */
  hour: number;
  minute: number;
}

export const HOURS = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export const MINUTES: readonly number[] = Array.from(
  { length: 60 / SCHEDULE_STEP_MIN },
  (_, index) => index * SCHEDULE_STEP_MIN,
);

/** Parses `18:30`. */
export function parseTimeOfDay(text: string): TimeOfDay {
  const hour = Number(text.slice(0, 2));
  return { period: hour < 12 ? "am" : "pm", hour: hour % 12 === 0 ? 12 : hour % 12, minute: Number(text.slice(3, 5)) };
}

/** Formats as `18:30`. */
export function formatTimeOfDay({ period, hour, minute }: TimeOfDay): string {
  const full = (hour % 12) + (period === "pm" ? 12 : 0);
  return `${String(full).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
