/** Large images of one colour, written as bytes: encoding them takes half a second each. */
import { crc32, deflateSync } from "node:zlib";

const PNG_SIGNATURE = Buffer.from("\u0089PNG\r\n\u001A\n", "latin1");
const GREYSCALE = 0;
const JPEG_BLOCK_PX = 8;

export function pngChunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

/** A black PNG of one bit a pixel, small whatever its sides; `chunks` stand before its pixels. */
export function blackPng(
  width: number,
  height: number,
  { isInterlaced = false, chunks = [] as readonly Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, GREYSCALE, 0, 0, isInterlaced ? 1 : 0], 8);
  // An interlaced one has seven passes with lines of their own; twice the bytes are enough.
  const bytes = (Math.ceil(width / 8) + 1) * height * (isInterlaced ? 2 : 1);
  const pixels = deflateSync(Buffer.alloc(bytes), { level: 1 });
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function jpegSegment(marker: number, ...content: number[]): Buffer {
  const segment = Buffer.from([0xff, marker, 0, 0, ...content]);
  segment.writeUInt16BE(content.length + 2, 2);
  return segment;
}

/** A table with one code: the bit 0 stands for the symbol 0, which is no difference, or the end of a block. */
const huffmanTable = (kind: "dc" | "ac") =>
  jpegSegment(0xc4, kind === "dc" ? 0x00 : 0x10, 1, ...Array<number>(15).fill(0), 0);

/** A grey JPEG: each block takes a zero bit in a progressive one, which has nothing but the blocks' means, else two. */
export function greyJpeg(width: number, height: number, { isProgressive = false } = {}): Buffer {
  const blocks = Math.ceil(width / JPEG_BLOCK_PX) * Math.ceil(height / JPEG_BLOCK_PX);
  const sides = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, 0, ...Array<number>(64).fill(1)),
    jpegSegment(isProgressive ? 0xc2 : 0xc0, 8, ...sides, 1, 1, 0x11, 0),
    huffmanTable("dc"),
    huffmanTable("ac"),
    jpegSegment(0xda, 1, 1, 0, 0, isProgressive ? 0 : 63, 0),
    Buffer.alloc(Math.ceil((blocks * (isProgressive ? 1 : 2)) / 8)),
    Buffer.from([0xff, 0xd9]),
  ]);
}
