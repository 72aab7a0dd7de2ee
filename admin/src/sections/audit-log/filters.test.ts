import { expect, test } from "vitest";
import { parseListQuery, formatListQuery } from "../../ui/url.ts";
import { members } from "../members/resource.ts";
import { toFilters, validate, toFormValues } from "./filters.ts";
import { auditLog } from "./resource.ts";

const emptyValues = toFormValues({});

test("a filter is written to the URL and read back", () => {
  const filters = toFilters({
    ...emptyValues,
    from: "2026-03-01",
    actor: " 1 ",
    targetType: "MEMBER",
    targetId: "1042",
    action: "MEMBER_DELETE",
    sort: "id",
  });
  expect(filters).toEqual({
    from: "2026-03-01",
    actor: "1",
    target: "MEMBER:1042",
    action: "MEMBER_DELETE",
    sort: "id",
  });
  const query = formatListQuery({ page: 2, search: null, filters });
  expect(parseListQuery(auditLog, query)).toEqual({ page: 2, search: null, filters });
  expect(toFormValues(filters)).toEqual({
    from: "2026-03-01",
    to: "",
    actor: "1",
    targetType: "MEMBER",
    targetId: "1042",
    action: "MEMBER_DELETE",
    sort: "id",
  });
});

test("the newest first is the default order, another one needs no filter", () => {
  expect(emptyValues.sort).toBe("-id");
  expect(toFilters({ ...emptyValues, action: "MEMBER_DELETE" })).toEqual({ action: "MEMBER_DELETE" });
  expect(validate({ ...emptyValues, sort: "id" }, {})).toBeNull();
});

test("the default order alone is asked for where the address has another order", () => {
  expect(validate(emptyValues, { sort: "id" })).toBeNull();
});

test("a target type alone is a valid filter", () => {
  expect(toFilters({ ...emptyValues, targetType: "EVENT" })).toEqual({ target: "EVENT" });
});

test("an invalid filter in the URL is ignored", () => {
  expect(parseListQuery(auditLog, "?actor=me&target=CAT:1&action=DANCE").filters).toEqual({});
  expect(parseListQuery(members, "?actor=1").filters).toEqual({});
});

test.each([
  [emptyValues, "actor"],
  [{ ...emptyValues, from: "2026-03-02", to: "2026-03-01" }, "from"],
  [{ ...emptyValues, actor: "x" }, "actor"],
  [{ ...emptyValues, targetId: "3" }, "targetType"],
  [{ ...emptyValues, targetType: "EVENT", targetId: "0" }, "targetId"],
])("%j is invalid at %s", (values, field) => {
  expect(validate(values, {})?.field).toBe(field);
});

test("a complete filter is valid", () => {
  expect(validate({ ...emptyValues, actor: "1", targetType: "EVENT", targetId: "3", action: "" }, {})).toBeNull();
});
