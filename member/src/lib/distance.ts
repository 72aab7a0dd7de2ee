/** A place on the globe in degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_M = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres (haversine; good to half a percent, which check-in at 1,000 m can bear). */
export function distanceM(from: Position, to: Position): number {
  const halfLat = radians(to.latitude - from.latitude) / 2;
  const halfLng = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLng) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** "350m" below a kilometre, otherwise "1.2km" (member-app §9). */
export function distanceWords(metres: number): string {
  const whole = Math.round(metres);
  return whole < 1000 ? `${whole}m` : `${(metres / 1000).toFixed(1)}km`;
}
