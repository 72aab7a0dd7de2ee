import sharp, { type Metadata } from "sharp";
import { withoutPngMetadata } from "./format.ts";

/** A stored image: WebP of at most 1600 px, auto-oriented and without metadata. */
export interface EncodedImage {
  data: Buffer;
  width: number;
  height: number;
}

export type Reencoding = EncodedImage | { error: "IMAGE_UNREADABLE" | "IMAGE_TYPE_NOT_SUPPORTED" };

/** Of the stored image. */
const SIDE_MAX_PX = 1600;
const WEBP_QUALITY = 80;
/** Of an upload (D66). */
const UPLOAD_SIDE_MAX_PX = 12_000;
/** A phone's largest photos have 50 million pixels; they are decoded in lines, or smaller at once. */
const PIXELS_MAX = 64_000_000;
/** Of what can't be decoded in lines: 64 million pixels of an AVIF of 1.3 kB would take more than a gigabyte. */
const DECODED_BYTES_MAX = 130_000_000;
const FORMATS = new Set(["jpeg", "png", "webp", "gif", "heif"]);

// One image at a time in each process, and nothing kept of it.
sharp.concurrency(1);
sharp.cache(false);

/** What decoding takes for each pixel, measured; 0 when the image is decoded in lines. */
function decodedPixelBytes({ format, isProgressive, depth }: Metadata): number {
  if (format === "heif") return depth === "uchar" ? 18 : 26;
  return format === "gif" || isProgressive ? 8 : 0;
}

function isSmallEnough(metadata: Metadata): boolean {
  const { width, height } = metadata;
  const pixels = width * height;
  const isDecodable = pixels <= PIXELS_MAX && pixels * decodedPixelBytes(metadata) <= DECODED_BYTES_MAX;
  return isDecodable && Math.max(width, height) <= UPLOAD_SIDE_MAX_PX;
}

/** Re-encodes an upload, so that its bytes are never served. Of an animation the first frame is kept. */
export async function reencode(upload: Buffer): Promise<Reencoding> {
  try {
    const image = sharp(withoutPngMetadata(upload), { limitInputPixels: PIXELS_MAX, failOn: "error" });
    const metadata = await image.metadata();
    if (!FORMATS.has(metadata.format)) return { error: "IMAGE_TYPE_NOT_SUPPORTED" };
    if (!isSmallEnough(metadata)) return { error: "IMAGE_UNREADABLE" };
    const { data, info } = await image
      .autoOrient()
      .resize({ width: SIDE_MAX_PX, height: SIDE_MAX_PX, fit: "inside", withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return { error: "IMAGE_UNREADABLE" };
  }
}
