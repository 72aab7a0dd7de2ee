import { describe, expect, test } from "vitest";
import { members } from "../sections/members/resource.ts";
import { payments } from "../sections/payments/resource.ts";
import { reports } from "../sections/reports/resource.ts";
import { dialogPath, readDialog, readList, writeList } from "./address.ts";

describe("the list's address", () => {
  test("an empty query is the first page without a search", () => {
    expect(readList(members, "")).toEqual({ page: 1, search: null, filters: {} });
    expect(writeList({ page: 1, search: null })).toBe("");
  });

  test("an address is read as it was written", () => {
    const address = { page: 3, search: { field: "name", q: "온기 & 밥" }, filters: {} };
    expect(readList(members, writeList(address))).toEqual(address);
  });

  test.each(["0", "-1", "1.5", "x", "99999999999999999999"])("page %s is the first one", (page) => {
    expect(readList(members, `?page=${page}`).page).toBe(1);
  });

  test("a field the resource can't be searched by becomes its first one", () => {
    expect(readList(payments, "?q=12&field=phone").search).toEqual({ field: "id", q: "12" });
    expect(readList(payments, "?q=12&field=toString").search).toEqual({ field: "id", q: "12" });
  });

  test("a resource without a search ignores one", () => {
    expect(readList(reports, "?q=12&field=id").search).toBeNull();
  });

  test("a blank search shows everything", () => {
    expect(readList(members, "?q=%20&field=id").search).toBeNull();
  });
});

describe("the dialog's address", () => {
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
  ])("%s", (rest, expected) => {
    expect(readDialog(rest)).toEqual(expected);
  });

  test("is written below the list", () => {
    expect(dialogPath("members", 12, "edit")).toBe("/dashboard/members/12/edit");
    expect(dialogPath("members", 12)).toBe("/dashboard/members/12");
  });
});
