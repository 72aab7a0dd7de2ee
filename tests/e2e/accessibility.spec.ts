/** axe finds nothing on any screen, in both themes; the member app also at 320 px. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { makeMemberScreens, openMade } from "./support/member-screens.ts";
import { shots, signIn } from "./support/screens.ts";
import type { TestServer } from "./support/server.ts";
import { startServer } from "./support/server.ts";

const PHONE_PX = 390;
const NARROW_PX = 320;

test.describe.configure({ mode: "parallel" });

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" });
});
test.afterAll(async () => server.close());

/** What axe finds, and whether the page scrolls sideways. */
async function inspect(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(" ")}`));
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflowPx > 0 ? [...found, `scrolls sideways by ${overflowPx} px`] : found;
}

// The site's pages have a test of their own, with more widths.
for (const shot of shots.filter(({ name }) => !name.startsWith("site-"))) {
  test(shot.name, async ({ page }) => {
    await signIn(page, server.url, shot.as);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(server.url + shot.path, { waitUntil: "load" });
    await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => null);
    const widths = shot.width < 600 && !shot.isFull ? [shot.width, NARROW_PX] : [shot.width];
    for (const width of widths) {
      await page.setViewportSize({ width, height: shot.height });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await inspect(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test("screens that need somebody in a certain state", async ({ browser }) => {
  test.setTimeout(300_000);
  for (const screen of await makeMemberScreens(server)) {
    const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
    const page = await context.newPage();
    await openMade(page, server, screen);
    await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => null);
    for (const width of [PHONE_PX, NARROW_PX]) {
      await page.setViewportSize({ width, height: 844 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect.soft(await inspect(page), `${screen.name}, ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    await context.close();
  }
});
