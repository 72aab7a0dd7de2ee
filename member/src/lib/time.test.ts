import { formatSeoulTime } from "@babchingu/openapi";
import { describe, expect, it } from "vitest";
import { daysBetween, defaultMeetingTime, parseTime, seoulDayStart, seoulParts } from "./seoulTime.ts";
import {
  formatRelativeTime,
  formatClockTime,
  formatCountdown,
  formatLongDate,
  formatMonthDayTime,
} from "./formatTime.ts";
import { dayPeriod, formatShortDate, formatSpokenTime, formatSchedule } from "./formatSchedule.ts";

function seoul(text: string): Date {
  const date = parseTime(text);
  if (!date) throw new Error(`not a time: ${text}`);
  return date;
}

describe("Seoul time", () => {
  it("parses a zone-less time as Seoul time, with or without seconds", () => {
    expect(seoul("2026-03-01T18:30").toISOString()).toBe("2026-03-01T09:30:00.000Z");
    expect(seoul("2026-03-01T18:30:15").toISOString()).toBe("2026-03-01T09:30:15.000Z");
  });

  it("parses an instant with its own zone", () => {
    expect(seoul("2026-03-01T09:30:00Z").getTime()).toBe(seoul("2026-03-01T18:30").getTime());
  });

  it.each(["", "어제", "2026-02-30T10:00", "2026-13-01T10:00"])("returns null for %j", (text) => {
    expect(parseTime(text)).toBeNull();
  });

  it("formats a parsed time as the text it was parsed from", () => {
    expect(formatSeoulTime(seoul("2026-03-01T00:05"))).toBe("2026-03-01T00:05");
    expect(formatSeoulTime(new Date("2026-12-31T15:00:00Z"))).toBe("2027-01-01T00:00");
  });

  it("splits a time into its parts in Seoul", () => {
    expect(seoulParts(seoul("2026-03-01T18:30"))).toMatchObject({ year: 2026, month: 3, day: 1, weekday: 0, hour: 18 });
  });

  it("counts days by the calendar of Seoul, not by 24 hours", () => {
    const now = seoul("2026-03-01T23:59");
    expect(daysBetween(now, seoul("2026-03-02T00:00"))).toBe(1);
    expect(daysBetween(now, seoul("2026-03-01T00:00"))).toBe(0);
    expect(daysBetween(now, seoul("2026-02-28T23:00"))).toBe(-1);
    expect(formatSeoulTime(seoulDayStart(now, 1))).toBe("2026-03-02T00:00");
  });

  it("starts the time picker half an hour ahead, rounded up to ten minutes", () => {
    expect(formatSeoulTime(defaultMeetingTime(seoul("2026-03-01T18:01")))).toBe("2026-03-01T18:40");
    expect(formatSeoulTime(defaultMeetingTime(seoul("2026-03-01T18:00")))).toBe("2026-03-01T18:30");
    expect(formatSeoulTime(defaultMeetingTime(seoul("2026-03-01T23:45")))).toBe("2026-03-02T00:20");
  });
});

describe("time formats", () => {
  const now = seoul("2026-03-01T10:00");

  it.each([
    ["2026-03-01T19:00", "오늘 저녁 7:00"],
    ["2026-03-02T12:30", "내일 낮 12:30"],
    ["2026-03-03T08:05", "모레 아침 8:05"],
    ["2026-02-28T21:00", "어제 밤 9:00"],
    ["2026-03-08T00:10", "3월 8일 (일) 새벽 12:10"],
    ["2027-01-01T18:00", "2027년 1월 1일 (금) 저녁 6:00"],
  ])("formats %s as %s", (at, text) => {
    expect(formatSchedule(seoul(at), now)).toBe(text);
  });

  it("names the periods of a day", () => {
    expect([0, 4, 5, 10, 11, 16, 17, 20, 21, 23].map(dayPeriod).join(" ")).toBe(
      "새벽 새벽 아침 아침 낮 낮 저녁 저녁 밤 밤",
    );
  });

  it("formats times on the 12-hour clock", () => {
    expect(formatClockTime(seoul("2026-03-01T00:00"))).toBe("오전 12:00");
    expect(formatClockTime(seoul("2026-03-01T12:00"))).toBe("오후 12:00");
    expect(formatClockTime(seoul("2026-03-01T18:30"))).toBe("오후 6:30");
    expect(formatSpokenTime(seoul("2026-03-01T12:00"))).toBe("낮 12:00");
  });

  it("formats dates with the weekday", () => {
    expect(formatLongDate(seoul("2026-03-01T23:59"))).toBe("2026년 3월 1일 일요일");
    expect(formatShortDate(seoul("2026-03-02T00:00"), now)).toBe("3월 2일 (월)");
    expect(formatMonthDayTime(seoul("2026-03-01T18:30"))).toBe("3월 1일 오후 6:30");
  });

  it.each([
    [-5_000, "방금 전"],
    [59_999, "방금 전"],
    [60_000, "1분 전"],
    [59 * 60_000 + 59_999, "59분 전"],
    [60 * 60_000, "1시간 전"],
    [24 * 60 * 60_000 - 1, "23시간 전"],
    [24 * 60 * 60_000, "2월 28일 (토)"],
  ])("labels a message of %d ms ago", (ageMs, label) => {
    expect(formatRelativeTime(new Date(now.getTime() - ageMs), now)).toBe(label);
  });

  it("counts down and stops at zero", () => {
    expect(formatCountdown(30 * 60_000)).toBe("30:00");
    expect(formatCountdown(61_001)).toBe("01:02");
    expect(formatCountdown(-1)).toBe("00:00");
  });
});
