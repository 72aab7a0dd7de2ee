/** Small generated images, so that the kit needs no image files. */
import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, checksum]);
}

/** A PNG of one colour; a text chunk of `padding` bytes makes the file larger. */
export function png({ size = 16, padding = 0 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, 0xc9)]);
  const pixels = Buffer.concat(Array.from({ length: size }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...(padding > 0 ? [chunk("tEXt", Buffer.concat([Buffer.from("Comment\0"), Buffer.alloc(padding, 0x20)]))] : []),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A Huffman table with one code of one bit. */
const huffmanTable = (id: number) => segment(0xc4, Buffer.from([id, 1, ...Array<number>(16).fill(0)]));

/** A grey JPEG of 8 px whose Exif says, as that of a phone, in what area it was taken. */
export function jpegTakenAt(area: string): Buffer {
  const tiff = Buffer.alloc(44);
  tiff.write("MM\0*");
  tiff.writeUInt32BE(8, 4);
  // One entry: where the GPS fields begin.
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt32BE(0x8825_0004, 10);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt32BE(26, 18);
  // One of them: GPSAreaInformation, behind the table.
  tiff.writeUInt16BE(1, 26);
  tiff.writeUInt32BE(0x001c_0007, 28);
  tiff.writeUInt32BE(area.length, 32);
  tiff.writeUInt32BE(44, 36);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), tiff, Buffer.from(area, "latin1")])),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0])),
    huffmanTable(0x00),
    huffmanTable(0x10),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x3f, 0xff, 0xd9]),
  ]);
}
