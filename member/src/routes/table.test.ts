import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { paths } from "../paths.ts";
import { allScreens } from "./allScreens.ts";
import { routes } from "./table.ts";

/** The screens that exist, as the table names them: "meetings/MeetingListScreen". */
const existing = Object.keys(allScreens).map((file) => file.replace(/^\.\/(\w+)\/screens\/(\w+)\.tsx$/, "$1/$2"));

/** Screens that have no path of their own. */
const WITHOUT_ROUTE = ["common/NotFoundScreen"];

describe("route table", () => {
  it("has every path once", () => {
    const all = routes.map((route) => route.path);
    expect(new Set(all).size).toBe(all.length);
  });

  it("names every screen that exists", () => {
    const named = new Set([...routes.map((route) => route.screen), ...WITHOUT_ROUTE]);
    expect(existing.filter((name) => !named.has(name))).toEqual([]);
  });

  it("names no screen that doesn't exist", () => {
    expect(routes.filter(({ screen }) => !existing.includes(screen))).toEqual([]);
  });

  it("has a row for every address in the manifest: the shortcuts, and what map apps share to", () => {
    const file = new URL("../../public/manifest.webmanifest", import.meta.url);
    const manifest = JSON.parse(readFileSync(file, "utf8")) as {
      shortcuts: { url: string }[];
      share_target: { action: string };
    };
    const addresses = [manifest.share_target.action, ...manifest.shortcuts.map(({ url }) => url)];
    const known = new Set(routes.map(({ path }) => `/app/${path}`));
    expect(addresses.filter((address) => !known.has(address))).toEqual([]);
  });

  it("has a row for every path in paths.ts", () => {
    const ID = 7;
    const links = Object.values(paths).map((path) => (typeof path === "function" ? path(ID) : path));
    const patterns = routes.map((route) => new RegExp(`^/${route.path.replaceAll(/:\w+/g, "[^/]+")}$`));
    expect(links.filter((link) => !patterns.some((pattern) => pattern.test(link)))).toEqual([]);
  });
});
