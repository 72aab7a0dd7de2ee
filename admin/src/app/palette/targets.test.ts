import { expect, test } from "vitest";
import { sections } from "../../sections/index.ts";
import { lookupsOf, numberTargets, sectionTargets } from "./targets.ts";

const searches = (text: string, role: "OWNER" | "VIEWER" = "OWNER") =>
  lookupsOf(sections, text, role).map(({ resource, field }) => `${resource.name}.${field}`);

test.each(["+82 10-1234-5678", "010 1234", "5678"])("%s is searched as a part of a member's phone", (text) => {
  expect(searches(text)).toEqual(["members.phone"]);
});

test("an operator who sees only parts of phones can't find members by them (D60)", () => {
  expect(searches("5678", "VIEWER")).toEqual([]);
});

test("a name is searched in every list that has names or titles", () => {
  expect(searches("온기")).toEqual(["members.name", "meetings.title", "partner-places.name"]);
  expect(searches("온")).toEqual([]);
});

test("a number opens a row of every list, with a word only of the lists so called", () => {
  const all = numberTargets(sections, "12").map(({ to }) => to);
  expect(all).toHaveLength(sections.filter(({ resource }) => resource).length);
  expect(all.slice(0, 2)).toEqual(["/dashboard/members/12", "/dashboard/reports/12"]);
  expect(numberTargets(sections, "회원 12번").map(({ to }) => to)).toEqual(["/dashboard/members/12"]);
  expect(searches("회원 12")).toEqual([]);
  expect(numberTargets(sections, "012")).toEqual([]);
});

test("a section is found by a part of its name, spaces ignored", () => {
  expect(sectionTargets(sections, "알림보").map(({ to }) => to)).toEqual(["/dashboard/notifications"]);
  expect(sectionTargets(sections, "")).toHaveLength(sections.length);
});
