/** axe finds nothing on any screen, in both themes; the member app also at 320 px. */
import type { Browser } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { inspectAll } from "../support/axe.ts";
import { makeMemberMoments } from "../support/member-moments.ts";
import type { MadeScreen } from "../support/member-screens.ts";
import { makeMemberScreens, openMade } from "../support/member-screens.ts";
import { shots, signIn } from "../support/screens.ts";
import type { TestServer } from "../support/server.ts";
import { startServer } from "../support/server.ts";

const PHONE_PX = 390;
const NARROW_PX = 320;

test.describe.configure({ mode: "parallel" });

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" });
});
test.afterAll(async () => server.close());

// The site's pages have a test of their own, with more widths.
for (const shot of shots.filter(({ name }) => !name.startsWith("site-"))) {
  test(shot.name, async ({ page }) => {
    await signIn(page, server.url, shot.as);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(server.url + shot.path, { waitUntil: "load" });
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => null);
    const widths = shot.width < 600 && !shot.isFull ? [shot.width, NARROW_PX] : [shot.width];
    expect(
      await inspectAll(
        page,
        widths.map((width) => ({ width, height: shot.height })),
      ),
    ).toEqual([]);
  });
}

async function inspectMade(browser: Browser, screens: readonly MadeScreen[], widths: readonly number[]): Promise<void> {
  for (const screen of screens) {
    const context = await browser.newContext({
      reducedMotion: "reduce",
      serviceWorkers: "block",
      geolocation: { latitude: 37.5563, longitude: 126.9236 },
      permissions: ["geolocation", "clipboard-write"],
    });
    const page = await context.newPage();
    await openMade(page, server, screen);
    await page.waitForLoadState("networkidle", { timeout: 1000 }).catch(() => null);
    const sizes = widths.map((width) => ({ width, height: 844 }));
    expect.soft(await inspectAll(page, sizes), screen.name).toEqual([]);
    await context.close();
  }
}

test("screens that need a member in a certain state", async ({ browser }) => {
  test.setTimeout(300_000);
  await inspectMade(browser, await makeMemberScreens(server), [PHONE_PX, NARROW_PX]);
});

test("what the member app shows only temporarily", async ({ browser }) => {
  test.setTimeout(300_000);
  await inspectMade(browser, await makeMemberMoments(server), [PHONE_PX]);
});
