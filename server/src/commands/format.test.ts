import { expect, test } from "vitest";
import { formatNoShow } from "./format.ts";

test("a no-show is a line in which a title can't control the terminal", () => {
  const noShow = { id: 7, at: new Date("2026-03-01T06:00:00Z"), amountWon: 5000, status: "UNPAID" } as const;
  const title = "냉면\u001B[2J\u009B1A\r\n🍜\u202E";
  expect(formatNoShow({ ...noShow, title })).toBe(
    "7  2026-03-01T15:00  5000 won  UNPAID  냉면\uFFFD[2J\uFFFD1A\uFFFD\uFFFD🍜\uFFFD",
  );
  expect(formatNoShow({ ...noShow, title: null })).toContain("UNPAID  (deleted meeting)");
});
