import { distanceM, type Position } from "@babchingu/openapi";
import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";

/** The earth radius that `distanceM` uses: half the equator is pi times the radius. */
const EARTH_RADIUS_M = distanceM({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }) / Math.PI;

/** SQL expressions of a position in degrees. */
export interface PositionSql {
  latitude: Expression<number | null>;
  longitude: Expression<number | null>;
}

/** A bounding box in degrees; null longitudes mean every longitude. */
export interface Box {
  south: number;
  north: number;
  longitudes: { west: number; east: number } | null;
}

/** The bounding box of a circle. Near a pole and across the date line it includes every longitude: still correct, but slower. */
export function boxAround(centre: Position, radiusM: number): Box {
  const angle = radiusM / EARTH_RADIUS_M;
  const degrees = 180 / Math.PI;
  const south = centre.latitude - angle * degrees;
  const north = centre.latitude + angle * degrees;
  if (south <= -90 || north >= 90) return { south, north, longitudes: null };
  const half = Math.asin(Math.sin(angle) / Math.cos(centre.latitude / degrees)) * degrees;
  const west = centre.longitude - half;
  const east = centre.longitude + half;
  return { south, north, longitudes: west < -180 || east > 180 ? null : { west, east } };
}

export function isInBox({ south, north, longitudes }: Box, { latitude, longitude }: Position): boolean {
  if (latitude < south || latitude > north) return false;
  return longitudes === null || (longitude >= longitudes.west && longitude <= longitudes.east);
}

/** SQL of the great-circle distance in metres, with the same formula as `distanceM`. */
export function distanceSql(at: PositionSql, from: Position): RawBuilder<number> {
  const lat = sql`${from.latitude}::float8`;
  const lng = sql`${from.longitude}::float8`;
  return sql<number>`(2 * ${sql.lit(EARTH_RADIUS_M)}::float8 * asin(least(1, sqrt(
    power(sin(radians(${at.latitude} - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(${at.latitude})) * power(sin(radians(${at.longitude} - ${lng}) / 2), 2)))))`;
}

/** SQL of whether a position is within the radius: first the box, which can use an index, then the exact distance. */
export function withinSql(at: PositionSql, centre: Position, radiusM: number): RawBuilder<SqlBool> {
  const box = boxAround(centre, radiusM);
  const byLongitude =
    box.longitudes === null
      ? sql`true`
      : sql`${at.longitude} between ${box.longitudes.west}::float8 and ${box.longitudes.east}::float8`;
  return sql<SqlBool>`(${at.latitude} between ${box.south}::float8 and ${box.north}::float8 and ${byLongitude}
    and ${distanceSql(at, centre)} <= ${radiusM}::float8)`;
}
