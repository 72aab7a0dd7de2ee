/** Builds the site into `dist/`: complete HTML, one stylesheet, images. Run with `node scripts/run.mjs site/build.ts`. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { build } from "vite";
import { assetFiles, type Assets } from "./src/assets.ts";
import { missingSettings } from "./src/config.ts";
import { FIRST_VIEW_BYTES_MAX } from "./src/first-view.ts";
import type * as entry from "./src/entry.ts";

const root = dirname(fileURLToPath(import.meta.url));
const outDir = join(root, "dist");
const compiledDir = join(root, ".cache/render");

type Renderer = typeof entry;

/** Compiles the pages for Node. React isn't bundled, so that the pages and react-dom use one copy of it. */
async function compile(): Promise<Renderer> {
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    mode: "production",
    build: {
      ssr: "src/entry.ts",
      outDir: compiledDir,
      emptyOutDir: true,
      cssMinify: "lightningcss",
      rollupOptions: { output: { entryFileNames: "entry.js" } },
    },
  });
  const url = pathToFileURL(join(compiledDir, "entry.js"));
  // The query keeps a second build in the same process from getting the first one's module.
  return (await import(`${url.href}?${Date.now()}`)) as Renderer;
}

async function writeOutput(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes a file under a name that changes with its content, so that hosts may cache it for ever. */
async function writeHashedOutput(source: string, content: string | Uint8Array): Promise<string> {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const extension = extname(source);
  const path = `assets/${basename(source, extension)}-${hash}${extension}`;
  await writeOutput(path, content);
  return `/${path}`;
}

async function writeAssets(site: Renderer): Promise<Assets> {
  const files = Object.entries(assetFiles).filter(([name]) => name !== "css");
  const images = files.map(async ([name, file]) => [
    name,
    await writeHashedOutput(file, await readFile(join(root, file))),
  ]);
  const qrCode = site.downloadQrCode();
  return {
    ...(Object.fromEntries(await Promise.all(images)) as Assets),
    css: await writeHashedOutput(assetFiles.css, site.css),
    qrCode: qrCode === null ? "" : await writeHashedOutput("qr-code.svg", qrCode),
  };
}

/**
 * The HTML and the stylesheet, which a phone must load before it shows anything, should fit into one round trip.
 * @throws Error when they exceed `FIRST_VIEW_BYTES_MAX`.
 */
function checkFirstView(path: string, html: string, css: string): void {
  const bytes = gzipSync(html).length + gzipSync(css).length;
  if (bytes > FIRST_VIEW_BYTES_MAX)
    throw new Error(`${path}: first view is ${bytes} bytes, at most ${FIRST_VIEW_BYTES_MAX}`);
}

/** @returns the number of pages written. */
export async function buildSite(): Promise<number> {
  process.env["NODE_ENV"] = "production";
  const site = await compile();
  await rm(outDir, { recursive: true, force: true });
  const assets = await writeAssets(site);
  for (const page of site.allPages) {
    const html = await site.renderPage(page, assets);
    checkFirstView(page.path, html, site.css);
    await writeOutput(site.fileOf(page), html);
  }
  for (const [path, svg] of site.tablePictures()) {
    const picture = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
    await writeOutput(path.slice(1), picture);
  }
  await writeOutput("favicon.ico", await readFile(join(root, "images/favicon.ico")));
  await writeOutput("sitemap.xml", site.sitemap());
  await writeOutput("robots.txt", site.robots());
  await writeOutput("site.webmanifest", site.manifest(assets));
  return site.allPages.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = await buildSite();
  for (const line of missingSettings(process.env)) process.stderr.write(`site: ${line}\n`);
  process.stdout.write(`site: ${written} pages in ${outDir}\n`);
}
