/**
 * Draws the icons from `icon.svg` and the images for sharing from the built pages. Run by hand after either changed:
 * `CHROMIUM=/usr/bin/chromium node scripts/run.mjs site/images/draw.ts [--icons]`, with the built site in `site/dist`.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { type ShareName, shareNames } from "../src/assets.ts";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "../dist");
const share = { width: 1200, height: 630 } as const;
const icoSizes = [16, 32, 48] as const;
const [icoHeadBytes, icoEntryBytes] = [6, 16];
/** Phones cut a maskable icon to a circle of 80 %: the drawing keeps within it. */
const maskableScale = 0.72;

/** The icon as a square without corners of its own: the home screen rounds them itself. */
async function squareIcon(): Promise<string> {
  return (await readFile(join(here, "icon.svg"), "utf8")).replace(' rx="16"', "");
}

async function png(svg: string, sizePx: number): Promise<Buffer> {
  return await sharp(Buffer.from(svg), { density: 600 }).resize(sizePx, sizePx).png({ palette: true }).toBuffer();
}

/** An ICO file that holds PNGs, for whoever asks for /favicon.ico without reading the page. */
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
  const ground = /<rect[^>]*>/.exec(square)?.[0];
  if (!ground) throw new Error("icon.svg begins with its ground, a rect");
  const shrunk = `<g transform="translate(32 32) scale(${maskableScale}) translate(-32 -32)">`;
  const maskable = square.replace(ground, ground + shrunk).replace("</svg>", "</g></svg>");
  await writeFile(join(here, "touch-icon.png"), await png(square, 180));
  await writeFile(join(here, "icon-192.png"), await png(square, 192));
  await writeFile(join(here, "icon-512.png"), await png(square, 512));
  await writeFile(join(here, "icon-maskable.png"), await png(maskable, 512));
  await writeFile(join(here, "favicon.ico"), await ico(await readFile(join(here, "icon.svg"), "utf8")));
}

/** What a page shows where it is shared: its heading and its drawing on its ground. */
async function drawShare(page: Page, name: ShareName, css: string): Promise<void> {
  const html = await readFile(join(dist, name === "home" ? "index.html" : `${name}/index.html`), "utf8");
  const heading = /<h1>(.*?)<\/h1>/s.exec(html)?.[1];
  const table = /<svg class="(?:table|scene)".*?<\/svg>/s.exec(html)?.[0];
  const tone = /class="page-hero (tone-\w+)"/.exec(html)?.[1] ?? "";
  const mark = /<svg class="logo-mark".*?<\/svg>/s.exec(html)?.[0] ?? "";
  if (!heading) throw new Error(`${name} has no heading: build the site first`);
  const drawing = table ?? (await phones());
  await page.setContent(`<html lang="ko" data-theme="light"><style>${css}
    body{width:1200px;height:630px;overflow:hidden;position:relative}
    h1{position:absolute;left:80px;top:76px;width:600px;font-size:76px;word-break:keep-all}
    .brand{position:absolute;left:80px;bottom:64px;display:flex;gap:14px;align-items:center;margin:0;font-size:40px;font-weight:700}
    .brand svg{width:52px;height:52px}
    .table{position:absolute;left:640px;top:-30px;width:690px;height:auto}
    .scene{position:absolute;right:80px;top:125px;width:380px;max-width:none}
    .pair-drawing{position:absolute;right:70px;top:70px;display:flex;gap:24px}
    .pair-drawing img{width:210px;border:8px solid #14100c;border-radius:32px}
    .pair-drawing img+img{margin-top:56px}
    </style><body class="${tone}"><h1>${heading}</h1>${drawing}<p class="brand">${mark}밥친구</p>`);
  const image = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
  await writeFile(join(here, "share", `${name}.png`), image);
}

async function phones(): Promise<string> {
  const images = ["list", "check-in"].map(async (name) => {
    const data = await readFile(join(here, "screens", `${name}-light.webp`), "base64");
    return `<img alt="" src="data:image/webp;base64,${data}">`;
  });
  return `<div class="pair-drawing">${(await Promise.all(images)).join("")}</div>`;
}

await drawIcons();
if (!process.argv.includes("--icons")) {
  const executablePath = process.env["CHROMIUM"];
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
  const page = await browser.newPage({ viewport: share, reducedMotion: "reduce" });
  const sheet = (await readdir(join(dist, "assets"))).find((name) => name.endsWith(".css"));
  if (!sheet) throw new Error("build the site first: its stylesheet is used");
  const css = await readFile(join(dist, "assets", sheet), "utf8");
  await mkdir(join(here, "share"), { recursive: true });
  for (const name of shareNames) await drawShare(page, name, css);
  await browser.close();
}
