/**
 * A cache of meetings by row version (xmin). A row is read once per version, and every write gives it a new version, so
 * the result is always what the database contained when the versions were read.
 */
import { distanceM, MEETING_LENGTH_MIN, MINUTE_MS, NEARBY_RADIUS_M, type Position } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import { anyOfIds, idArray } from "../../../db/id-array.ts";
import type { Db } from "../../../db/schema.ts";
import { growingTo } from "../../../lib/growing-cache.ts";
import { conditionsOf, type MeetingFilter } from "./filter.ts";
import { listItemsQuery, PAGE_SIZE, toListItem, type Viewer } from "../lists/items.ts";

type Item = components["schemas"]["MeetingListItem"];
type Marker = components["schemas"]["MeetingMapItem"];

const MEETINGS_MAX = 20_000;
const CELLS_MAX = 10_000;
/** Cells by which results are remembered. */
const CELLS_PER_DEGREE = 20;

export function cellOf({ latitude, longitude }: Position): string {
  return `${Math.floor(latitude * CELLS_PER_DEGREE)}:${Math.floor(longitude * CELLS_PER_DEGREE)}`;
}

export interface NearbyQuery extends Viewer {
  cursor: string | undefined;
  now: Date;
  filter?: MeetingFilter;
}

/** A cached meeting: what list and map show of it, and the fields to filter by. */
export interface CachedMeeting {
  item: Item;
  marker: Marker;
  position: Position;
  hostId: number;
  /** In milliseconds: comparing numbers is much faster than comparing dates. */
  scheduledMs: number;
  createdMs: number;
}

/** SQL of the versioned ids of a subquery's rows `(id, version)` in its order: "1:700,2:701", or null without rows. */
export function versionedIdsSql(rows: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select string_agg(id || ':' || version, ',') from (${rows}) as keyed)`;
}

function idOf(key: string): number {
  return Number.parseInt(key, 10);
}

/** Meetings by "id:version", read from the database when they aren't cached; one per database. */
export class MeetingCache {
  readonly #db: Db;
  readonly #cache: LRUCache<string, CachedMeeting>;
  /** By cell: how far the map's last markers there reached, see `findMarkers`. */
  readonly markerReachM = new LRUCache<string, number>(growingTo(CELLS_MAX));

  constructor(db: Db, meetingsMax = MEETINGS_MAX) {
    this.#db = db;
    this.#cache = new LRUCache(growingTo(meetingsMax));
  }

  /** Loads the meetings of these lists of versioned ids; returns a function that gives the unfinished meetings of one list, in its order. */
  async load(versionedIdLists: readonly (string | null)[]): Promise<(versionedIds: string | null) => CachedMeeting[]> {
    const missingKeys = new Set<string>();
    const findOrMiss = (key: string): CachedMeeting | string => {
      const meeting = this.#cache.get(key);
      if (meeting === undefined) missingKeys.add(key);
      return meeting ?? key;
    };
    // Read from the cache at once: the following reads may evict them.
    const found = new Map(versionedIdLists.map((list) => [list, splitPairs(list).map(findOrMiss)]));
    const loaded = await this.#readRows([...missingKeys]);
    // A meeting that was written between the two statements has a new version, or was deleted.
    const toMeeting = (it: CachedMeeting | string) => (typeof it === "string" ? loaded.get(idOf(it)) : it);
    return (versionedIds) =>
      (found.get(versionedIds) ?? []).flatMap((it) => {
        const meeting = toMeeting(it);
        return meeting === undefined || meeting.item.status === "END" ? [] : [meeting];
      });
  }

  async #readRows(keys: readonly string[]): Promise<Map<number, CachedMeeting>> {
    const loaded = new Map<number, CachedMeeting>();
    if (keys.length === 0) return loaded;
    const rows = await listItemsQuery(this.#db)
      .select(sql<string>`meetings.xmin::text`.as("version"))
      .where("meetings.id", "=", anyOfIds(keys.map(idOf)))
      .execute();
    for (const { version, ...row } of rows) {
      const item = toListItem(row);
      const { meetingId, title, scheduledAt, placeName } = item;
      const { placeLatitude, placeLongitude, hostId } = row;
      const isPartnerPlace = row.partnerPlaceId !== null;
      const meeting = {
        item,
        marker: { meetingId, title, scheduledAt, placeName, placeLatitude, placeLongitude, isPartnerPlace },
        position: { latitude: placeLatitude, longitude: placeLongitude },
        hostId,
        scheduledMs: row.scheduledAt.getTime(),
        createdMs: row.createdAt.getTime(),
      };
      loaded.set(row.meetingId, meeting);
      this.#cache.set(`${row.meetingId}:${version}`, meeting);
    }
    return loaded;
  }
}

/** Splits "1:700,2:701" at the commas. */
export function splitPairs(pairs: string | null): string[] {
  return pairs === null ? [] : pairs.split(",");
}

export function newestFirst(a: CachedMeeting, b: CachedMeeting): number {
  return b.createdMs - a.createdMs;
}

/** SQL of the blocks of these members: "1:2,1:3" (blocker:blocked), or null without any. */
export function blocksSql(memberIds: Iterable<number>): RawBuilder<string | null> {
  return sql<string | null>`(select string_agg(blocker_id || ':' || blocked_id, ',') from blocks
    where blocker_id = any (${idArray(new Set(memberIds))}))`;
}

/** Parses the result of `blocksSql` to the blocked hosts by member. */
export function parseBlockedHosts(blocks: string | null): ReadonlyMap<number, ReadonlySet<number>> {
  const blockedHosts = new Map<number, Set<number>>();
  for (const pair of splitPairs(blocks)) {
    const [blocker = Number.NaN, blocked = Number.NaN] = pair.split(":").map(Number);
    blockedHosts.set(blocker, (blockedHosts.get(blocker) ?? new Set()).add(blocked));
  }
  return blockedHosts;
}

/**
 * Selects at most one more than a page of the meetings that are near, upcoming or running (D21), older than the cursor, of a
 * host who isn't blocked (D26), and match the filter (R58).
 */
export function selectNear(
  meetings: readonly CachedMeeting[],
  query: NearbyQuery,
  blockedHosts: ReadonlySet<number> | undefined,
): CachedMeeting[] {
  const nowMs = query.now.getTime();
  const beforeMs = query.cursor === undefined ? Infinity : new Date(query.cursor).getTime();
  const conditions = conditionsOf(query.filter);
  const near: CachedMeeting[] = [];
  for (const meeting of meetings) {
    const { item, position, hostId, scheduledMs, createdMs } = meeting;
    const hasBegun = item.status === "CONFIRMED" || item.status === "READY";
    if (scheduledMs <= (hasBegun ? nowMs - MEETING_LENGTH_MIN * MINUTE_MS : nowMs)) continue;
    if (createdMs >= beforeMs) continue;
    if (blockedHosts?.has(hostId) === true) continue;
    if (!conditions.every(({ matches }) => matches(meeting))) continue;
    if (distanceM(query.position, position) > NEARBY_RADIUS_M) continue;
    if (near.push(meeting) > PAGE_SIZE) break;
  }
  return near;
}
