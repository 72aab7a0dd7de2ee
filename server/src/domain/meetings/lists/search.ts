/** Meetings on the map and by text, nearest first. Both read as many meetings as they list, not all that match. */
import { formatSeoulTime, NEARBY_RADIUS_M } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { type Expression, sql, type SqlBool } from "kysely";
import { estimateRows } from "../../../db/estimate.ts";
import type { Db } from "../../../db/schema.ts";
import type { MeetingCache } from "../nearby/cache.ts";
import { findMarkers, type MapQuery, MARKERS_MAX } from "../nearby/markers.ts";
import { degreesSql, distanceSql, RADIUS_TOLERANCE, withinByPointSql } from "../../shared/distance-sql.ts";
import { hasMembers } from "../../shared/meeting-guards.ts";
import { isEnded, isHostNotBlocked, isUnfinished, type MeetingExpressionBuilder, placeOf } from "./filters.ts";
import type { Viewer } from "./items.ts";

type Schemas = components["schemas"];

const SEARCH_MAX = limits.MeetingSearchResponse.meetingSearchDtoList.maxItems;
/** Formats the time, and replaces the partner store's id by `isPartnerPlace`. */
function toListedMeeting<R extends { scheduledAt: Date; partnerPlaceId: number | null }>({
  partnerPlaceId,
  ...row
}: R) {
  return { ...row, scheduledAt: formatSeoulTime(row.scheduledAt), isPartnerPlace: partnerPlaceId !== null };
}

interface Nearest {
  db: Db;
  viewer: Viewer;
  /** The predicate of an index of points, as a literal. */
  state: Expression<SqlBool>;
  filter: (eb: MeetingExpressionBuilder) => Expression<SqlBool>;
  /** Null for any distance. */
  radiusM: number | null;
  rowsMax: number;
}

/** So many of the nearest meetings are looked through; a third of a second at most. */
const CANDIDATES_MAX = 20_000;

function isWithin(eb: MeetingExpressionBuilder, { position }: Viewer, radiusM: number | null): Expression<SqlBool> {
  return radiusM === null ? sql<SqlBool>`true` : withinByPointSql(placeOf(eb), position, radiusM);
}

/**
 * A radius that contains the nearest `rowsMax` meetings: the distance of the farthest of the nearest by degrees; null when the candidates
 * have fewer. The planner can't estimate how many candidates pass the filter (it assumes that conditions on one text, and on hosts, are
 * independent), and for the few that it expects it would read and sort the whole table. Of a `case` it assumes that half pass.
 */
async function findRadiusM({ db, viewer, state, filter, radiusM, rowsMax }: Nearest): Promise<number | null> {
  const candidates = db
    .selectFrom("meetings")
    .selectAll()
    .where(state)
    .where((eb) => isWithin(eb, viewer, radiusM))
    .orderBy((eb) => degreesSql(placeOf(eb), viewer.position))
    .limit(CANDIDATES_MAX)
    .as("meetings");
  const nearest = db
    .selectFrom(candidates)
    .select((eb) => distanceSql(placeOf(eb), viewer.position).as("distance"))
    .where((eb) => sql<SqlBool>`case when ${filter(eb)} then true else false end`)
    .limit(rowsMax)
    .as("nearest");
  const { rows, distance } = await db
    .selectFrom(nearest)
    .select((eb) => [eb.fn.countAll<number>().as("rows"), eb.fn.max<number | null>("distance").as("distance")])
    .executeTakeFirstOrThrow();
  return rows < rowsMax || distance === null ? null : distance * RADIUS_TOLERANCE;
}

/** The meetings within the radius, in the order of their distance in metres. */
function readNearest({ db, viewer, state, filter, radiusM, rowsMax }: Nearest) {
  return db
    .selectFrom("meetings")
    .select(["id as meetingId", "title", "status", "scheduledAt", "placeName", "partnerPlaceId"])
    .select(["placeLatitude", "placeLongitude"])
    .where(state)
    .where(filter)
    .where((eb) => isWithin(eb, viewer, radiusM))
    .orderBy((eb) => distanceSql(placeOf(eb), viewer.position))
    .orderBy("id")
    .limit(rowsMax)
    .execute();
}

