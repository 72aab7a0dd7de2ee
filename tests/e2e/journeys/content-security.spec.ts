/** The built apps under the server's content security policy, which blocks inline scripts; the console is in rules.spec.ts. */
import { OPENSTREETMAP_TILE_URL } from "@babchingu/openapi";
import { expect } from "@playwright/test";
import { watchViolations } from "../support/content-security.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

const tileOrigin = new URL(OPENSTREETMAP_TILE_URL).origin;
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

let server: TestServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.beforeEach(async ({ page }) => {
  const tile = { body: Buffer.from(PIXEL, "base64"), contentType: "image/png" };
  await page.route(`${tileOrigin}/**`, (route) => route.fulfill(tile));
});

test("the member app runs from its first screen, painted before, to its list", async ({ page }) => {
  const violations = await watchViolations(page);
  // The first screen is painted before the app runs.
  const painted = Promise.withResolvers<void>();
  await page.route("**/app/assets/app-*.js", async (route) => {
    await painted.promise;
    await route.continue();
  });
  const response = await page.goto(`${server.url}/app/login`, { waitUntil: "commit" });
  const frame = page.locator("#frame");
  await expect(frame.getByText("다시 만나서 반가워요")).toBeVisible();
  painted.resolve();
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(tileOrigin);
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill("01000000001");
  await page.getByRole("textbox", { name: "비밀번호", exact: true }).fill("babbab12");
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await page.waitForURL("**/app/meetings");
  await expect(frame).toHaveCount(0);
  expect(await violations()).toEqual([]);
});

test("the site and the development outbox run", async ({ page }) => {
  const violations = await watchViolations(page);
  for (const path of ["/", "/download", "/dev/outbox"]) {
    await page.goto(server.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await violations()).toEqual([]);
  }
});

test("tiles of the map load; images of another origin over http, inline scripts and markup from text don't", async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.goto(`${server.url}/app`);
  const load = (url: string) =>
    page.evaluate(
      (source) =>
        new Promise<boolean>((resolve) => {
          const image = new Image();
          image.addEventListener("load", () => resolve(true));
          image.addEventListener("error", () => resolve(false));
          image.src = source;
        }),
      url,
    );
  expect(await load(`${tileOrigin}/1/1/1.png`)).toBe(true);
  expect(await violations()).toEqual([]);
  expect(await load("http://127.0.0.1:1/1.png")).toBe(false);
  const addScript = () =>
    page.evaluate(() => {
      const script = document.createElement("script");
      script.append("globalThis.scriptRan = true");
      document.body.append(script);
      return "scriptRan" in globalThis;
    });
  expect(await addScript()).toBe(false);
  const addMarkup = () => page.evaluate(() => void (document.body.innerHTML = '<img src="x" onerror="alert(1)">'));
  await expect(addMarkup()).rejects.toThrow("TrustedHTML");
  expect((await violations()).join("\n")).toMatch(/img-src[\s\S]*require-trusted-types-for/);
});

test("a page whose scripts can't be loaded says so, and a tap tries again", async ({ page }) => {
  let isLost = true;
  await page.route("**/app/assets/*.js", (route) => (isLost ? route.abort() : route.continue()));
  await page.goto(`${server.url}/app/login`);
  const retry = page.getByRole("link", { name: "다시 시도" });
  await expect(retry).toBeHidden();
  // As if it had taken fifteen seconds.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(retry).toBeVisible();
  isLost = false;
  await retry.click();
  await expect(page.getByRole("heading", { name: "다시 만나서 반가워요" })).toBeVisible();
  await expect(retry).toBeHidden();
});
