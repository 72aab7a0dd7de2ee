/** The site's performance on a phone: bytes of the first view, layout shifts, and caching. */
import { gunzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { FIRST_VIEW_BYTES_MAX } from "../../../site/src/first-view.ts";
import { countShifts, readShifts } from "../support/layout.ts";
import { fetchRaw } from "../support/raw-response.ts";
import { serveSite, type StaticServer } from "../support/static-server.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";
import { sitePages } from "../support/site-pages.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** Their desktop layout is that of a phone, in a wider column. */
const singleColumn = new Set(["terms", "privacy", "not-found"]);
/** A tenth of what counts as good (web.dev/cls): a line of text that wraps when its second half arrives. */
const SHIFT_MAX = 0.01;

let server: TestServer;
let slowHost: StaticServer;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
  slowHost = await serveSite({ isSlow: true });
});
test.afterAll(() => slowHost.close());

/** Waits until the current content has been painted. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** Waits for the images in the viewport. */
async function waitForImagesInView(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left } = image.getBoundingClientRect();
      return image.complete || !image.checkVisibility() || bottom < 0 || top > innerHeight || left > innerWidth;
    }),
  );
}

test("the first view is small: HTML and CSS compressed, no script", async () => {
  for (const { path } of sitePages) {
    const html = await fetchRaw(server.url + path, "gzip");
    expect(html.headers["content-encoding"], path).toBe("gzip");
    const text = gunzipSync(html.body).toString();
    const [, sheet = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    const css = await fetchRaw(server.url + sheet, "gzip");
    expect(css.headers["content-encoding"], sheet).toBe("gzip");
    expect(html.body.length + css.body.length, path).toBeLessThanOrEqual(FIRST_VIEW_BYTES_MAX);
    expect(text.match(/<script(?! type="application\/ld\+json")/g), path).toBeNull();
  }
});

for (const viewport of [phone, desktop]) {
  test(`nothing moves while a page arrives in pieces and is scrolled, and no scripts are requested, ${viewport.width} px`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.setViewportSize(viewport);
    await countShifts(page);
    for (const { path } of sitePages.filter(({ name }) => viewport === phone || !singleColumn.has(name))) {
      // Images arrive after the text has been painted, as on a slow network.
      const textPainted = Promise.withResolvers<void>();
      await page.route(/\.(webp|svg)$/, async (route) => {
        await textPainted.promise;
        await route.continue();
      });
      await page.goto(slowHost.url + path, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await waitForPaint(page);
      textPainted.resolve();
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
        await waitForImagesInView(page);
      }
      await waitForPaint(page);
      expect(await readShifts(page), path).toBeLessThan(SHIFT_MAX);
      await page.unroute(/\.(webp|svg)$/);
    }
    expect(scripts).toEqual([]);
  });
}

test("reduced motion is respected", async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(server.url);
  expect(await moving()).toBeGreaterThan(5);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(server.url);
  expect(await moving()).toBe(0);
  await expect(page.locator(".open-place")).toHaveCSS("opacity", "1");
});

test("the free seat of the card is taken while the page scrolls, in its bowl and in its text", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(server.url);
  const card = () =>
    page.evaluate(() => {
      const bowl = getComputedStyle(document.querySelector(".seat-open") as Element, "::before").transform;
      const texts = document.querySelectorAll(".early-count, .late-count");
      return [new DOMMatrix(bowl).d, ...Array.from(texts, (text) => getComputedStyle(text).opacity)];
    });
  await expect.poll(card).toEqual([0, "1", "0"]);
  await page.evaluate(() => scrollTo(0, 320));
  await expect.poll(card).toEqual([1, "0", "1"]);
});

test("pages are revalidated, hashed files are cached for a year, all have the same security headers", async () => {
  const page = await fetchRaw(`${server.url}/download`, "br");
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "no-cache",
    vary: expect.stringContaining("accept-encoding"),
    etag: expect.any(String),
  });
  const text = (await fetchRaw(`${server.url}/download`, "identity")).body.toString();
  const files = [...text.matchAll(/(?:href|src|srcset)="(\/assets\/[^"]+)"/gi)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(6);
  for (const file of files) {
    const { status, headers } = await fetchRaw(server.url + file, "gzip");
    expect([file, status, headers["cache-control"]]).toEqual([file, 200, "public, max-age=31536000, immutable"]);
  }
  for (const path of ["/", "/nowhere", "/robots.txt", "/sitemap.xml", "/site.webmanifest", "/favicon.ico", ...files]) {
    const { headers } = await fetchRaw(server.url + path, "gzip");
    expect(headers, path).toMatchObject({
      "content-security-policy": expect.stringMatching(
        /default-src 'self';.*script-src 'self';.*frame-ancestors 'none'/,
      ),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["x-powered-by"] ?? headers["server"], path).toBeUndefined();
  }
});
