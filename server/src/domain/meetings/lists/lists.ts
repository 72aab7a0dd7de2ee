import { MEETING_LENGTH_MIN, MINUTE_MS, NEARBY_RADIUS_M } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { type Expression, sql, type SqlBool } from "kysely";
import { idArray } from "../../../db/id-array.ts";
import type { Db } from "../../../db/schema.ts";
import { addMs } from "../../../lib/time.ts";
import { isHostNotBlocked, isUnfinished, type MeetingExpressionBuilder, placeOf } from "./filters.ts";
import { listItemsQuery, PAGE_SIZE, toListItem } from "./items.ts";
import { CellPages } from "../nearby/cells.ts";
import type { MeetingCache, NearbyQuery } from "../nearby/cache.ts";
import { conditionsOf } from "../nearby/filter.ts";
import { NewestMeetingPages } from "../nearby/newest.ts";
import { withinSql } from "../../shared/distance-sql.ts";
import { hasMembers } from "../../shared/meeting-guards.ts";

type Schemas = components["schemas"];
/** In the future or running now (D21). Excludes a meeting that a late job has not ended yet. */
function isUpcomingOrRunning(eb: MeetingExpressionBuilder, now: Date): Expression<SqlBool> {
  return eb.or([
    eb("meetings.scheduledAt", ">", now),
    eb.and([
      eb("meetings.status", "in", ["CONFIRMED", "READY"]),
      eb("meetings.scheduledAt", ">", addMs(now, -MEETING_LENGTH_MIN * MINUTE_MS)),
    ]),
  ]);
}

/** One page of a list, newest first; reads one extra row to set `hasMore`. */
async function listPage(
  db: Db,
  cursor: string | undefined,
  filter: (eb: MeetingExpressionBuilder) => Expression<SqlBool>,
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
 * It tries the newest meetings of the country, then the cells around the viewer, then a plain query. Create one per database.
 */
export function createNearbyLister(
  db: Db,
  cache: MeetingCache,
): (query: NearbyQuery) => Promise<Schemas["MeetingListResponse"]> {
  const newest = new NewestMeetingPages(db, cache);
  const cells = new CellPages(db, cache);
  return async (query) => {
    const near = (await newest.page(query)) ?? (await cells.page(query));
    if (near !== null) return toPage(near.map(({ item }) => item));
    return listPage(db, query.cursor, (eb) =>
      eb.and([
        isUnfinished,
        isUpcomingOrRunning(eb, query.now),
        withinSql(placeOf(eb), query.position, NEARBY_RADIUS_M),
        isHostNotBlocked(eb, query.memberId),
        ...conditionsOf(query.filter).map(({ toSql }) => toSql(eb)),
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
  return listPage(db, cursor, (eb) => eb.and([eb("meetings.hostId", "=", memberId), hasMembers(eb)]));
}

/**
 * Meetings the member has a seat in and another hosts, of any status (R3, R8). The seats are read first, since the planner takes
 * a member for one of few seats and would look for them from the newest meeting of the country on.
 */
export async function listJoined(
  db: Db,
  memberId: number,
  cursor: string | undefined,
): Promise<Schemas["MeetingListResponse"]> {
  const hasAnotherHost = sql<SqlBool>`meetings.host_id <> ${memberId}`;
  const { rows } = await sql<{ id: number }>`
    with seats as materialized (
      select meeting_id from meeting_members where member_id = ${memberId} and state = 'JOINED'
    )
    select meetings.id from seats join meetings on meetings.id = seats.meeting_id
    where ${hasAnotherHost} and meetings.created_at < ${cursor ?? "infinity"}::timestamptz
    order by meetings.created_at desc limit ${PAGE_SIZE + 1}`.execute(db);
  return listPage(db, undefined, () => sql<SqlBool>`meetings.id = any(${idArray(rows.map(({ id }) => id))})`);
}
