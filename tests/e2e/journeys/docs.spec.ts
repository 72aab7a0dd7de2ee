/** `npm run docs` builds a page that works offline. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { test } from "../support/worker.ts";

const root = join(import.meta.dirname, "..", "..", "..");

test("the contract's page opens offline and lists the operations", async ({ page }) => {
  execFileSync(process.execPath, ["scripts/docs.ts"], { cwd: root });
  const externalRequests: string[] = [];
  await page.route(/^https?:/, async (route) => {
    externalRequests.push(route.request().url());
    await route.abort();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pathToFileURL(join(root, "openapi", "dist", "index.html")).href);
  await expect(page.getByRole("heading", { name: /밥친구 API/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "meetings", exact: true }).click();
  await expect(page.getByText("Host a meeting").first()).toBeVisible();
  expect(externalRequests).toEqual([]);
});
