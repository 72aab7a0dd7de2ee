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
  const halfWidth = Math.asin(Math.sin(angle) / Math.cos(centre.latitude / degrees)) * degrees;
  const west = centre.longitude - halfWidth;
  const east = centre.longitude + halfWidth;
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

/** SQL of a position as PostgreSQL's `point`, as the indexes have it. */
function pointSql(at: { latitude: unknown; longitude: unknown }): RawBuilder<unknown> {
  return sql`point(${at.longitude}, ${at.latitude})`;
}

const floatsOf = ({ latitude, longitude }: Position) => ({
  latitude: sql`${latitude}::float8`,
  longitude: sql`${longitude}::float8`,
});

/**
 * SQL of the distance in degrees, by which an index of points is read in order. It is not that in metres: the nearest by it
 * only bound how far the nearest are.
 */
export function degreesSql(at: PositionSql, from: Position): RawBuilder<number> {
  return sql<number>`${pointSql(at)} <-> ${pointSql(floatsOf(from))}`;
}

/** Makes a radius that was measured a little longer, so that rounding doesn't exclude the place it was measured to. */
export const RADIUS_TOLERANCE = 1.000_001;

/** SQL of whether a position is in the box around a circle, for a table with an index of points. */
export function inBoxByPointSql(at: PositionSql, centre: Position, radiusM: number): RawBuilder<SqlBool> {
  const { south, north, longitudes } = boxAround(centre, radiusM);
  const { west, east } = longitudes ?? { west: -180, east: 180 };
  const [low, high] = [floatsOf({ latitude: south, longitude: west }), floatsOf({ latitude: north, longitude: east })];
  return sql<SqlBool>`${pointSql(at)} <@ box(${pointSql(low)}, ${pointSql(high)})`;
}

/** Like `withinSql`, for a table with an index of points. */
export function withinByPointSql(at: PositionSql, centre: Position, radiusM: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${inBoxByPointSql(at, centre, radiusM)} and ${distanceSql(at, centre)} <= ${radiusM}::float8)`;
}

/** What lies in the box and so many degrees from its centre is at least so many metres from it; 0 where nothing is certain. */
export function metresOfDegrees(degrees: number, { south, north, longitudes }: Box): number {
  if (longitudes === null) return 0;
  const toRadians = Math.PI / 180;
  const farthestFromEquator = Math.max(Math.abs(south), Math.abs(north));
  return EARTH_RADIUS_M * Math.cos(farthestFromEquator * toRadians) * degrees * toRadians;
}
