/** Files that an upload may contain besides photos, each made by code. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { blackPng, greyJpeg, pngChunk } from "../../testing/images.ts";
import { pick, type Random } from "./pick.ts";

export interface HostileFile {
  kind: string;
  data: Buffer;
  name: string;
  type: string;
}

const MEGABYTE = 1024 * 1024;
const SECRET = "37/1 33/1 23/1";

/** A GIF whose frames have one pixel each, on a screen of any size. */
function gifOf(frames: number, side: number): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(side, 0);
  screen.writeUInt16LE(side, 2);
  screen[4] = 0x80;
  const palette = Buffer.from([0, 0, 0, 255, 255, 255]);
  const control = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const all = Buffer.concat(Array.from({ length: frames }, () => Buffer.concat([control, frame])));
  return Buffer.concat([Buffer.from("GIF89a"), screen, palette, all, Buffer.from([0x3b])]);
}

/** Replaces the sides that a JPEG declares in its frame header. */
function withJpegSides(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg);
  const at = changed.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(changed[index + 1] ?? 0));
  changed.writeUInt16BE(side, at + 5);
  changed.writeUInt16BE(side, at + 7);
  return changed;
}

/** Replaces the sides that an AVIF declares. */
function withAvifSides(avif: Buffer, side: number): Buffer {
  const changed = Buffer.from(avif);
  const at = changed.indexOf("ispe");
  changed.writeUInt32BE(side, at + 8);
  changed.writeUInt32BE(side, at + 12);
  return changed;
}

/** Small as a file whatever its sides, but not when it is decoded. */
export const solidImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#f80" } });

/** A JPEG with many segments of metadata. */
function withSegments(jpeg: Buffer, count: number): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.from("Exif\0\0"), Buffer.alloc(65_527)]);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => segment), jpeg.subarray(2)]);
}

const xmp = `<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>${SECRET}</secret></x:xmpmeta>`;
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);

/** Photos with metadata in every format that the encoder can write. */
async function photos(): Promise<Record<string, Buffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const pixels = await sharp({ create: { width: 320, height: 240, channels: 3, background: "white", noise } })
    .raw()
    .toBuffer();
  const photo = () =>
    sharp(pixels, { raw: { width: 320, height: 240, channels: 3 } })
      .withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSLatitude: SECRET } })
      .withXmp(xmp)
      .withIccProfile("p3");
  return {
    jpeg: await photo().jpeg().toBuffer(),
    progressive: await photo().jpeg({ progressive: true }).toBuffer(),
    png: await photo().png().toBuffer(),
    interlaced: await photo().png({ progressive: true }).toBuffer(),
    webp: await photo().webp({ effort: 0 }).toBuffer(),
    gif: await photo().gif({ effort: 1 }).toBuffer(),
    avif: await photo().avif({ effort: 0 }).toBuffer(),
    tiff: await photo().tiff().toBuffer(),
  };
}

type Make = (random: Random) => Buffer;

