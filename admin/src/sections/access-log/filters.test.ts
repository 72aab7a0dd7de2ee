import { expect, test } from "vitest";
import { toFilters, toFormValues, validate } from "./filters.ts";

const empty = toFormValues({});

test("keeps only what is filled in, and reads it back", () => {
  const filters = { from: "2026-03-01", to: "2026-03-03", operator: "1" };
  expect(toFilters({ ...empty, ...filters, operator: " 1 " })).toEqual(filters);
  expect(toFilters(empty)).toEqual({});
  expect(toFormValues(filters)).toEqual({ ...filters, action: "" });
});

test.each([
  [{ from: "2026-03-02", to: "2026-03-01" }, "from"],
  [{ from: "0026-03-01" }, "from"],
  [{ to: "12026-03-01" }, "to"],
  [{ operator: "operator" }, "operator"],
])("refuses %j at its field", (values, field) => {
  expect(validate({ ...empty, ...values })?.field).toBe(field);
});

test.each([{}, { from: "2026-03-01" }, { from: "2026-03-01", to: "2026-03-01", operator: "1" }])(
  "accepts %j",
  (values) => {
    expect(validate({ ...empty, ...values })).toBeNull();
  },
);
