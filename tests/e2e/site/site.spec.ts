/** The public site: its links and menu, from the reference backend and from a static file host. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { expect } from "@playwright/test";
import { readConfig } from "../../../site/src/config.ts";
import { serveSite, type StaticServer } from "../support/static-server.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";
import { sitePages } from "../support/site-pages.ts";
import {
  attributesIn,
  collectLinks,
  expectFragment,
  expectKnownExternalLinks,
  followAnchor,
  linkedPaths,
} from "../support/site-links.ts";

const config = readConfig(process.env);
const desktop = { width: 1280, height: 800 };

let server: TestServer;
let staticHost: StaticServer;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
  staticHost = await serveSite();
});
test.afterAll(async () => staticHost.close());

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test("a page opens at its top after navigation; its skip link and its contents lead to their place", async ({
    page,
  }) => {
    await page.goto(server.url);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "이용약관" });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await page.locator('a[href="#main"]').press("Enter");
    await expectFragment(page, "main");
    await followAnchor(page, "article-10");
  });
});

for (const [name, urlOf] of [
  ["the reference backend", () => server.url],
  ["a static file host", () => staticHost.url],
] as const) {
  test(`${name} has every page and what it links to`, async ({ request }) => {
    const links = await collectLinks(request, urlOf());
    expectKnownExternalLinks(links, config);
    const paths = linkedPaths(links).filter((path) => urlOf() === server.url || !/^\/app\b/.test(path));
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const expected = sitePages.find((page) => page.path === path)?.status ?? 200;
      expect([path, (await request.get(urlOf() + path)).status()]).toEqual([path, expected]);
    }
  });
}

test.describe("from a static file host", () => {
  test("the sitemap lists every page", async ({ request }) => {
    const sitemap = await (await request.get(`${staticHost.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address));
    const paths = sitePages.filter(({ status }) => status === 200).map(({ path }) => path);
    expect(listed.map(({ pathname }) => pathname).toSorted()).toEqual(paths.toSorted());
    expect(listed.every(({ origin }) => origin === config.origin)).toBe(true);
  });

  test("every image, icon and preview that a page refers to exists", async ({ request }) => {
    const urls = new Set(["/favicon.ico", "/robots.txt"]);
    for (const { path } of sitePages) {
      const html = await (await request.get(staticHost.url + path)).text();
      const addresses = [
        ...attributesIn(html, 'link (?!rel="canonical")', "href"),
        ...attributesIn(html, "(?:source|img)\\b", "srcset"),
        ...attributesIn(html, "img\\b", "src"),
        ...attributesIn(html, 'meta (?:property="og:image"|name="twitter:image")', "content"),
      ];
      for (const address of addresses) urls.add(address.replace(config.origin, ""));
    }
    const manifest = (await (await request.get(`${staticHost.url}/site.webmanifest`)).json()) as {
      icons: { src: string }[];
    };
    for (const { src } of manifest.icons) urls.add(src);
    expect(urls.size).toBeGreaterThan(25);
    const responses = await Promise.all([...urls].map((path) => request.get(staticHost.url + path)));
    expect(responses.filter((response) => !response.ok()).map((response) => response.url())).toEqual([]);
    for (const response of responses) {
      const isImage = /\.(png|webp|svg|ico)$/.test(response.url());
      expect(response.headers()["content-type"]?.startsWith("image/"), response.url()).toBe(isImage);
    }
  });
});

test("an unknown page is a 404 that leads to the app", async ({ request }) => {
  for (const path of ["/nowhere", "/student-benefit/nowhere", "/terms/x.html"]) {
    const response = await request.get(server.url + path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toMatch(/<main[^]*<a [^>]*href="\/app"[^>]*>밥친구 앱으로 가기<[^]*<\/main>/);
  }
});

test("an unknown API path responds with an Error, not a page", async ({ request }) => {
  const response = await request.get(`${server.url}/api/v1/nowhere`);
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: errorCodes.NOT_FOUND });
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, closes by its button, Escape and a tap outside, and navigates", async ({ page }) => {
    await page.goto(server.url);
    const menu = page.getByRole("navigation", { name: "전체 메뉴" });
    const toggle = page.getByRole("button", { name: "메뉴" });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu.getByRole("link")).toHaveText([
      "학생 혜택",
      "홍보 제휴",
      "매장 홍보",
      "다운로드",
      "웹에서 시작하기",
    ]);
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(20, 800);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`${server.url}/`);
    await toggle.click();
    await menu.getByRole("link", { name: "매장 홍보" }).click();
    await expect(page).toHaveURL(`${server.url}/store-promotion`);
    await expect(menu).toBeHidden();
  });
});

test("the first screen has a meeting, the second one why it is safe, and the home page is shorter than six", async ({
  page,
}) => {
  await page.goto(server.url);
  const screen = page.viewportSize()?.height ?? 0;
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  expect(await bottomOf(".meal-card")).toBeLessThanOrEqual(screen);
  expect(await bottomOf(".safety")).toBeLessThanOrEqual(2 * screen);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6 * screen);
  await page.setViewportSize(desktop);
  const table = await page.getByRole("img", { name: /밥상/ }).boundingBox();
  expect(table).not.toBeNull();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(desktop.width);
  expect((table?.y ?? 0) + (table?.height ?? 0)).toBeLessThanOrEqual(desktop.height);
});

test("a student council prints one sheet and copies a text by one click", async ({ page }) => {
  await page.goto(`${server.url}/promotion-partner`);
  const text = page.locator(".copy-box");
  await text.click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await text.textContent());
  await page.getByRole("link", { name: "소개서 인쇄하기" }).click();
  await expect(page).toHaveTitle("학생회 소개서 | 밥친구");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  // A4 in points, rounded by the browser.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
});
