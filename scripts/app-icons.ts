/** Draws the member app's PNG icons from its SVG: `node scripts/run.mjs scripts/app-icons.ts`. The results are committed. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { colors } from "./design-tokens.ts";
import { root } from "./lib/root.ts";

const source = join(root, "member", "public", "favicon.svg");
const folder = join(root, "member", "public", "icons");
/** Width of the drawing in a maskable icon: masks may cut off everything outside the middle 80 %. */
const MASKABLE_SHARE = 0.72;
const SIDE_UNITS = 64;

interface IconSpec {
  file: string;
  sidePx: number;
  /** Edge to edge without corners; the system rounds them. */
  isFullBleed: boolean;
  /** Width of the drawing, as a share of the icon's. */
  share: number;
}

const icons: readonly IconSpec[] = [
  { file: "icon-192.png", sidePx: 192, isFullBleed: false, share: 1 },
  { file: "icon-512.png", sidePx: 512, isFullBleed: false, share: 1 },
  { file: "maskable-512.png", sidePx: 512, isFullBleed: true, share: MASKABLE_SHARE },
  { file: "apple-touch-icon.png", sidePx: 180, isFullBleed: true, share: 0.9 },
];

function drawIcon(svg: string, { isFullBleed, share }: IconSpec): string {
  if (!isFullBleed) return svg;
  const inner = svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  const shift = (SIDE_UNITS * (1 - share)) / 2;
  const background = `<rect width="${SIDE_UNITS}" height="${SIDE_UNITS}" fill="${colors.light.primary}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE_UNITS} ${SIDE_UNITS}">${background}<g transform="translate(${shift} ${shift}) scale(${share})">${inner}</g></svg>`;
}

const svg = readFileSync(source, "utf8");
mkdirSync(folder, { recursive: true });
for (const icon of icons) {
  const density = (72 * icon.sidePx) / SIDE_UNITS;
  await sharp(Buffer.from(drawIcon(svg, icon)), { density })
    .resize(icon.sidePx, icon.sidePx)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, icon.file));
}
