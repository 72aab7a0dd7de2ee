import { describe, expect, it } from "vitest";
import { cacheName, isOutdated, type CacheStrategy, strategyOf } from "./policy.ts";

const ORIGIN = "https://babchingu.example";
const strategyFor = (path: string, mode = "cors", method = "GET"): CacheStrategy =>
  strategyOf({ method, mode, url: new URL(path, ORIGIN).href }, `${ORIGIN}/app/`);

describe("strategyOf", () => {
  it.each(["/app", "/app/", "/app/meetings/7?sheet=menu"])("serves the page %s from the cache when offline", (path) => {
    expect(strategyFor(path, "navigate")).toBe("page");
  });

  it("serves hashed files from the cache", () => {
    expect(strategyFor("/app/assets/index-a1b2c3d4.js", "cors")).toBe("asset");
    expect(strategyFor("/app/assets/index-a1b2c3d4.css", "no-cors")).toBe("asset");
  });

  it.each([
    "/api/v1/meetings",
    "/api/v1/members/me",
    "/ws",
    "/images/3f9a1c.webp",
    "/dev/outbox",
    "/application.js",
    "/admin/assets/index-a1b2c3d4.js",
    "/app/manifest.webmanifest",
    "/app/sw.js",
    "https://tile.example/app/assets/1.js",
  ])("leaves the request %s to the network", (path) => {
    expect(strategyFor(path)).toBe("network");
  });

  it.each(["/", "/download", "/admin/members"])("leaves the page %s to the network", (path) => {
    expect(strategyFor(path, "navigate")).toBe("network");
  });

  it("leaves writes to the network", () => {
    expect(strategyFor("/app/", "navigate", "POST")).toBe("network");
  });
});

describe("isOutdated", () => {
  it("returns true for caches of other versions and false for those of other apps", () => {
    expect(isOutdated(cacheName("1"), "2")).toBe(true);
    expect(isOutdated(cacheName("2"), "2")).toBe(false);
    expect(isOutdated("another-app", "2")).toBe(false);
  });
});
