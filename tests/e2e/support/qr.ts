/** Reads a QR code from an image (ISO/IEC 18004, versions 1 to 6, byte mode), independently of the code that generates it. */
import sharp from "sharp";

type Grid = readonly (readonly boolean[])[];

const FINDER_MODULES = 7;
const EDGE_SHARE = 0.04;
const FORMAT_MASK = 0b101010000010010;
const BYTE_MODE = 0b0100;

/** Data codewords of each block, by level and version. */
const blocks: Readonly<Record<string, readonly (readonly number[])[]>> = {
  L: [[19], [34], [55], [80], [108], [68, 68]],
  M: [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27]],
  Q: [[13], [22], [17, 17], [24, 24], [15, 15, 16, 16], [19, 19, 19, 19]],
  H: [[9], [16], [13, 13], [9, 9, 9, 9], [11, 11, 12, 12], [15, 15, 15, 15]],
};
const levels = ["M", "L", "H", "Q"] as const;

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Samples the middle of every module of an upright code on a light background. */
async function modulesOf(image: Buffer): Promise<Grid> {
  const { width } = await sharp(image).metadata();
  // Crops the edge of the background, where corners may be round.
  const edge = Math.ceil(width * EDGE_SHARE);
  const inner = { left: edge, top: edge, width: width - 2 * edge, height: width - 2 * edge };
  const { data, info } = await sharp(image).extract(inner).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number): boolean =>
    (data[y * info.width * info.channels + x * info.channels] ?? 255) < 128;
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const rows = Array.from({ length: info.height }, (_, y) => y);
  const top = rows.find((y) => columns.some((x) => isDark(x, y)));
  const left = columns.find((x) => rows.some((y) => isDark(x, y)));
  const right = columns.findLast((x) => rows.some((y) => isDark(x, y)));
  if (top === undefined || left === undefined || right === undefined) throw new Error("There is no code in the image.");
  const finderEnd = columns.find((x) => x > left && !isDark(x, top + 1)) ?? 0;
  const size = Math.round(((right + 1 - left) / (finderEnd - left)) * FINDER_MODULES);
  const modulePx = (right + 1 - left) / size;
  const middle = (start: number, index: number): number => Math.floor(start + (index + 0.5) * modulePx);
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => isDark(middle(left, column), middle(top, row))),
  );
}

/** Whether a module belongs to the finder, timing or alignment patterns or to the format information. */
function isFunction(row: number, column: number, size: number): boolean {
  const inFinder = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const centre = size - 7;
  const inAlignment = size > 21 && Math.abs(row - centre) <= 2 && Math.abs(column - centre) <= 2;
  return inFinder || inAlignment || row === 6 || column === 6;
}

function readFormat(grid: Grid): { level: string; mask: number } {
  const positions = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ];
  const bits =
    positions.reduce((value, [row, column]) => value * 2 + Number(grid[row]?.[column] ?? false), 0) ^ FORMAT_MASK;
  return { level: levels[bits >> 13] ?? "M", mask: (bits >> 10) & 0b111 };
}

/** The code's bits in reading order: pairs of columns from the right, alternately upwards and downwards. */
function bitsOf(grid: Grid, mask: number): number[] {
  const size = grid.length;
  const maskOf = masks[mask];
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFunction(row, column, size)) continue;
        bits.push(Number((grid[row]?.[column] ?? false) !== (maskOf?.(row, column) ?? false)));
      }
    }
    isUp = !isUp;
  }
  return bits;
}

const toNumber = (bits: readonly number[]): number => bits.reduce((value, bit) => value * 2 + bit, 0);

/** The data codewords in order: those of the blocks are interleaved in the code. */
function dataCodewords(bits: readonly number[], lengths: readonly number[]): number[] {
  const codewords = lengths.map((): number[] => []);
  let offset = 0;
  for (let index = 0; index < Math.max(...lengths); index += 1) {
    for (const [block, length] of lengths.entries()) {
      if (index >= length) continue;
      codewords[block]?.push(toNumber(bits.slice(offset, offset + 8)));
      offset += 8;
    }
  }
  return codewords.flat();
}

/** The text in the code. Throws on a version or mode that this reader doesn't support. */
export async function readQr(image: Buffer): Promise<string> {
  const grid = await modulesOf(image);
  const version = (grid.length - 17) / 4;
  const { level, mask } = readFormat(grid);
  const lengths = blocks[level]?.[version - 1];
  if (!lengths) throw new Error(`A code of ${grid.length} modules, level ${level}, is not supported.`);
  const bits = dataCodewords(bitsOf(grid, mask), lengths).flatMap((codeword) =>
    Array.from({ length: 8 }, (_, i) => (codeword >> (7 - i)) & 1),
  );
  if (toNumber(bits.slice(0, 4)) !== BYTE_MODE) throw new Error("The code holds no bytes.");
  const length = toNumber(bits.slice(4, 12));
  const bytes = Array.from({ length }, (_, index) => toNumber(bits.slice(12 + index * 8, 20 + index * 8)));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
}
