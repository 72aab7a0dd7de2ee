import { formatSeoulTime, MEETING_LENGTH_MIN, MINUTE_MS, NEARBY_RADIUS_M } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type { Db, Tables } from "../../../db/schema.ts";
import { addMs } from "../../../lib/time.ts";
import { listItemsQuery, PAGE_SIZE, toListItem, type Viewer } from "./items.ts";
import { NearbyCells } from "../nearby/cells.ts";
import { MeetingCache, type NearbyQuery } from "../nearby/cache.ts";
import { NearbyNewest } from "../nearby/newest.ts";
import { distanceSql, withinSql } from "../../shared/distance-sql.ts";

type Schemas = components["schemas"];
type MeetingWhere = ExpressionBuilder<Tables, "meetings">;

const MAP_MAX = limits.MeetingMapResponse.meetingMapDtoList.maxItems;
const SEARCH_MAX = limits.MeetingSearchResponse.meetingSearchDtoList.maxItems;

function placeOf(where: MeetingWhere): { latitude: Expression<number>; longitude: Expression<number> } {
  return { latitude: where.ref("meetings.placeLatitude"), longitude: where.ref("meetings.placeLongitude") };
}

/** A literal, so that the planner can use the partial indexes of unfinished meetings. */
const isUnfinished = sql<SqlBool>`meetings.status <> 'END'`;

/** In the future or running now (D21). Excludes a meeting that a late job has not ended yet. */
function isUpcomingOrRunning(where: MeetingWhere, now: Date): Expression<SqlBool> {
  return where.or([
    where("meetings.scheduledAt", ">", now),
    where.and([
      where("meetings.status", "in", ["CONFIRMED", "READY"]),
      where("meetings.scheduledAt", ">", addMs(now, -MEETING_LENGTH_MIN * MINUTE_MS)),
    ]),
  ]);
}

/** Whether the viewer has not blocked the host (D26). */
function isHostShown(where: MeetingWhere, viewerId: number): Expression<SqlBool> {
  return where.not(
    where.exists(
      where
        .selectFrom("blocks")
        .select("blocks.blockedId")
        .where("blocks.blockerId", "=", viewerId)
        .whereRef("blocks.blockedId", "=", "meetings.hostId"),
    ),
  );
}

/** Formats the time, and replaces the partner store's id by whether there is one. */
function withPlaceKind<R extends { scheduledAt: Date; partnerPlaceId: number | null }>({ partnerPlaceId, ...row }: R) {
  return { ...row, scheduledAt: formatSeoulTime(row.scheduledAt), isPartnerPlace: partnerPlaceId !== null };
}

/** One page of a list, newest first; reads one extra row to set `hasMore`. */
async function listPage(
  db: Db,
  cursor: string | undefined,
  filter: (where: MeetingWhere) => Expression<SqlBool>,
): Promise<Schemas["MeetingListResponse"]> {
  let query = listItemsQuery(db)
    .where(filter)
    .orderBy("meetings.createdAt", "desc")
    .limit(PAGE_SIZE + 1);
  if (cursor !== undefined) query = query.where("meetings.createdAt", "<", new Date(cursor));
  return toPage((await query.execute()).map(toListItem));
}

/** Builds a page from the items, which include one extra. */
function toPage(items: Schemas["MeetingListItem"][]): Schemas["MeetingListResponse"] {
  return { meetingListDtoList: items.slice(0, PAGE_SIZE), hasMore: items.length > PAGE_SIZE };
}

/**
 * Returns a function that lists upcoming and running meetings within 10 km, newest first (D21), without those of blocked hosts (D26).
 * It tries the newest meetings of the country, then the cells around the viewer, then a plain query. One per database.
 */
export function createNearbyLister(db: Db): (query: NearbyQuery) => Promise<Schemas["MeetingListResponse"]> {
  const cache = new MeetingCache(db);
  const newest = new NearbyNewest(db, cache);
  const cells = new NearbyCells(db, cache);
  return async (query) => {
    const near = (await newest.page(query)) ?? (await cells.page(query));
    if (near !== null) return toPage(near.map(({ item }) => item));
    return listPage(db, query.cursor, (eb) =>
      eb.and([
        isUnfinished,
        isUpcomingOrRunning(eb, query.now),
        withinSql(placeOf(eb), query.position, NEARBY_RADIUS_M),
        isHostShown(eb, query.memberId),
      ]),
    );
  };
}

/** Meetings the member hosts, of any status. */
export function listHosted(
  db: Db,
  memberId: number,
  cursor: string | undefined,
): Promise<Schemas["MeetingListResponse"]> {
  return listPage(db, cursor, (eb) => eb("meetings.hostId", "=", memberId));
}

/** Meetings the member has a seat in and another hosts, of any status (R3, R8). */
export function listJoined(
  db: Db,
  memberId: number,
  cursor: string | undefined,
): Promise<Schemas["MeetingListResponse"]> {
  return listPage(db, cursor, (eb) =>
    eb.and([
      eb("meetings.hostId", "<>", memberId),
      eb(
        "meetings.id",
        "in",
        eb
          .selectFrom("meetingMembers")
          .select("meetingMembers.meetingId")
          .where("meetingMembers.memberId", "=", memberId)
          .where("meetingMembers.state", "=", "JOINED"),
      ),
    ]),
  );
}

/** Map markers of future meetings within 10 km, nearest first (D21). */
export async function listOnMap(db: Db, viewer: Viewer, now: Date): Promise<Schemas["MeetingMapResponse"]> {
  const rows = await db
    .selectFrom("meetings")
    .select([
      "id as meetingId",
      "title",
      "scheduledAt",
      "placeName",
      "placeLatitude",
      "placeLongitude",
      "partnerPlaceId",
    ])
    .where(isUnfinished)
    .where("scheduledAt", ">", now)
    .where((eb) => withinSql(placeOf(eb), viewer.position, NEARBY_RADIUS_M))
    .where((eb) => isHostShown(eb, viewer.memberId))
    .orderBy((eb) => distanceSql(placeOf(eb), viewer.position))
    .orderBy("id")
    .limit(MAP_MAX)
    .execute();
  return { meetingMapDtoList: rows.map(withPlaceKind) };
}

/** A LIKE pattern that matches the text literally. */
function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Meetings whose title, content or place contains the text, at any distance; unfinished ones first, then the nearest (R8). */
export async function searchMeetings(
  db: Db,
  viewer: Viewer,
  search: { text: string; recruitingOnly: boolean },
): Promise<Schemas["MeetingSearchResponse"]> {
  const pattern = containsPattern(search.text.trim());
  let query = db
    .selectFrom("meetings")
    .select(["id as meetingId", "title", "status", "scheduledAt", "placeName", "partnerPlaceId"])
    .where((eb) =>
      eb.or([eb("title", "ilike", pattern), eb("content", "ilike", pattern), eb("placeName", "ilike", pattern)]),
    )
    .where((eb) => isHostShown(eb, viewer.memberId))
    .orderBy((eb) => eb("status", "=", "END"))
    .orderBy((eb) => distanceSql(placeOf(eb), viewer.position))
    .orderBy("id")
    .limit(SEARCH_MAX);
  if (search.recruitingOnly) query = query.where("status", "=", "RECRUITING");
  const rows = await query.execute();
  return { meetingSearchDtoList: rows.map(withPlaceKind) };
}
