import { expect, test } from "vitest";
import { formatListQuery, parseListQuery } from "../../ui/url.ts";
import { toFilters, toFormValues, validate } from "./filters.ts";
import { reports } from "./resource.ts";

test("filters survive the URL, and the newest first is the default order", () => {
  const filters = { status: "PENDING", reportedId: "12", from: "2026-03-01", to: "2026-03-03", sort: "id" };
  expect(parseListQuery(reports, formatListQuery({ page: 1, filters })).filters).toEqual(filters);
  expect(toFilters(toFormValues(filters))).toEqual(filters);
  expect(toFilters(toFormValues({}))).toEqual({});
});

test("a member's number is a number", () => {
  expect(validate(toFormValues({}))).toBeNull();
  expect(validate({ ...toFormValues({}), reporterId: " 12 " })).toBeNull();
  expect(validate({ ...toFormValues({}), reportedId: "열둘" })?.field).toBe("reportedId");
});

test("the last day is not before the first", () => {
  const days = { from: "2026-03-02", to: "2026-03-02" };
  expect(validate({ ...toFormValues({}), ...days })).toBeNull();
  expect(validate({ ...toFormValues({}), ...days, to: "2026-03-01" })?.field).toBe("from");
});
