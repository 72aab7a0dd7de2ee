/** axe finds nothing on any page of the site, and none scrolls sideways: four widths, both colour schemes. */
import { expect } from "@playwright/test";
import { inspect, inspectAll } from "../support/axe.ts";
import { serveSite, type StaticServer } from "../support/static-server.ts";
import { heightOf, sitePages, siteWidths } from "../support/site-pages.ts";
import { test } from "../support/worker.ts";

let host: StaticServer;
test.beforeAll(async () => {
  host = await serveSite();
});
test.afterAll(() => host.close());

for (const { name, path } of sitePages) {
  test(name, async ({ page }) => {
    await page.goto(host.url + path);
    const sizes = siteWidths.map((width) => ({ width, height: heightOf(width) }));
    expect(await inspectAll(page, sizes)).toEqual([]);
  });
}

test("the open menu of a phone", async ({ page }) => {
  await page.goto(host.url);
  await page.getByRole("button", { name: "메뉴" }).click();
  expect(await inspect(page)).toEqual([]);
});
