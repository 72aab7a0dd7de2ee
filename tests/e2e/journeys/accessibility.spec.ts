/**
 * axe finds nothing on any screen, with texts as long as they can be, in both themes; the console also at 390 px, the member app at
 * 320 px with text of twice the size. The targets of the member app are large enough for a finger.
 */
import { expect, type Page } from "@playwright/test";
import { findSmallTargets, inspectAll, inspectLargeText } from "../support/axe.ts";
import { findCoveredTargets } from "../support/layout.ts";
import { lengthenResponses } from "../support/longest-data.ts";
import { HONGDAE } from "../support/member.ts";
import { prepareTransientScreens } from "../support/member-transient-screens.ts";
import { prepareMemberScreens, showPreparedScreen, type PreparedScreen } from "../support/member-screens.ts";
import { navigateTo, waitUntilLoaded } from "../support/navigation.ts";
import { shots, tokensOf, type Role } from "../support/screens.ts";
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
  await lengthenResponses(page);
});
test.afterAll(async () => page.context().close());

/** Resets the page to that of a new device, with these tokens stored. */
async function resetPage(app: "member" | "admin", tokens: { accessToken: string; refreshToken: string } | null) {
  await page.unrouteAll({ behavior: "ignoreErrors" });
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

let currentRole: Role | null = null;

async function signInAs(role: Role): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  if (currentRole === role) return;
  currentRole = role;
  await resetPage(role === "operator" ? "admin" : "member", role === "guest" ? null : await tokensOf(server.url, role));
}

// The site's pages are tested by site-accessibility.spec.ts, with more widths.
for (const shot of shots.filter(({ name }) => !name.startsWith("site-"))) {
  test(shot.name, async () => {
    const isConsole = shot.path.startsWith("/admin");
    const narrowPx = isConsole ? PHONE_PX : NARROW_PX;
    // The console's menu is seen in the dark scheme once, with the wide window.
    const widths = shot.name === "admin-dashboard" ? [narrowPx, shot.width] : [shot.width, narrowPx];
    const sizes = widths.map((width) => ({ width, height: shot.height }));
    await page.setViewportSize({ width: shot.width, height: shot.height });
    await signInAs(shot.role);
    await navigateTo(page, server.url + shot.path);
    const smallTargets = shot.path.startsWith("/app") ? await findSmallTargets(page) : [];
    // The list behind a record's dialog is inspected by itself.
    const hasDialog = isConsole && (await page.locator("dialog[open]").count()) > 0;
    const found = [...smallTargets, ...(await inspectAll(page, sizes, hasDialog ? { selector: "dialog[open]" } : {}))];
    expect(widths.includes(NARROW_PX) ? [...found, ...(await inspectLargeText(page))] : found).toEqual([]);
  });
}

/** Whether the screen needs nothing before the app loads, so that the app doesn't have to load again for it or the next one. */
const needsNoPreparation = ({ beforeLoad, isLoading }: PreparedScreen) => !beforeLoad && !isLoading;

async function openPreparedScreen(screen: PreparedScreen): Promise<void> {
  await resetPage("member", screen.who);
  await showPreparedScreen(page, server, screen);
  // The app's own heading: that of the frame before it is inert.
  await (screen.isLoading ? page.locator("#root h1").first().waitFor() : waitUntilLoaded(page));
}

async function navigateToPreparedScreen({ path, state, afterLoad }: PreparedScreen): Promise<void> {
  await page.context().setOffline(false);
  await page.emulateMedia({ colorScheme: "light" });
  await navigateTo(page, `${server.url}/app${path}`, state);
  await afterLoad?.(page);
  await waitUntilLoaded(page);
}

async function inspectPreparedScreens(screens: readonly PreparedScreen[], widths: readonly number[]): Promise<void> {
  const sizes = widths.map((width) => ({ width, height: 844 }));
  const names = new Set([...shots, ...screens].map(({ name }) => name));
  expect(screens.filter(({ coveredBy }) => coveredBy !== undefined && !names.has(coveredBy))).toEqual([]);
  const inspected = screens.filter(({ coveredBy }) => coveredBy === undefined);
  const byMember = [...Map.groupBy(inspected, ({ who }) => who).values()].flat();
  let previous: PreparedScreen | null = null;
  for (const screen of byMember) {
    await page.setViewportSize({ width: PHONE_PX, height: 844 });
    const canNavigate = previous?.who === screen.who && needsNoPreparation(previous) && needsNoPreparation(screen);
    await (canNavigate ? navigateToPreparedScreen(screen) : openPreparedScreen(screen));
    previous = screen;
    const targets = [...(await findSmallTargets(page)), ...(await findCoveredTargets(page))];
    const found = [...targets, ...(await inspectAll(page, sizes))];
    await page.setViewportSize({ width: NARROW_PX, height: 844 });
    expect.soft([...found, ...(await inspectLargeText(page))], screen.name).toEqual([]);
  }
}

test("screens that need a member in a certain state", async () => {
  await inspectPreparedScreens(await prepareMemberScreens(server), [PHONE_PX, NARROW_PX]);
});

test("transient states of the member app", async () => {
  await inspectPreparedScreens(await prepareTransientScreens(server), [PHONE_PX]);
});
