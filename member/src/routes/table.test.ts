import { describe, expect, it } from "vitest";
import { paths } from "../paths.ts";
import { screens } from "./screens.ts";
import { routes } from "./table.ts";

/** Screens that have no path of their own. */
const WITHOUT_ROUTE = ["common/NotFoundScreen"];

describe("route table", () => {
  it("has every path once", () => {
    const all = routes.map((route) => route.path);
    expect(new Set(all).size).toBe(all.length);
  });

  it("names every screen that exists", () => {
    const named = new Set([...routes.map((route) => route.screen), ...WITHOUT_ROUTE]);
    expect(Object.keys(screens).filter((name) => !named.has(name))).toEqual([]);
  });

  it("names no screen that doesn't exist", () => {
    expect(routes.filter(({ screen }) => screens[screen] === undefined)).toEqual([]);
  });

  it("has a row for every path in paths.ts", () => {
    const ID = 7;
    const links = Object.values(paths).map((path) => (typeof path === "function" ? path(ID) : path));
    const patterns = routes.map((route) => new RegExp(`^/${route.path.replaceAll(/:\w+/g, "[^/]+")}$`));
    expect(links.filter((link) => !patterns.some((pattern) => pattern.test(link)))).toEqual([]);
  });
});