/** Each kind of file; a kind may draw another file each time. */
async function kindsOfFiles(): Promise<Record<string, Make>> {
  const photo = await photos();
  const { jpeg = Buffer.alloc(0), png = Buffer.alloc(0), avif = Buffer.alloc(0), webp = Buffer.alloc(0) } = photo;
  const formats = Object.values(photo);
  const inflated = deflateSync(Buffer.alloc(50 * MEGABYTE), { level: 1 });
  const texts = pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), inflated]));
  const profile = pngChunk("iCCP", Buffer.concat([Buffer.from("icc\0\0"), inflated]));
  const animatedWebp = await sharp(gifOf(60, 20), { animated: true }).webp({ effort: 0 }).toBuffer();
  // Encoding it takes half a second.
  const large = await readFile(join(import.meta.dirname, "../../adapters/image-encoder/testing/3800x1900.avif"));
  const appended = ["<script>alert(1)</script>", "PK\u0003\u0004", "<?php system($_GET[0]); ?>", "%PDF-1.7", "MZ"];
  return {
    "a photo with EXIF, XMP and ICC": (random) => pick(random, formats),
    "a truncated file": (random) => {
      const file = pick(random, formats);
      return file.subarray(0, Math.floor(random() * file.length));
    },
    "a file with changed bytes": (random) => {
      const changed = Buffer.from(pick(random, formats));
      for (let i = 0; i < 20; i += 1) changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
      return changed;
    },
    "a file with another one behind": (random) =>
      Buffer.concat([pick(random, formats), Buffer.from(pick(random, appended))]),
    "a file with a page before": (random) => Buffer.concat([Buffer.from("<html>"), pick(random, formats)]),
    "a GIF that is a script": () => Buffer.from("GIF89a=1;alert(document.cookie)//"),
    "a JPEG with a comment": () =>
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from("\u00ff\u00fe\u0000\u0013<script>alert</s", "latin1"),
        jpeg.subarray(2),
      ]),
    "a PNG of 12,000 × 12,000": () => blackPng(12_000, 12_000),
    "an interlaced PNG of 9,000 × 9,000": () => blackPng(9000, 9000, { isInterlaced: true }),
    "a PNG of 100,000 × 100": () => blackPng(100_000, 100),
    "a PNG with compressed texts": () => blackPng(50, 50, { chunks: [texts, texts, texts] }),
    "a PNG with a compressed profile": () => blackPng(50, 50, { chunks: [profile] }),
    "a PNG with the pixels of another size": () =>
      Buffer.concat([blackPng(2000, 2000).subarray(0, 33), png.subarray(33)]),
    "a GIF of 3,000 frames": () => gifOf(3000, 50),
    "a GIF of 60,000 × 60,000": () => gifOf(2, 60_000),
    "an animated WebP": () => animatedWebp,
    "a WebP with a wrong length": () => {
      const changed = Buffer.from(webp);
      changed.writeUInt32LE(0xff_ff_ff_f0, 4);
      return changed;
    },
    "an AVIF of 7 megapixels": () => large,
    "a progressive JPEG of 16 megapixels": () => greyJpeg(4800, 3380, { isProgressive: true }),
    "an AVIF that declares 65,000 × 65,000": () => withAvifSides(avif, 65_000),
    "a JPEG that declares 65,000 × 65,000": () => withJpegSides(jpeg, 65_000),
    "a progressive JPEG that declares 12,000 × 12,000": () => withJpegSides(photo["progressive"] ?? jpeg, 12_000),
    "a JPEG with 8 MB of metadata": () => withSegments(jpeg, 120),
    "a HEIC": () => Buffer.from(avif.toString("latin1").replace("ftypavif", "ftypheic"), "latin1"),
    "an SVG with a script": () => svg("<script>alert(1)</script>"),
    "an SVG with an entity": () =>
      Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), svg("<text>&x;</text>")]),
    "more than 10 MB": () => Buffer.concat([jpeg, Buffer.alloc(10 * MEGABYTE)]),
    "a signature alone": (random) => pick(random, formats).subarray(0, 12),
    "one byte": () => Buffer.from([0xff]),
  };
}

/** What a member uploads. */
export async function makePhoto(): Promise<HostileFile> {
  return { kind: "a photo", data: await solidImage(320, 240).jpeg().toBuffer(), name: "a.jpg", type: "image/jpeg" };
}

const names = ["a.jpg", "../../a.php", "a.svg", "밥.jpg", "x".repeat(300), "a.jpg%00.html"];
const types = ["image/jpeg", "image/svg+xml", "text/html", "application/octet-stream"];

/** Makes `count` files, each kind in turn. */
export async function makeHostileFiles(count: number, random: Random): Promise<HostileFile[]> {
  const kinds = Object.entries(await kindsOfFiles());
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = kinds[index % kinds.length] ?? ["", () => Buffer.alloc(0)];
    return { kind, data: make(random), name: pick(random, names), type: pick(random, types) };
  });
}

/** What of a stored image shows that it is no plain re-encoded one; empty when it is. */
export async function leftoversOf(image: Buffer): Promise<string[]> {
  const { format, width, height, pages = 1, exif, xmp: xmpData, icc, iptc } = await sharp(image).metadata();
  const metadata = Object.entries({ exif, xmp: xmpData, icc, iptc }).flatMap(([name, data]) => (data ? [name] : []));
  return [
    ...metadata,
    ...(format === "webp" ? [] : [`format ${format}`]),
    ...(pages === 1 ? [] : [`${pages} pages`]),
    ...(Math.max(width, height) <= 1600 ? [] : [`${width} × ${height}`]),
    ...(image.includes(SECRET) || image.includes("<script") || image.includes("<?php") ? ["a part of the upload"] : []),
  ];
}
