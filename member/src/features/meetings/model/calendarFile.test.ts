import { expect, it } from "vitest";
import { buildCalendarFile } from "./calendarFile.ts";

const text = buildCalendarFile(
  {
    uid: "meeting-21@babchingu.example",
    title: "국밥, 그리고; 수다\\끝",
    start: new Date("2026-03-01T09:30:00Z"),
    place: `할매집\n${"서울 마포구 ".repeat(12)}`,
    latitude: 37.5563,
    longitude: 126.9236,
    url: "https://babchingu.example/app/meetings/21",
  },
  new Date("2026-02-20T00:00:00.123Z"),
);

it("writes start and end in UTC, two hours apart, and escapes special characters", () => {
  expect(text).toContain("DTSTART:20260301T093000Z\r\nDTEND:20260301T113000Z\r\n");
  expect(text).toContain("DTSTAMP:20260220T000000Z");
  expect(text).toContain(String.raw`SUMMARY:국밥\, 그리고\; 수다\\끝`);
  expect(text.replaceAll("\r\n ", "")).toContain(String.raw`LOCATION:할매집\n서울`);
});

it("writes no line over 75 bytes and splits no syllable", () => {
  const lines = text.split("\r\n");
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(text).not.toContain("�");
  expect(lines.at(-2)).toBe("END:VCALENDAR");
});
