/** axe finds nothing on any page of the site, none scrolls sideways (four widths), and a strict content security policy blocks nothing. */
import { expect, type Page } from "@playwright/test";
import { inspect, inspectAll } from "../support/axe.ts";
import { serveSite, type StaticServer } from "../support/static-server.ts";
import { heightOf, sitePages, siteWidths } from "../support/site-pages.ts";
import { test } from "../support/worker.ts";

let host: StaticServer;
/** One page for all, which loads the fonts and images of several once. */
let page: Page;
let refused: string[] = [];
test.beforeAll(async ({ browser }) => {
  host = await serveSite();
  page = await browser.newPage();
  page.on("console", (message) => {
    if (/content security policy|refused/i.test(message.text())) refused.push(message.text());
  });
});
test.beforeEach(async () => {
  refused = [];
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: siteWidths[0], height: heightOf(siteWidths[0]) });
});
test.afterAll(async () => {
  await page.close();
  await host.close();
});

for (const { name, path } of sitePages) {
  test(name, async () => {
    await page.goto(host.url + path);
    const sizes = siteWidths.map((width) => ({ width, height: heightOf(width) }));
    expect(await inspectAll(page, sizes)).toEqual([]);
    expect(refused).toEqual([]);
  });
}

test("the open menu of a phone", async () => {
  await page.goto(host.url);
  await page.getByRole("button", { name: "메뉴" }).click();
  expect(await inspect(page)).toEqual([]);
});
