import { expect, test } from "vitest";
import { contractNote } from "./columns.tsx";

const now = Date.parse("2026-03-01T00:00:00+09:00");

test.each([
  ["2026-02-28T23:59", "만료"],
  ["2026-03-01T00:00", "만료"],
  ["2026-03-01T10:00", "1일 남음"],
  ["2026-03-15T00:00", "14일 남음"],
  ["2026-03-15T00:01", null],
])("a contract that ends at %s is marked with %j (D59)", (until, expected) => {
  expect(contractNote(until, now)).toBe(expected);
});
