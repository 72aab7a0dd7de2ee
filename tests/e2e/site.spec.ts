/** The public site as the one-origin server gives it, with JavaScript off. */
import { expect, test } from "@playwright/test";
import type { TestServer } from "./support/server.ts";
import { startServer } from "./support/server.ts";

test.use({ javaScriptEnabled: false });

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ SEED_DEMO: "false" });
});
test.afterAll(async () => server.close());

const pages = ["/", "/student-benefit", "/promotion-partner", "/store-promotion", "/download", "/privacy", "/terms"];

for (const path of pages) {
  test(`${path} reads without JavaScript and links to pages that exist`, async ({ page, request }) => {
    const answer = await page.goto(server.url + path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const targets = await page
      .locator("a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets.length).toBeGreaterThan(5);
    for (const target of new Set(targets)) {
      const response = await request.get(server.url + String(target));
      expect(response.status(), `${path} → ${String(target)}`).toBe(200);
    }
  });
}

test("an unknown page is a 404 that leads to the app", async ({ page }) => {
  const answer = await page.goto(`${server.url}/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main").locator("a[href^='/app']").first()).toBeVisible();
});

test("an unknown API path answers an Error, not a page", async ({ request }) => {
  const response = await request.get(`${server.url}/api/v1/nowhere`);
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: "E404-1" });
});
