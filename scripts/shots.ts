/**
 * Takes a picture of every screen, on the real server with its demo data, in light and dark:
 * `npm run shots [-- name… --size=320x640 --text=200 --long]`. Writes shots/<name>-<theme>.png and shots/index.html, a contact
 * sheet of all; a variant by size, text size or longest texts (of the member app's screens) into a folder of its own,
 * shots/320x640-text200-long.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findCutText, findSidewaysScroll } from "../tests/e2e/support/layout.ts";
import { lengthenResponses } from "../tests/e2e/support/longest-data.ts";
import { type PreparedScreen, prepareMemberScreens, openPreparedScreen } from "../tests/e2e/support/member-screens.ts";
import { prepareTransientScreens } from "../tests/e2e/support/member-transient-screens.ts";
import { type Shot, shots, storeTokens } from "../tests/e2e/support/screens.ts";
import { startServer, type TestServer } from "../tests/e2e/support/server.ts";
import { buildApps } from "./lib/build-apps.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { root } from "./lib/root.ts";

interface Picture {
  name: string;
  width: number;
  height: number;
  isFull: boolean;
  open: (page: Page) => Promise<void>;
}

interface Variant {
  size: { width: number; height: number } | null;
  /** Percentage of the default text size. */
  textPercent: number;
  /** Every text is as long as the contract allows. */
  isLong: boolean;
}

const PHONE_WIDTH_MAX = 600;

function pictureOf(server: TestServer, shot: Shot): Picture {
  return {
    ...shot,
    isFull: shot.isFull ?? false,
    open: async (page) => {
      await storeTokens(page, server.url, shot.role);
      await page.goto(server.url + shot.path, { waitUntil: "load" });
    },
  };
}

function pictureOfPreparedScreen(server: TestServer, screen: PreparedScreen): Picture {
  const open = (page: Page) => openPreparedScreen(page, server, screen);
  return { name: screen.name, width: 390, height: 844, isFull: false, open };
}

async function takeScreenshot(
  browser: Browser,
  picture: Picture,
  { size, textPercent, isLong }: Variant,
  theme: "light" | "dark",
  folder: string,
): Promise<string> {
  const viewport = size ?? { width: picture.width, height: picture.height };
  // As on a phone: scroll bars take no space with `isMobile`.
  const isPhone = viewport.width < PHONE_WIDTH_MAX;
  const context = await browser.newContext({
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    geolocation: { latitude: 37.5563, longitude: 126.9236 },
    permissions: ["geolocation", "clipboard-write"],
  });
  const page = await context.newPage();
  const file = `${picture.name}-${theme}.png`;
  try {
    await page.addInitScript((percent) => {
      if (percent === 100) return;
      addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = `${percent}%`));
    }, textPercent);
    if (isLong) await lengthenResponses(page);
    await picture.open(page);
    await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => null);
    await page.waitForTimeout(300);
    const findings = [...(await findSidewaysScroll(page)), ...(await findCutText(page))];
    for (const finding of findings) console.log(`${file}: ${finding}`);
    await page.screenshot({ path: join(folder, file), fullPage: picture.isFull });
  } finally {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
  return file;
}

function contactSheet(files: string[]): string {
  const figures = files.map(
    (file) => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>밥친구 screens</title>
<style>body{display:flex;flex-wrap:wrap;gap:24px;font:14px sans-serif;background:#ddd}figure{margin:0}img{max-width:390px;max-height:844px}</style>
${figures.join("\n")}`;
}

function variantOf(values: { size?: string | undefined; text?: string | undefined; long: boolean }): Variant {
  const size = /^(\d+)x(\d+)$/.exec(values.size ?? "");
  const textPercent = Number(values.text ?? 100);
  if ((values.size !== undefined && !size) || !(textPercent >= 50 && textPercent <= 400)) {
    console.error("Usage: npm run shots [-- name… --size=320x640 --text=200 --long]");
    process.exit(2);
  }
  return { size: size && { width: Number(size[1]), height: Number(size[2]) }, textPercent, isLong: values.long };
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { size: { type: "string" }, text: { type: "string" }, long: { type: "boolean", default: false } },
});
const variant = variantOf(values);
const isVariant = variant.size !== null || variant.textPercent !== 100 || variant.isLong;
const variantName = [values.size, values.text && `text${values.text}`, values.long && "long"].filter(Boolean).join("-");
const folder = join(root, "shots", isVariant ? variantName : "");
if (!(await buildApps())) process.exit(1);
const executablePath = await ensureChromium();
const server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const standardPictures = shots.map((shot) => pictureOf(server, shot));
  const preparedPictures = [...(await prepareMemberScreens(server)), ...(await prepareTransientScreens(server))].map(
    (screen) => pictureOfPreparedScreen(server, screen),
  );
  const pictures = [...standardPictures, ...preparedPictures]
    .filter(({ width, isFull }) => !isVariant || (width < PHONE_WIDTH_MAX && !isFull))
    .filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const files = [];
  for (const picture of pictures) {
    for (const theme of ["light", "dark"] as const) {
      try {
        files.push(await takeScreenshot(browser, picture, variant, theme, folder));
      } catch (error) {
        // One failure doesn't stop the other screens.
        console.error(`${picture.name}-${theme}: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
    }
  }
  writeFileSync(join(folder, "index.html"), contactSheet(files));
  console.log(`${files.length} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.close();
}
