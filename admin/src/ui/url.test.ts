import { describe, expect, test } from "vitest";
import { members } from "../sections/members/resource.ts";
import { payments } from "../sections/payments/resource.ts";
import { reports } from "../sections/reports/resource.ts";
import { dialogPath, parseDialogPath, parseListQuery, formatListQuery } from "./url.ts";

describe("the list's URL", () => {
  test("an empty query is the first page without a search", () => {
    expect(parseListQuery(members, "")).toEqual({ page: 1, search: null, filters: {} });
    expect(formatListQuery({ page: 1, search: null })).toBe("");
  });

  test("a query is parsed as it was formatted", () => {
    const state = { page: 3, search: { field: "name", q: "온기 & 밥" }, filters: {} };
    expect(parseListQuery(members, formatListQuery(state))).toEqual(state);
  });

  test.each(["0", "-1", "1.5", "x", "99999999999999999999"])("the invalid page %s becomes the first one", (page) => {
    expect(parseListQuery(members, `?page=${page}`).page).toBe(1);
  });

  test("a field the resource can't be searched by becomes its first one", () => {
    expect(parseListQuery(payments, "?q=12&field=phone").search).toEqual({ field: "id", q: "12" });
    expect(parseListQuery(payments, "?q=12&field=toString").search).toEqual({ field: "id", q: "12" });
  });

  test("a resource without a search ignores one", () => {
    expect(parseListQuery(reports, "?q=12&field=id").search).toBeNull();
  });

  test("a blank search is no search", () => {
    expect(parseListQuery(members, "?q=%20&field=id").search).toBeNull();
  });

  test("a search has no filters beside it", () => {
    expect(parseListQuery(members, "?q=12&field=id&status=BANNED").filters).toEqual({});
    expect(parseListQuery(members, "?q=%20&field=id&status=BANNED").filters).toEqual({ status: "BANNED" });
  });
});

describe("the dialog's URL", () => {
  test.each([
    ["", null],
    ["/", null],
    ["/12", { id: 12, tab: null }],
    ["/12/edit", { id: 12, tab: "edit" }],
    ["/new", "new"],
    ["/new/edit", "unknown"],
    ["/abc", "unknown"],
    ["/0", "unknown"],
    ["/12/edit/more", "unknown"],
  ])("parseDialogPath(%j)", (path, expected) => {
    expect(parseDialogPath(path)).toEqual(expected);
  });

  test("dialogPath is below the list's path", () => {
    expect(dialogPath("members", 12, "edit")).toBe("/dashboard/members/12/edit");
    expect(dialogPath("members", 12)).toBe("/dashboard/members/12");
  });
});
