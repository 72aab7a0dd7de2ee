/** member-requirement.yaml is true: it has the app's routes with their guards, and its tests exist and contain the messages. */
import { describe, expect, it } from "vitest";
import { routes } from "../../member/src/routes/table.ts";
import { findTest, read, readTable } from "./lib/files.ts";

interface Requirement {
  routes: Record<string, { guard?: string; redirect?: string; test: string }>;
  messages: Record<string, Record<string, string>>;
}

const requirement = readTable("member-requirement.yaml") as Requirement;
const required = Object.entries(requirement.routes);

describe("routes", () => {
  it("are the app's, with the same guards", () => {
    const own = required.filter(([path, { redirect }]) => path !== "any other" && redirect === undefined);
    const expected = own.map(([path, { guard }]) => `${path} for ${guard}`);
    expect(routes.map(({ path, guard }) => `/${path} for ${guard}`).toSorted()).toEqual(expected.toSorted());
  });

  it("are opened by a test that exists", () => {
    expect(required.filter(([, { test }]) => findTest(test) === "")).toEqual([]);
  });
});

describe.each(Object.entries(requirement.messages))("%s provokes", (test, messages) => {
  const text = read(findTest(test));
  it.each(Object.entries(messages))("%s", (_when, words) => {
    expect(text).toContain(words);
  });
});

it("has every message of the requirement", () => {
  expect(Object.values(requirement.messages).flatMap((messages) => Object.keys(messages)).length).toBeGreaterThan(60);
});
