/** The public site as people meet it: its links, menu and code, from the one-origin server and from plain files. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { readConfig } from "../../../site/src/config.ts";
import type { StaticServer } from "../support/static-server.ts";
import { serveStatic } from "../support/static-server.ts";
import { readQr } from "../support/qr.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";
import { sitePages } from "../support/site-pages.ts";
import { expectOutside, follow, gatherLinks, internalLinks } from "../support/site-links.ts";

const config = readConfig(process.env);
const desk = { width: 1280, height: 800 };

let server: TestServer;
let plain: StaticServer;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
  plain = await serveStatic(join(import.meta.dirname, "../../../site/dist"));
});
test.afterAll(async () => plain.close());

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: desk });

    test("every link leads to its target", async ({ page }) => {
      const links = await gatherLinks(page, server.url);
      expectOutside(links, config);
      const inside = internalLinks(links);
      expect(inside.length).toBeGreaterThan(40);
      // A place on the page is reached without a script either way; that it exists is known by now.
      const followed = inside.filter(({ href }) => !javaScriptEnabled || !href.startsWith("#"));
      for (const link of followed) await follow(page, server.url, link);
    });

    test("a page opens at its top after navigation", async ({ page }) => {
      await page.goto(server.url);
      const link = page.getByRole("contentinfo").getByRole("link", { name: "이용약관" });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    });
  });
}

test.describe("from plain files", () => {
  test.use({ javaScriptEnabled: false, viewport: desk });

  test("the site is complete and works under a strict content security policy", async ({ page, request }) => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/content security policy|refused/i.test(message.text())) refused.push(message.text());
    });
    const links = await gatherLinks(page, plain.url);
    expect(refused).toEqual([]);
    const inside = internalLinks(links).filter(({ href }) => !/^\/app\b|#/.test(href));
    for (const link of inside) await follow(page, plain.url, link);
    const sitemap = await (await request.get(`${plain.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address));
    const paths = sitePages.filter(({ status }) => status === 200).map(({ path }) => path);
    expect(listed.map(({ pathname }) => pathname).toSorted()).toEqual(paths.toSorted());
    expect(listed.every(({ origin }) => origin === config.origin)).toBe(true);
  });

  test("every picture, icon and preview that a page names is there", async ({ page, request }) => {
    const named = new Set(["/favicon.ico", "/robots.txt"]);
    for (const { path } of sitePages) {
      await page.goto(plain.url + path);
      const addresses = await page
        .locator("link:not([rel=canonical]), source, img, meta[property='og:image'], meta[name='twitter:image']")
        .evaluateAll((all) =>
          all.map((one) => ["href", "srcset", "src", "content"].map((name) => one.getAttribute(name))),
        );
      for (const address of addresses.flat()) if (address !== null) named.add(address.replace(config.origin, ""));
    }
    const manifest = (await (await request.get(`${plain.url}/site.webmanifest`)).json()) as {
      icons: { src: string }[];
    };
    for (const { src } of manifest.icons) named.add(src);
    expect(named.size).toBeGreaterThan(25);
    const answers = await Promise.all([...named].map((path) => request.get(plain.url + path)));
    expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([]);
    for (const answer of answers) {
      const isPicture = /\.(png|webp|svg|ico)$/.test(answer.url());
      expect(answer.headers()["content-type"]?.startsWith("image/"), answer.url()).toBe(isPicture);
    }
  });
});

test("an unknown page is a 404 that leads to the app", async ({ page }) => {
  for (const path of ["/nowhere", "/student-benefit/nowhere", "/terms/x.html"]) {
    const answer = await page.goto(server.url + path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("main").getByRole("link", { name: "밥친구 앱으로 가기" })).toHaveAttribute(
      "href",
      "/app",
    );
  }
});

test("an unknown API path answers an Error, not a page", async ({ request }) => {
  const response = await request.get(`${server.url}/api/v1/nowhere`);
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: errorCodes.NOT_FOUND });
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, closes and navigates", async ({ page }) => {
    await page.goto(server.url);
    const menu = page.getByRole("navigation", { name: "전체 메뉴" });
    const toggle = page.locator("header summary");
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
    await menu.getByRole("link", { name: "매장 홍보" }).click();
    await expect(page).toHaveURL(`${server.url}/store-promotion`);
    await expect(menu).toBeHidden();
  });

  test("both stores are offered, and no code to scan", async ({ page }) => {
    await page.goto(`${server.url}/download`);
    await expect(page.getByRole("link", { name: /App Store/ })).toHaveAttribute("href", config.appStoreUrl);
    await expect(page.getByRole("link", { name: /Google Play/ })).toHaveAttribute("href", config.playStoreUrl);
    await expect(page.getByRole("img", { name: /QR/ })).toBeHidden();
  });
});

test.describe("on a computer", () => {
  test.use({ viewport: desk, deviceScaleFactor: 2 });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`a camera reads the code as the download address, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${server.url}/download`);
      const code = page.getByRole("img", { name: /QR/ });
      await expect(code).toBeVisible();
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      expect(await readQr(await code.screenshot())).toBe(config.downloadUrl);
    });
  }
});
