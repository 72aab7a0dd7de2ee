import { expect, test } from "vitest";
import { toFilters, toFormValues, validate } from "./filters.ts";

test("filters survive the URL, and the newest first is the default order", () => {
  const filters = { status: "PENDING", reportedId: "12", sort: "id" };
  expect(toFilters(toFormValues(filters))).toEqual(filters);
  expect(toFilters(toFormValues({}))).toEqual({});
});

test("a member's number is a number", () => {
  expect(validate(toFormValues({}))).toBeNull();
  expect(validate({ ...toFormValues({}), reporterId: " 12 " })).toBeNull();
  expect(validate({ ...toFormValues({}), reportedId: "열둘" })?.field).toBe("reportedId");
});
