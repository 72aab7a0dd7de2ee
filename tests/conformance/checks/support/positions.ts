/** Positions without other meetings nearby, so that lists contain only the check's own data. */
import { randomInt } from "node:crypto";

export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_M = 6_371_000;
const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;
const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * Degrees with six decimals, the last of which isn't 0. A check looks for them in texts that have hundreds of others: two are almost
 * never equal, and none is the beginning of another.
 */
const randomDegrees = (from: number, to: number) =>
  (randomInt(from * 100_000, to * 100_000) * 10 + randomInt(1, 10)) / 1_000_000;

/** A random position in the Pacific, in all likelihood kilometres from any other of the run. */
export function freshPosition(): Position {
  return { latitude: randomDegrees(-45, 45), longitude: randomDegrees(-170, -130) };
}

/** The position `metres` to the north. */
export function northOf({ latitude, longitude }: Position, metres: number): Position {
  return { latitude: latitude + metres / METRES_PER_DEGREE, longitude };
}

/** The directions of a compass, in degrees clockwise from the north. */
export const BEARINGS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** The position `metres` away on a great circle that begins in this direction. */
export function towards({ latitude, longitude }: Position, bearing: number, metres: number): Position {
  const [phi, theta, angle] = [latitude * RADIANS_PER_DEGREE, bearing * RADIANS_PER_DEGREE, metres / EARTH_RADIUS_M];
  const sine = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(theta);
  const turn = Math.atan2(Math.sin(theta) * Math.sin(angle) * Math.cos(phi), Math.cos(angle) - Math.sin(phi) * sine);
  const degrees = longitude + turn / RADIANS_PER_DEGREE;
  return { latitude: Math.asin(sine) / RADIANS_PER_DEGREE, longitude: ((degrees + 540) % 360) - 180 };
}

/** The query of lists around a position. */
export const nearbyQuery = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });

/** The fields of a meeting's place. */
export const placeFields = ({ latitude, longitude }: Position) => ({
  placeLatitude: latitude,
  placeLongitude: longitude,
});
