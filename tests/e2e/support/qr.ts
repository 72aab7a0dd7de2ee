/** Reads a QR code from a picture of it (ISO/IEC 18004, versions 1 to 6, bytes), with nothing of the code that drew it. */
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

/** Samples the middle of every module of an upright code on a light ground. */
async function modulesOf(picture: Buffer): Promise<Grid> {
  const { width } = await sharp(picture).metadata();
  // The ground around the code is wide enough to lose its edge, where corners may be round.
  const edge = Math.ceil(width * EDGE_SHARE);
  const inner = { left: edge, top: edge, width: width - 2 * edge, height: width - 2 * edge };
  const { data, info } = await sharp(picture).extract(inner).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number): boolean =>
    (data[y * info.width * info.channels + x * info.channels] ?? 255) < 128;
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const rows = Array.from({ length: info.height }, (_, y) => y);
  const top = rows.find((y) => columns.some((x) => isDark(x, y)));
  const left = columns.find((x) => rows.some((y) => isDark(x, y)));
  const right = columns.findLast((x) => rows.some((y) => isDark(x, y)));
  if (top === undefined || left === undefined || right === undefined)
    throw new Error("There is no code in the picture.");
  const finderEnd = columns.find((x) => x > left && !isDark(x, top + 1)) ?? 0;
  const size = Math.round(((right + 1 - left) / (finderEnd - left)) * FINDER_MODULES);
  const modulePx = (right + 1 - left) / size;
  const middle = (start: number, index: number): number => Math.floor(start + (index + 0.5) * modulePx);
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => isDark(middle(left, column), middle(top, row))),
  );
}

/** Whether a module belongs to the finders, the timing lines, the format or the alignment pattern. */
function isFunction(row: number, column: number, size: number): boolean {
  const inFinder = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const centre = size - 7;
  const inAlignment = size > 21 && Math.abs(row - centre) <= 2 && Math.abs(column - centre) <= 2;
  return inFinder || inAlignment || row === 6 || column === 6;
}

function format(grid: Grid): { level: string; mask: number } {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ];
  const bits =
    places.reduce((value, [row, column]) => value * 2 + Number(grid[row]?.[column] ?? false), 0) ^ FORMAT_MASK;
  return { level: levels[bits >> 13] ?? "M", mask: (bits >> 10) & 0b111 };
}

/** The code's bits in reading order: pairs of columns from the right, up and down by turns. */
function bitsOf(grid: Grid, mask: number): number[] {
  const size = grid.length;
  const flips = masks[mask];
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFunction(row, column, size)) continue;
        bits.push(Number((grid[row]?.[column] ?? false) !== (flips?.(row, column) ?? false)));
      }
    }
    isUp = !isUp;
  }
  return bits;
}

const number = (bits: readonly number[]): number => bits.reduce((value, bit) => value * 2 + bit, 0);

/** Puts the codewords of the blocks, which stand one by one in turn, behind each other. */
function dataWords(bits: readonly number[], lengths: readonly number[]): number[] {
  const words = lengths.map((): number[] => []);
  let at = 0;
  for (let index = 0; index < Math.max(...lengths); index += 1) {
    for (const [block, length] of lengths.entries()) {
      if (index >= length) continue;
      words[block]?.push(number(bits.slice(at, at + 8)));
      at += 8;
    }
  }
  return words.flat();
}

/** The text in the code. @throws when it is of a kind that is not read here. */
export async function readQr(picture: Buffer): Promise<string> {
  const grid = await modulesOf(picture);
  const version = (grid.length - 17) / 4;
  const { level, mask } = format(grid);
  const lengths = blocks[level]?.[version - 1];
  if (!lengths) throw new Error(`A code of ${grid.length} modules, level ${level}, is not read here.`);
  const bits = dataWords(bitsOf(grid, mask), lengths).flatMap((word) =>
    Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1),
  );
  if (number(bits.slice(0, 4)) !== BYTE_MODE) throw new Error("The code holds no bytes.");
  const length = number(bits.slice(4, 12));
  const bytes = Array.from({ length }, (_, index) => number(bits.slice(12 + index * 8, 20 + index * 8)));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
}
