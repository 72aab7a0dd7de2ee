/** Positions without other meetings nearby, so that lists contain only the check's own data. */
import { randomInt } from "node:crypto";

export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_M = 6_371_000;
const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

/** A random position in the Pacific, in all likelihood kilometres from any other of the run. */
export function freshPosition(): Position {
  return { latitude: randomInt(-45_000, 45_000) / 1000, longitude: randomInt(-170_000, -130_000) / 1000 };
}

/** The position `metres` to the north. */
export function northOf({ latitude, longitude }: Position, metres: number): Position {
  return { latitude: latitude + metres / METRES_PER_DEGREE, longitude };
}

/** The query of lists around a position. */
export const nearbyQuery = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });

/** The fields of a meeting's place. */
export const placeFields = ({ latitude, longitude }: Position) => ({
  placeLatitude: latitude,
  placeLongitude: longitude,
});
