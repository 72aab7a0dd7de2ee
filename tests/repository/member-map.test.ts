/** The member app's README says where each screen is and what tests it: the tables must be true. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { routes } from "../../member/src/routes/table.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** The cells of the table that begins with this head cell. */
function table(head: string): string[][] {
  const lines = read("member/README.md").split("\n");
  const start = lines.findIndex((line) => line.startsWith(`| ${head}`));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
  return lines.slice(start + 2, end).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

const places = table("route below /app");
const messages = table("when");

describe("the table of routes", () => {
  test("has every route of the app with its screen", () => {
    const shown = new Map(places.map(([path, , screen]) => [path, screen]));
    expect(routes.filter(({ path, screen }) => shown.get(`/${path}`) !== `${screen}.tsx`)).toEqual([]);
  });

  test("names screens and tests that exist", () => {
    const screens = places.map(([, , screen]) => screen ?? "").filter((screen) => screen.endsWith(".tsx"));
    expect(screens.filter((screen) => !existsSync(join(root, "member/src/screens", screen)))).toEqual([]);
    const specs = places.map(([, , , spec]) => spec ?? "");
    expect(specs.filter((spec) => !existsSync(join(root, "tests/e2e", spec)))).toEqual([]);
  });
});

test("every message stands in the test that is said to provoke it", () => {
  expect(messages.length).toBeGreaterThan(60);
  const missing = messages.filter(([, words = "", spec = ""]) => !read(`tests/e2e/${spec}`).includes(words));
  expect(missing).toEqual([]);
});
