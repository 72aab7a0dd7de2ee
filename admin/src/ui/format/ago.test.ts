import { expect, test } from "vitest";
import { formatAgo } from "./ago.ts";

const now = new Date("2026-03-01T09:30:00.000Z");

test.each([
  ["2026-03-01T09:29:31.000Z", "방금"],
  ["2026-03-01T09:27:00.000Z", "3분 전"],
  ["2026-03-01T07:10:00.000Z", "2시간 전"],
  ["2026-02-28T09:30:00.000Z", "1일 전"],
  ["2026-01-10T09:30:00.000Z", "50일 전"],
  ["2025-10-01T09:30:00.000Z", "5개월 전"],
  ["2026-03-01T12:30:00.000Z", "3시간 후"],
  // Seven in the evening in Seoul is half an hour from now.
  ["2026-03-01T19:00", "30분 후"],
])("formatAgo(%s) is %s", (text, expected) => {
  expect(formatAgo(text, now)).toBe(expected);
});
