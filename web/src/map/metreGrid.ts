import { distanceM } from "@babchingu/openapi";

export const TILE_PX = 256;
/** Narrower squares would look like a texture, and their length would say little. */
const CELL_PX_MIN = 64;

export interface GridCell {
  lengthM: number;
  sizePx: number;
}

/** A square of the grid: 1, 2 or 5 times a power of ten metres long. */
export function gridCell(zoom: number, latitude: number): GridCell {
  const degreeM = distanceM({ latitude, longitude: 0 }, { latitude, longitude: 1 });
  const metresPerPx = (degreeM * 360) / (TILE_PX * 2 ** zoom);
  const lengthMin = CELL_PX_MIN * metresPerPx;
  const power = 10 ** Math.floor(Math.log10(lengthMin));
  const lengthM = power * ([1, 2, 5].find((factor) => factor * power >= lengthMin) ?? 10);
  return { lengthM, sizePx: lengthM / metresPerPx };
}

/** Where the grid's lines cross a row or column of tiles, counted from its start; rounded to whole pixels, which keeps them thin. */
export function linesInTile(index: number, sizePx: number): number[] {
  const start = index * TILE_PX;
  const first = Math.ceil(start / sizePx);
  const count = Math.ceil((start + TILE_PX) / sizePx) - first;
  return Array.from({ length: count }, (_, line) => Math.floor((first + line) * sizePx - start));
}
