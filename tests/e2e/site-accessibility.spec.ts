/** axe finds nothing on any page of the site, and none scrolls sideways: four widths, both colour schemes. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { join } from "node:path";
import type { PlainHost } from "./support/plain-files.ts";
import { servePlainFiles } from "./support/plain-files.ts";
import { heightOf, schemes, sitePages, siteWidths } from "./support/site-pages.ts";

// A trace of each look would take longer than the looks.
test.use({ trace: "off" });

let host: PlainHost;
test.beforeAll(async () => {
  host = await servePlainFiles(join(import.meta.dirname, "../../site/dist"));
});
test.afterAll(() => host.close());

async function inspect(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(" ")}`));
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflowPx > 0 ? [...found, `scrolls sideways by ${overflowPx} px`] : found;
}

for (const { name, path } of sitePages) {
  test(name, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(host.url + path);
    for (const width of siteWidths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await inspect(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test("the open menu of a phone", async ({ page }) => {
  await page.goto(host.url);
  await page.locator("header summary").click();
  expect(await inspect(page)).toEqual([]);
});
