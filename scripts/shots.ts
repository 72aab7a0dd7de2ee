/**
 * Takes a picture of every screen, on the real server with its demo data, in light and dark: `npm run shots [name…]`.
 * Writes shots/<name>-<theme>.png and shots/index.html, a contact sheet of all.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { chromium } from "@playwright/test";
import type { Shot } from "../tests/e2e/support/screens.ts";
import { shots, signIn } from "../tests/e2e/support/screens.ts";
import { startServer } from "../tests/e2e/support/server.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { root } from "./lib/root.ts";
import { buildApps } from "./lib/build-apps.ts";

async function take(
  browser: Browser,
  url: string,
  shot: Shot,
  theme: "light" | "dark",
  folder: string,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    colorScheme: theme,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    reducedMotion: "reduce",
    geolocation: { latitude: 37.5563, longitude: 126.9236 },
    permissions: ["geolocation"],
  });
  const page = await context.newPage();
  const file = `${shot.name}-${theme}.png`;
  try {
    await signIn(page, url, shot.as);
    await page.goto(url + shot.path, { waitUntil: "load" });
    await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => null);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, file), fullPage: shot.isFull ?? false });
  } finally {
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

const wanted = process.argv.slice(2);
const folder = join(root, "shots");
if (!(await buildApps())) process.exit(1);
const executablePath = await ensureChromium();
const server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [];
  for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))) {
    for (const theme of ["light", "dark"] as const) files.push(await take(browser, server.url, shot, theme, folder));
  }
  writeFileSync(join(folder, "index.html"), contactSheet(files));
  console.log(`${files.length} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.close();
}
