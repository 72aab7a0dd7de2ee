/** Places where nobody else meets, so that lists of what is nearby hold only what a check made. */
import { randomInt } from "node:crypto";

export interface Spot {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_M = 6_371_000;
const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

/** A spot in the Pacific, at least some kilometres from any other of the run. */
export function freshSpot(): Spot {
  return { latitude: randomInt(-45_000, 45_000) / 1000, longitude: randomInt(-170_000, -130_000) / 1000 };
}

/** The spot so many metres to the north. */
export function northOf({ latitude, longitude }: Spot, metres: number): Spot {
  return { latitude: latitude + metres / METRES_PER_DEGREE, longitude };
}

/** The query of lists around a spot. */
export const around = ({ latitude, longitude }: Spot) => ({ lat: latitude, lng: longitude });

/** The fields of a meeting's place. */
export const placeAt = ({ latitude, longitude }: Spot) => ({ placeLatitude: latitude, placeLongitude: longitude });
