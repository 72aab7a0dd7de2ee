/** Compares member-requirement.yaml with the app: the routes with their guards, and tests that contain the messages. */
import { describe, expect, it } from "vitest";
import { routes } from "../../member/src/routes/table.ts";
import { findTest, read, readTable } from "./lib/files.ts";

interface Requirements {
  routes: Record<string, { guard?: string; redirect?: string; test: string }>;
  messages: Record<string, Record<string, string>>;
}

const requirements = readTable("member-requirement.yaml") as Requirements;
const requiredRoutes = Object.entries(requirements.routes);

describe("routes", () => {
  it("match the app's routes and guards", () => {
    const expectedRoutes = requiredRoutes.filter(
      ([path, { redirect }]) => path !== "any other" && redirect === undefined,
    );
    const expected = expectedRoutes.map(([path, { guard }]) => `${path} for ${guard}`);
    expect(routes.map(({ path, guard }) => `/${path} for ${guard}`).toSorted()).toEqual(expected.toSorted());
  });

  it("have a test that opens them", () => {
    expect(requiredRoutes.filter(([, { test }]) => findTest(test) === "")).toEqual([]);
  });
});

describe.each(Object.entries(requirements.messages))("%s triggers", (test, messages) => {
  const text = read(findTest(test));
  it.each(Object.entries(messages))("%s", (_trigger, message) => {
    expect(text).toContain(message);
  });
});

it("has every message of the requirement", () => {
  expect(Object.values(requirements.messages).flatMap((messages) => Object.keys(messages)).length).toBeGreaterThan(60);
});
