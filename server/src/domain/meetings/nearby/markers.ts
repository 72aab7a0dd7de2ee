/**
 * Markers of the map where one index scan finds them. It reads only the versioned ids of the nearest meetings by degrees;
 * the meetings come from the cache and are ordered by metres here. At first it reads only as far as the last markers of the same
 * cell reached: in Seoul 0.9 instead of 2.0 ms of SQL, since the index gives the box as a whole.
 */
import { distanceM, NEARBY_RADIUS_M } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import { prepared } from "../../../db/prepared.ts";
import type { Db } from "../../../db/schema.ts";
import { boxAround, degreesSql, inBoxByPointSql, metresOfDegrees } from "../../shared/distance-sql.ts";
import { isUnfinished } from "../lists/filters.ts";
import type { Viewer } from "../lists/items.ts";
import {
  blocksSql,
  type CachedMeeting,
  cellOf,
  type MeetingCache,
  parseBlockedHosts,
  versionedIdsSql,
} from "./cache.ts";

export const MARKERS_MAX = limits.MeetingMapResponse.meetingMapDtoList.maxItems;
/** In Korea a circle of metres covers four fifths of that of degrees; the rest is for meetings of blocked hosts and late ones. */
const READ_MAX = Math.ceil(MARKERS_MAX * 1.5);

export interface MapQuery extends Viewer {
  now: Date;
}

interface NearMeeting {
  distance: number;
  meeting: CachedMeeting;
}

/** Some more than the last markers, for other places of the cell and meetings that have ended since. */
const REACH_FACTOR = 1.08;

interface Candidates {
  /** Each meeting of the box around the viewer that is nearer than `completeM` is included. */
  meetings: readonly CachedMeeting[];
  completeM: number;
  blockedHosts: ReadonlySet<number> | undefined;
}

async function readCandidates(
  db: Db,
  cache: MeetingCache,
  { memberId, position, radiusM }: Viewer & { radiusM: number },
): Promise<Candidates> {
  const place = { latitude: sql<number>`place_latitude`, longitude: sql<number>`place_longitude` };
  const degrees = degreesSql(place, position);
  const nearest = sql`
    select id, xmin as version, ${degrees} as degrees from meetings
    where ${isUnfinished} and ${inBoxByPointSql(place, position, radiusM)}
    order by ${degrees} limit ${sql.lit(READ_MAX)}`;
  const { rows } = await sql<{ count: number; degrees: number | null; keys: string | null; blocks: string | null }>`
    ${prepared("nearest-meetings")}
    with nearest as materialized (${nearest})
    select (select count(*)::int from nearest) as count, (select max(degrees) from nearest) as degrees,
      ${versionedIdsSql(sql`select id, version from nearest`)} as keys, ${blocksSql([memberId])} as blocks`.execute(db);
  const { count = 0, degrees: reachDegrees = null, keys = null, blocks = null } = rows[0] ?? {};
  const meetingsOf = await cache.load([keys]);
  return {
    meetings: meetingsOf(keys),
    completeM:
      count < READ_MAX || reachDegrees === null ? radiusM : metresOfDegrees(reachDegrees, boxAround(position, radiusM)),
    blockedHosts: parseBlockedHosts(blocks).get(memberId),
  };
}

/** The markers within the radius, nearest first; null where more must be read to know which are the nearest. */
async function findWithin(
  db: Db,
  cache: MeetingCache,
  query: MapQuery & { radiusM: number },
): Promise<NearMeeting[] | null> {
  const { meetings, completeM, blockedHosts } = await readCandidates(db, cache, query);
  const nowMs = query.now.getTime();
  const reachM = Math.min(completeM, query.radiusM);
  const near: NearMeeting[] = [];
  for (const meeting of meetings) {
    if (meeting.scheduledMs <= nowMs || blockedHosts?.has(meeting.hostId) === true) continue;
    const distance = distanceM(query.position, meeting.position);
    if (distance <= reachM) near.push({ distance, meeting });
  }
  if (near.length < MARKERS_MAX && reachM < NEARBY_RADIUS_M) return null;
  near.sort((a, b) => a.distance - b.distance || a.meeting.item.meetingId - b.meeting.item.meetingId);
  return near.slice(0, MARKERS_MAX);
}

/** The markers of future meetings within 10 km, nearest first (D21); null where more must be read to know which are the nearest. */
export async function findMarkers(
  db: Db,
  cache: MeetingCache,
  query: MapQuery,
): Promise<components["schemas"]["MeetingMapItem"][] | null> {
  const cell = cellOf(query.position);
  const expectedM = cache.markerReachM.get(cell);
  const expected = expectedM === undefined ? null : await findWithin(db, cache, { ...query, radiusM: expectedM });
  const near = expected ?? (await findWithin(db, cache, { ...query, radiusM: NEARBY_RADIUS_M }));
  const reachM = near?.[MARKERS_MAX - 1]?.distance ?? Infinity;
  if (reachM * REACH_FACTOR < NEARBY_RADIUS_M) cache.markerReachM.set(cell, reachM * REACH_FACTOR);
  else cache.markerReachM.delete(cell);
  return near?.map(({ meeting }) => meeting.marker) ?? null;
}