/** Map markers of future meetings within 10 km, nearest first (D21). */
export async function listMapMarkers(
  db: Db,
  cache: MeetingCache,
  query: MapQuery,
): Promise<Schemas["MeetingMapResponse"]> {
  const markers = await findMarkers(db, cache, query);
  if (markers !== null) return { meetingMapDtoList: markers };
  const nearby: Nearest = {
    db,
    viewer: query,
    state: isUnfinished,
    filter: (eb) => eb.and([eb("scheduledAt", ">", query.now), isHostNotBlocked(eb, query.memberId)]),
    radiusM: NEARBY_RADIUS_M,
    rowsMax: MARKERS_MAX,
  };
  const rows = await readNearest({ ...nearby, radiusM: (await findRadiusM(nearby)) ?? NEARBY_RADIUS_M });
  return { meetingMapDtoList: rows.map(({ status: _status, ...row }) => toListedMeeting(row)) };
}

/** What the search reads, as in the indexes of `db/indexes.ts`. */
export const meetingText = sql<string>`(title || ' ' || content || ' ' || place_name)`;

/** How much longer it takes to read a meeting by its distance than by its text. */
const COST_OF_CANDIDATE = 2;

/** A LIKE pattern that matches the text literally. */
function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Whether title, content or place contain the text. */
function containsText(eb: MeetingExpressionBuilder, text: string): Expression<SqlBool> {
  const pattern = containsPattern(text);
  return eb.or([eb("title", "ilike", pattern), eb("content", "ilike", pattern), eb("placeName", "ilike", pattern)]);
}

/** Whether the text has all pairs of letters of the search, which the index knows and `containsText` implies. */
const hasPieces = (text: string) => sql<SqlBool>`text_grams(${meetingText}, 2) @> term_grams(${text}::text, 2)`;

/**
 * The meetings of one state that contain the text. Few matches are read by the index of their text and sorted. Of many, only the nearest
 * are read: the more match, the fewer candidates have to be looked through for them.
 */
async function findByText(
  db: Db,
  { viewer, text, rowsMax, state }: Pick<Nearest, "viewer" | "rowsMax" | "state"> & { text: string },
) {
  const meetings = db.selectFrom("meetings").select("id").where(state);
  const matches = await estimateRows(meetings.where(hasPieces(text)));
  const search: Nearest = {
    db,
    viewer,
    state,
    filter: (eb) => eb.and([containsText(eb, text), hasMembers(eb), isHostNotBlocked(eb, viewer.memberId)]),
    radiusM: null,
    rowsMax,
  };
  const isFrequent =
    matches > rowsMax && ((await estimateRows(meetings)) / matches) * rowsMax * COST_OF_CANDIDATE < matches;
  const radiusM = isFrequent ? await findRadiusM(search) : null;
  if (radiusM !== null) return await readNearest({ ...search, radiusM });
  return await readNearest({ ...search, filter: (eb) => eb.and([search.filter(eb), hasPieces(text)]) });
}

/** Meetings whose title, content or place contains the text, at any distance; unfinished ones first, then the nearest (R8). */
export async function searchMeetings(
  db: Db,
  viewer: Viewer,
  search: { text: string; recruitingOnly: boolean },
): Promise<Schemas["MeetingSearchResponse"]> {
  const text = search.text.trim();
  const state = search.recruitingOnly ? sql<SqlBool>`${isUnfinished} and status = 'RECRUITING'` : isUnfinished;
  const rows = await findByText(db, { viewer, text, rowsMax: SEARCH_MAX, state });
  const rowsMax = SEARCH_MAX - rows.length;
  if (!search.recruitingOnly && rowsMax > 0) {
    rows.push(...(await findByText(db, { viewer, text, rowsMax, state: isEnded })));
  }
  return {
    meetingSearchDtoList: rows.map(({ placeLatitude: _latitude, placeLongitude: _longitude, ...row }) =>
      toListedMeeting(row),
    ),
  };
}
