/**
 * Draws the icons from `icon.svg` and the images for sharing from the built pages. Run by hand after either changed:
 * `node scripts/run.mjs site/images/draw.ts [--icons]`, with the built site in `site/dist`.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { ensureChromium } from "../../scripts/lib/chromium.ts";
import { type ShareName, shareNames } from "../src/assets.ts";

const imagesDir = dirname(fileURLToPath(import.meta.url));
const dist = join(imagesDir, "../dist");
const shareSize = { width: 1200, height: 630 } as const;
const icoSizes = [16, 32, 48] as const;
const [icoHeadBytes, icoEntryBytes] = [6, 16];
/** Phones cut a maskable icon to a circle of 80 %: the drawing keeps within it. */
const maskableScale = 0.72;

/** The icon as a square without corners of its own: the home screen rounds them itself. */
async function squareIcon(): Promise<string> {
  return (await readFile(join(imagesDir, "icon.svg"), "utf8")).replace(' rx="16"', "");
}

async function png(svg: string, sizePx: number): Promise<Buffer> {
  return await sharp(Buffer.from(svg), { density: 600 }).resize(sizePx, sizePx).png({ palette: true }).toBuffer();
}

/** An ICO file of PNGs, for clients that request /favicon.ico without reading the page. */
async function ico(svg: string): Promise<Buffer> {
  const images = await Promise.all(icoSizes.map((size) => png(svg, size)));
  const head = Buffer.alloc(icoHeadBytes + icoEntryBytes * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const at = icoHeadBytes + icoEntryBytes * index;
    const size = icoSizes[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}

async function drawIcons(): Promise<void> {
  const square = await squareIcon();
  const background = /<rect[^>]*>/.exec(square)?.[0];
  if (!background) throw new Error("icon.svg must begin with its background, a rect");
  const shrunk = `<g transform="translate(32 32) scale(${maskableScale}) translate(-32 -32)">`;
  const maskable = square.replace(background, background + shrunk).replace("</svg>", "</g></svg>");
  await writeFile(join(imagesDir, "touch-icon.png"), await png(square, 180));
  await writeFile(join(imagesDir, "icon-192.png"), await png(square, 192));
  await writeFile(join(imagesDir, "icon-512.png"), await png(square, 512));
  await writeFile(join(imagesDir, "icon-maskable.png"), await png(maskable, 512));
  await writeFile(join(imagesDir, "favicon.ico"), await ico(await readFile(join(imagesDir, "icon.svg"), "utf8")));
}

/** The preview image of a shared page: its heading and its drawing on its background colour. */
async function drawShareImage(page: Page, name: ShareName, css: string): Promise<void> {
  const html = await readFile(join(dist, name === "home" ? "index.html" : `${name}/index.html`), "utf8");
  const heading = /<h1>(.*?)<\/h1>/s.exec(html)?.[1];
  const svgDrawing = /<svg class="(?:table|scene)".*?<\/svg>/s.exec(html)?.[0];
  const tone = /class="page-hero (tone-\w+)"/.exec(html)?.[1] ?? "";
  const logo = /<svg class="logo-mark".*?<\/svg>/s.exec(html)?.[0] ?? "";
  if (!heading) throw new Error(`${name} has no heading: build the site first`);
  const drawing = svgDrawing ?? (await phoneScreensHtml());
  await page.setContent(`<html lang="ko" data-theme="light"><style>${css}
    body{width:1200px;height:630px;overflow:hidden;position:relative}
    h1{position:absolute;left:80px;top:76px;width:600px;font-size:76px;word-break:keep-all}
    .brand{position:absolute;left:80px;bottom:64px;display:flex;gap:14px;align-items:center;margin:0;font-size:40px;font-weight:700}
    .brand svg{width:52px;height:52px}
    .table{position:absolute;left:600px;top:45px;width:540px;height:auto}
    .scene{position:absolute;right:80px;top:125px;width:380px;max-width:none}
    .pair-drawing{position:absolute;right:70px;top:70px;display:flex;gap:24px}
    .pair-drawing img{width:210px;border:8px solid #14100c;border-radius:32px}
    .pair-drawing img+img{margin-top:56px}
    </style><body class="${tone}"><h1>${heading}</h1>${drawing}<p class="brand">${logo}밥친구</p>`);
  const image = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
  await writeFile(join(imagesDir, "share", `${name}.png`), image);
}

async function phoneScreensHtml(): Promise<string> {
  const images = ["list", "check-in"].map(async (name) => {
    const data = await readFile(join(imagesDir, "screens", `${name}-light.webp`), "base64");
    return `<img alt="" src="data:image/webp;base64,${data}">`;
  });
  return `<div class="pair-drawing">${(await Promise.all(images)).join("")}</div>`;
}

await drawIcons();
if (!process.argv.includes("--icons")) {
  const browser = await chromium.launch({ args: ["--no-sandbox"], executablePath: await ensureChromium() });
  const page = await browser.newPage({ viewport: shareSize, reducedMotion: "reduce" });
  const stylesheet = (await readdir(join(dist, "assets"))).find((name) => name.endsWith(".css"));
  if (!stylesheet) throw new Error("build the site first: its stylesheet is used");
  const css = await readFile(join(dist, "assets", stylesheet), "utf8");
  await mkdir(join(imagesDir, "share"), { recursive: true });
  for (const name of shareNames) await drawShareImage(page, name, css);
  await browser.close();
}
