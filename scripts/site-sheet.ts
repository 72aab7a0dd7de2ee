/**
 * The public site on contact sheets: every page in four widths, light and dark, side by side.
 * `node scripts/run.mjs scripts/site-sheet.ts [page…]` writes shots/site/<page>.webp and shots/site/index.html.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { serveSite, type StaticServer } from "../tests/e2e/support/static-server.ts";
import { heightOf, schemes, type SitePage, sitePages, siteWidths } from "../tests/e2e/support/site-pages.ts";
import { buildApps } from "./lib/build-apps.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { root } from "./lib/root.ts";

const GAP_PX = 24;
/** The maximum width and height of a WebP image. */
const SIDE_PX_MAX = 16_383;

async function takeScreenshots(browser: Browser, host: StaticServer, { path }: SitePage): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const colorScheme of schemes) {
    for (const width of siteWidths) {
      const viewport = { width, height: heightOf(width) };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", locale: "ko-KR" });
      const page = await context.newPage();
      await page.goto(host.url + path);
      // Lazy images load when scrolled into view, and a full-page screenshot doesn't scroll.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
      });
      pictures.push(await page.screenshot({ fullPage: true }));
      await context.close();
    }
  }
  return pictures;
}

/** Puts pictures side by side, aligned at the top. */
async function makeContactSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  let left = 0;
  let height = 0;
  const tiles = [];
  for (const input of pictures) {
    const size = await sharp(input).metadata();
    const cut = Math.min(size.height, SIDE_PX_MAX);
    tiles.push({
      input: await sharp(input).extract({ left: 0, top: 0, width: size.width, height: cut }).toBuffer(),
      left,
      top: 0,
    });
    left += size.width + GAP_PX;
    height = Math.max(height, cut);
  }
  return await sharp({ create: { width: left - GAP_PX, height, channels: 3, background: "#999" } })
    .composite(tiles)
    .webp({ quality: 80 })
    .toBuffer();
}

const wanted = process.argv.slice(2);
const folder = join(root, "shots/site");
if (!(await buildApps(["site"]))) process.exit(1);
const executablePath = await ensureChromium();
const host = await serveSite();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
try {
  mkdirSync(folder, { recursive: true });
  const pages = sitePages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const page of pages) {
    writeFileSync(
      join(folder, `${page.name}.webp`),
      await makeContactSheet(await takeScreenshots(browser, host, page)),
    );
  }
  const figures = sitePages.map(
    ({ name }) => `<h2>${name}</h2><img src="${name}.webp" alt="${name}" loading="lazy" style="max-width:100%">`,
  );
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Site</title>${figures.join("\n")}`,
  );
  console.log(`${pages.length} sheets (${siteWidths.join(", ")} px, light and dark) in ${folder}`);
} finally {
  await browser.close();
  await host.close();
}
