import { expect, test } from "vitest";
import { pageGroup } from "./pageGroup.ts";

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test.each([
  { page: 1, total: 0, pages: [], previous: null, next: null },
  { page: 1, total: 1, pages: [1], previous: null, next: null },
  { page: 10, total: 62, pages: range(1, 10), previous: null, next: 11 },
  { page: 11, total: 62, pages: range(11, 20), previous: 10, next: 21 },
  { page: 62, total: 62, pages: [61, 62], previous: 60, next: null },
  { page: 99, total: 12, pages: [11, 12], previous: 10, next: null },
])("the page links on page $page of $total", ({ page, total, ...group }) => {
  expect(pageGroup(page, total)).toEqual(group);
});
