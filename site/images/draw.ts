/**
 * Draws the bitmap pictures from `icon.svg` and the site's own table drawing. Run by hand after either changes:
 * `CHROMIUM=/usr/bin/chromium node site/images/draw.ts`, with the built site in `site/dist`.
 */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "../dist");

async function icon(page: Page, sizePx: number, name: string): Promise<void> {
  const svg = await readFile(join(here, "icon.svg"), "utf8");
  await page.setViewportSize({ width: sizePx, height: sizePx });
  // The home screen rounds corners itself, so the square keeps none of its own.
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg.replace(' rx="16"', "")}`);
  await page.screenshot({ path: join(here, name) });
}

async function openGraph(page: Page): Promise<void> {
  const home = await readFile(join(dist, "index.html"), "utf8");
  const table = /<svg class="table".*?<\/svg>/s.exec(home)?.[0];
  const sheet = (await readdir(join(dist, "assets"))).find((name) => name.endsWith(".css"));
  if (!table || !sheet) throw new Error("build the site first: the table is taken from its home page");
  const css = await readFile(join(dist, "assets", sheet), "utf8");
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(`<html lang="ko" data-theme="light"><style>${css}
    body{width:1200px;height:630px;overflow:hidden;position:relative}
    h1{padding:142px 0 0 80px;font-size:84px}
    p{margin:28px 0 0 84px;font-size:36px;font-weight:700;color:var(--primary)}
    .table{position:absolute;left:660px;top:-20px;width:670px}</style>
    <h1>오늘 저녁,<br>한 자리<br>비어 있어요.</h1><p>밥친구</p>${table}`);
  await page.screenshot({ path: join(here, "open-graph.png") });
}

const executablePath = process.env["CHROMIUM"];
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage();
await icon(page, 180, "touch-icon.png");
await icon(page, 192, "icon-192.png");
await icon(page, 512, "icon-512.png");
if (!process.argv.includes("--icons")) await openGraph(page);
await browser.close();
