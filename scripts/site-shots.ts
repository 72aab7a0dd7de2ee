/**
 * Takes the pictures of the member app that the public site shows, from the running app: a Friday evening is played through
 * the API, each screen is taken in light and dark, and written to site/images/screens as WebP.
 * Run it after the app's look has changed: `node scripts/run.mjs scripts/site-shots.ts [name…]`.
 */
import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { screenPx } from "../site/src/phone/screen-size.ts";
import { demoLogins } from "../server/src/seed/logins.ts";
import { startServer } from "../tests/e2e/support/server.ts";
import { buildApps } from "./lib/build-apps.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { root } from "./lib/root.ts";
import { MealScenario } from "./lib/site-shots/meal-scenario.ts";
import { streetTile } from "./lib/site-shots/street-map.ts";

/** The part of a phone's screen below the status bar, which is part of the drawn frame. */
const viewport = { width: 390, height: Math.round((390 * screenPx.height) / screenPx.width) };
/** Pictures have twice as many pixels as the widest phone on the site. */
const DENSITY = 2;
const QUALITY = 72;
const TILE_PATH = /\/(\d+)\/(\d+)\/(\d+)\.png$/;
const viewer = demoLogins.members[0].name;
const student = demoLogins.members[1].name;

interface Screen {
  name: string;
  as: string;
  path: (scenario: MealScenario) => string;
  /** Clicks or scrolls before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

const screensBeforeJoining: readonly Screen[] = [
  { name: "list", as: viewer, path: () => "/meetings" },
  {
    name: "map",
    as: viewer,
    path: () => "/explore?day=today",
    prepare: async (page) => {
      await page.getByRole("button", { name: /시험 끝/ }).click();
      await page.getByRole("heading", { name: "고른 모임" }).waitFor();
    },
  },
  { name: "join", as: viewer, path: ({ meetingId }) => `/meetings/${meetingId}` },
  {
    name: "places",
    as: student,
    path: () => "/place-selection",
    prepare: (page) => page.getByText("신촌부엌").first().click(),
  },
  {
    name: "store",
    as: "연남사장",
    path: () => "/mypage/partner-place/my",
    prepare: (page) => page.getByRole("heading", { name: "통계" }).locator("..").scrollIntoViewIfNeeded(),
  },
];

const screensAtCheckIn: readonly Screen[] = [
  { name: "check-in", as: viewer, path: ({ meetingId }) => `/chat/${meetingId}` },
  { name: "certificate", as: viewer, path: ({ meetingId }) => `/chat/${meetingId}/restaurant-certificate` },
];

async function openApp(browser: Browser, url: string, theme: "light" | "dark", scenario: MealScenario, as: string) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: DENSITY * (screenPx.width / viewport.width),
    colorScheme: theme,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const tokens = Object.entries(await scenario.logIn(as));
  await context.addInitScript((entries) => {
    for (const [name, value] of entries) localStorage.setItem(`babchingu.member.${name}`, value);
  }, tokens);
  const isTile = (address: URL) => address.origin !== new URL(url).origin && TILE_PATH.test(address.pathname);
  await context.route(isTile, (route) => {
    const [, zoom, column, row] = TILE_PATH.exec(new URL(route.request().url()).pathname) ?? [];
    const body = streetTile(Number(zoom), Number(column), Number(row));
    return route.fulfill({ contentType: "image/svg+xml", body });
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(scenario.now);
  return { context, page };
}

async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // The map tiles are drawn by street-map.ts, so no tile provider is credited.
  await page.addStyleTag({
    content: ".leaflet-control-attribution { display: none } ::-webkit-scrollbar { width: 0 }",
  });
  // Images below the fold are loaded only when scrolled to.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
}

async function takeScreenshots(browser: Browser, url: string, screen: Screen, scenario: MealScenario): Promise<number> {
  let bytes = 0;
  for (const theme of ["light", "dark"] as const) {
    const { context, page } = await openApp(browser, url, theme, scenario, screen.as);
    await page.goto(`${url}/app${screen.path(scenario)}`);
    await waitUntilSettled(page);
    await screen.prepare?.(page);
    await waitUntilSettled(page);
    const picture = await sharp(await page.screenshot())
      .resize(screenPx.width * DENSITY, screenPx.height * DENSITY, { fit: "fill" })
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer();
    await writeFile(join(root, "site/images/screens", `${screen.name}-${theme}.webp`), picture);
    bytes += picture.length;
    await context.close();
  }
  return bytes;
}

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Screen): boolean => wanted.length === 0 || wanted.includes(name);
if (!(await buildApps(["member"]))) process.exit(1);
const executablePath = await ensureChromium();
const server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
const scenario = new MealScenario(server.url);
mkdirSync(join(root, "site/images/screens"), { recursive: true });

async function takeAllScreenshots(screens: readonly Screen[]): Promise<void> {
  for (const screen of screens.filter(isWanted)) {
    const bytes = await takeScreenshots(browser, server.url, screen, scenario);
    console.log(`${screen.name.padEnd(12)} ${(bytes / 1000).toFixed(1)} kB light and dark`);
  }
}

try {
  await scenario.openMeetings();
  await scenario.setLocation(viewer, 37.5604, 126.9249);
  await scenario.setLocation(student, 37.5583, 126.9355);
  await takeAllScreenshots(screensBeforeJoining);
  await scenario.joinAndChat(viewer);
  await takeAllScreenshots(screensAtCheckIn);
} finally {
  await browser.close();
  await server.close();
}
