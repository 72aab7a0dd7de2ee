/** axe finds nothing on any screen, in both themes; the member app also at 320 px. */
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { inspectAll } from "../support/axe.ts";
import { HONGDAE } from "../support/member.ts";
import { makeMemberMoments } from "../support/member-moments.ts";
import type { MadeScreen } from "../support/member-screens.ts";
import { makeMemberScreens, showMade } from "../support/member-screens.ts";
import type { Person } from "../support/screens.ts";
import { moveTo, waitUntilLoaded } from "../support/open.ts";
import { shots, tokensOf } from "../support/screens.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

const PHONE_PX = 390;
const NARROW_PX = 320;

let server: TestServer;
/** One page for all screens: the code of the apps is loaded and compiled once. */
let page: Page;
test.beforeAll(async ({ browser, server: shared }) => {
  server = shared;
  const context = await browser.newContext({
    geolocation: HONGDAE,
    permissions: ["geolocation", "clipboard-write"],
  });
  page = await context.newPage();
});
test.afterAll(async () => page.context().close());

/** The page as on a new device, with these tokens stored and nothing that the screen before has left. */
async function startAs(app: "member" | "admin", tokens: { accessToken: string; refreshToken: string } | null) {
  await page.unrouteAll();
  await page.context().setOffline(false);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(
    ([key, stored]) => {
      localStorage.clear();
      sessionStorage.clear();
      if (stored === null) return;
      localStorage.setItem(`${key}.accessToken`, stored.accessToken);
      localStorage.setItem(`${key}.refreshToken`, stored.refreshToken);
    },
    [`babchingu.${app}`, tokens] as const,
  );
}

let current: Person | null = null;

async function startAsPerson(as: Person): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  if (current === as) return;
  current = as;
  await startAs(as === "operator" ? "admin" : "member", as === "guest" ? null : await tokensOf(server.url, as));
}

// The site's pages have a test of their own, with more widths.
for (const shot of shots.filter(({ name }) => !name.startsWith("site-"))) {
  test(shot.name, async () => {
    const widths = shot.width < 600 && !shot.isFull ? [shot.width, NARROW_PX] : [shot.width];
    const sizes = widths.map((width) => ({ width, height: shot.height }));
    await page.setViewportSize({ width: shot.width, height: shot.height });
    await startAsPerson(shot.as);
    await moveTo(page, server.url + shot.path);
    expect(await inspectAll(page, sizes)).toEqual([]);
  });
}

/** Nothing is prepared for the screen and nothing done on it: it can be left without loading the app again. */
const isPlain = ({ before, state, after, isLoading }: MadeScreen) => !before && !state && !after && !isLoading;

async function openMade(screen: MadeScreen): Promise<void> {
  await startAs("member", screen.who);
  await showMade(page, server, screen);
  await (screen.isLoading ? page.locator("h1").first().waitFor() : waitUntilLoaded(page));
}

async function inspectMade(screens: readonly MadeScreen[], widths: readonly number[]): Promise<void> {
  const sizes = widths.map((width) => ({ width, height: 844 }));
  const byMember = [...Map.groupBy(screens, ({ who }) => who).values()].flat();
  let last: MadeScreen | null = null;
  for (const screen of byMember) {
    await page.setViewportSize({ width: PHONE_PX, height: 844 });
    const canMove = last?.who === screen.who && isPlain(last) && isPlain(screen);
    if (canMove) await page.emulateMedia({ colorScheme: "light" });
    await (canMove ? moveTo(page, `${server.url}/app${screen.path}`) : openMade(screen));
    last = screen;
    expect.soft(await inspectAll(page, sizes), screen.name).toEqual([]);
  }
}

test("screens that need a member in a certain state", async () => {
  await inspectMade(await makeMemberScreens(server), [PHONE_PX, NARROW_PX]);
});

test("what the member app shows only temporarily", async () => {
  await inspectMade(await makeMemberMoments(server), [PHONE_PX]);
});
