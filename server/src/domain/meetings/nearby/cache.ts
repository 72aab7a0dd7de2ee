/**
 * A cache of meetings by row version (xmin). A row is read once per version, and every write gives it a new version, so
 * the result is always what the database contained when the versions were read.
 */
import { distanceM, MEETING_LENGTH_MIN, MINUTE_MS, NEARBY_RADIUS_M, type Position } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import { idArray } from "../../../db/id-array.ts";
import type { Db } from "../../../db/schema.ts";
import { listItemsQuery, PAGE_SIZE, toListItem, type Viewer } from "../lists/items.ts";

type Item = components["schemas"]["MeetingListItem"];

const MEETINGS_MAX = 20_000;

export interface NearbyQuery extends Viewer {
  cursor: string | undefined;
  now: Date;
}

/** A cached meeting: the list item, and the fields to filter by. */
export interface Meeting {
  item: Item;
  position: Position;
  hostId: number;
  /** In milliseconds: comparing numbers is much faster than comparing dates. */
  scheduledMs: number;
  createdMs: number;
}

/** SQL of the keys of a subquery's rows `(id, version)` in its order: "1:700,2:701", or null without rows. */
export function keysSql(rows: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select string_agg(id || ':' || version, ',') from (${rows}) as keyed)`;
}

function idOf(key: string): number {
  return Number.parseInt(key, 10);
}

/** Meetings by "id:version", read from the database when they aren't cached; one per database. */
export class MeetingCache {
  readonly #db: Db;
  readonly #cache: LRUCache<string, Meeting>;

  constructor(db: Db, meetingsMax = MEETINGS_MAX) {
    this.#db = db;
    this.#cache = new LRUCache({ max: meetingsMax });
  }

  /** Loads the meetings of these key lists; returns a function that gives the unfinished meetings of one list, newest first. */
  async read(keyLists: readonly (string | null)[]): Promise<(keys: string | null) => Meeting[]> {
    // Copied at once: the following reads may evict them from the cache.
    const cached = new Map(keyLists.flatMap(splitKeys).map((key) => [key, this.#cache.get(key)]));
    const fresh = await this.#readRows([...cached].flatMap(([key, meeting]) => (meeting === undefined ? [key] : [])));
    return (keys) => {
      // A meeting that was written between the two statements has a new version, or was deleted.
      const found = splitKeys(keys).map((key) => cached.get(key) ?? fresh.get(idOf(key)));
      const meetings = found.filter((meeting) => meeting !== undefined && meeting.item.status !== "END") as Meeting[];
      return meetings.toSorted(newestFirst);
    };
  }

  async #readRows(keys: readonly string[]): Promise<Map<number, Meeting>> {
    const fresh = new Map<number, Meeting>();
    if (keys.length === 0) return fresh;
    const rows = await listItemsQuery(this.#db)
      .select([
        sql<string>`meetings.xmin::text`.as("version"),
        "meetings.hostId",
        "meetings.placeLatitude",
        "meetings.placeLongitude",
      ])
      .where("meetings.id", "=", sql<number>`any(${idArray(keys.map(idOf))})`)
      .execute();
    for (const { version, hostId, placeLatitude, placeLongitude, ...row } of rows) {
      const meeting = {
        item: toListItem(row),
        position: { latitude: placeLatitude, longitude: placeLongitude },
        hostId,
        scheduledMs: row.scheduledAt.getTime(),
        createdMs: row.createdAt.getTime(),
      };
      fresh.set(row.meetingId, meeting);
      this.#cache.set(`${row.meetingId}:${version}`, meeting);
    }
    return fresh;
  }
}

/** Splits "1:700,2:701" into keys. */
export function splitKeys(keys: string | null): string[] {
  return keys === null ? [] : keys.split(",");
}

export function newestFirst(a: Meeting, b: Meeting): number {
  return b.createdMs - a.createdMs;
}

/** SQL of the blocks of the requesting members: "1:2,1:3" (blocker:blocked), or null without any. */
export function blocksSql(queries: readonly NearbyQuery[]): RawBuilder<string | null> {
  return sql<string | null>`(select string_agg(blocker_id || ':' || blocked_id, ',') from blocks
    where blocker_id = any (${idArray(new Set(queries.map((it) => it.memberId)))}))`;
}

/** Parses the result of `blocksSql` to the blocked hosts by member. */
export function parseBlockedHosts(blocks: string | null): ReadonlyMap<number, ReadonlySet<number>> {
  const hidden = new Map<number, Set<number>>();
  for (const pair of splitKeys(blocks)) {
    const [blocker = Number.NaN, blocked = Number.NaN] = pair.split(":").map(Number);
    hidden.set(blocker, (hidden.get(blocker) ?? new Set()).add(blocked));
  }
  return hidden;
}

/**
 * Selects at most one more than a page of the meetings that are near, upcoming or running (D21), older than the cursor, and of
 * a host who isn't blocked (D26).
 */
export function selectNear(
  meetings: readonly Meeting[],
  query: NearbyQuery,
  hidden: ReadonlySet<number> | undefined,
): Meeting[] {
  const nowMs = query.now.getTime();
  const beforeMs = query.cursor === undefined ? Infinity : new Date(query.cursor).getTime();
  const near: Meeting[] = [];
  for (const meeting of meetings) {
    const { item, position, hostId, scheduledMs, createdMs } = meeting;
    const hasBegun = item.status === "CONFIRMED" || item.status === "READY";
    if (scheduledMs <= (hasBegun ? nowMs - MEETING_LENGTH_MIN * MINUTE_MS : nowMs)) continue;
    if (createdMs >= beforeMs) continue;
    if (hidden?.has(hostId) === true) continue;
    if (distanceM(query.position, position) > NEARBY_RADIUS_M) continue;
    if (near.push(meeting) > PAGE_SIZE) break;
  }
  return near;
}
