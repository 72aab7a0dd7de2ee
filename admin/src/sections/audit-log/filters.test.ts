import { expect, test } from "vitest";
import { readList, writeList } from "../../ui/address.ts";
import { members } from "../members/resource.ts";
import { filtersOf, refusalOf, valuesOf } from "./filters.ts";
import { auditLog } from "./resource.ts";

const nothing = { actor: "", targetType: "", targetId: "", action: "" };

test("a filter goes through the address and comes back", () => {
  const filters = filtersOf({ actor: " 1 ", targetType: "MEMBER", targetId: "1042", action: "MEMBER_DELETE" });
  expect(filters).toEqual({ actor: "1", target: "MEMBER:1042", action: "MEMBER_DELETE" });
  const query = writeList({ page: 2, search: null, filters });
  expect(readList(auditLog, query)).toEqual({ page: 2, search: null, filters });
  expect(valuesOf(filters)).toEqual({ actor: "1", targetType: "MEMBER", targetId: "1042", action: "MEMBER_DELETE" });
});

test("a kind of target alone is a filter", () => {
  expect(filtersOf({ ...nothing, targetType: "EVENT" })).toEqual({ target: "EVENT" });
});

test("an invalid filter in the address is ignored", () => {
  expect(readList(auditLog, "?actor=me&target=CAT:1&action=DANCE").filters).toEqual({});
  expect(readList(members, "?actor=1").filters).toEqual({});
});

test.each([
  [nothing, "actor"],
  [{ ...nothing, actor: "x" }, "actor"],
  [{ ...nothing, targetId: "3" }, "targetType"],
  [{ ...nothing, targetType: "EVENT", targetId: "0" }, "targetId"],
])("%j is refused at %s", (values, field) => {
  expect(refusalOf(values)?.field).toBe(field);
});

test("a whole filter is not refused", () => {
  expect(refusalOf({ actor: "1", targetType: "EVENT", targetId: "3", action: "" })).toBeNull();
});
