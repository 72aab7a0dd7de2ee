/** The centre of a search on the map, in the address. */
import type { Position } from "@babchingu/openapi";

/** Ten metres: nobody aims a map more precisely. */
const DIGITS = 4;

export const formatCentre = ({ latitude, longitude }: Position): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(DIGITS))).join();

/** Null for an address without a centre, or with one that isn't on the map. */
export function parseCentre(text: string | null): Position | null {
  const [latitude = NaN, longitude = NaN] = text?.split(",").map(Number) ?? [];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
