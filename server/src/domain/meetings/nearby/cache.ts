/**
 * A cache of meetings by row version: a row in a version that was read before is not read again, and a row that is
 * written gets another version. So what is shown is always what the database held when the versions were read.
 */
import { distanceM, MEETING_LENGTH_MIN, MINUTE_MS, NEARBY_RADIUS_M } from "@babchingu/openapi";
import type { Position } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { idArray } from "../../../db/id-array.ts";
import type { Db } from "../../../db/schema.ts";
import type { Viewer } from "../lists/items.ts";
import { listItems, PAGE_SIZE, toListItem } from "../lists/items.ts";

type Item = components["schemas"]["MeetingListItem"];

const MEETINGS_MAX = 20_000;

/** A page of the meeting list that is asked for. */
export interface NearbyQuery extends Viewer {
  cursor: string | undefined;
  now: Date;
  /** A state of the database, as db/snapshot.ts names it, that is young enough to be answered from. */
  asOf: string;
}

/** What decides whether a meeting is shown, and how it is. */
export interface Meeting {
  item: Item;
  position: Position;
  hostId: number;
  /** In milliseconds: numbers compare in a fraction of the time that dates take. */
  scheduledMs: number;
  createdMs: number;
}

/** The keys of a sub-select's rows `(id, version)` in its order: "1:700,2:701", or null without rows. */
export function keysSql(rows: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select string_agg(id || ':' || version, ',') from (${rows}) as keyed)`;
}

function idOf(key: string): number {
  return Number.parseInt(key, 10);
}

/** Meetings by "id:version", read from the database where they aren't cached; one for each database. */
export class MeetingCache {
  readonly #db: Db;
  readonly #cache: LRUCache<string, Meeting>;

  constructor(db: Db, meetingsMax = MEETINGS_MAX) {
    this.#db = db;
    this.#cache = new LRUCache({ max: meetingsMax });
  }

  /** A function that gives the meetings of one of these texts of keys, newest first, without those that are over or gone by now. */
  async read(texts: readonly (string | null)[]): Promise<(keys: string | null) => Meeting[]> {
    // Taken out at once: what is read meanwhile may push them out of the cache.
    const cached = new Map(texts.flatMap(listOf).map((key) => [key, this.#cache.get(key)]));
    const fresh = await this.#readRows([...cached].flatMap(([key, meeting]) => (meeting === undefined ? [key] : [])));
    return (keys) => {
      // One that was written between the two statements has another version by now, or is gone.
      const found = listOf(keys).map((key) => cached.get(key) ?? fresh.get(idOf(key)));
      const meetings = found.filter((meeting) => meeting !== undefined && meeting.item.status !== "END") as Meeting[];
      return meetings.toSorted(newestFirst);
    };
  }

  async #readRows(keys: readonly string[]): Promise<Map<number, Meeting>> {
    const fresh = new Map<number, Meeting>();
    if (keys.length === 0) return fresh;
    const rows = await listItems(this.#db)
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

/** "1:700,2:701" as keys. */
export function listOf(keys: string | null): string[] {
  return keys === null ? [] : keys.split(",");
}

export function newestFirst(a: Meeting, b: Meeting): number {
  return b.createdMs - a.createdMs;
}

/** Whom the askers of these queries have blocked: "1:2,1:3", or null when nobody has blocked anybody. */
export function blocksSql(queries: readonly NearbyQuery[]): RawBuilder<string | null> {
  return sql<string | null>`(select string_agg(blocker_id || ':' || blocked_id, ',') from blocks
    where blocker_id = any (${idArray(new Set(queries.map((it) => it.memberId)))}))`;
}

/** The hosts that each member does not see, from the text of `blocksSql`. */
export function blockedHosts(blocks: string | null): ReadonlyMap<number, ReadonlySet<number>> {
  const hidden = new Map<number, Set<number>>();
  for (const pair of listOf(blocks)) {
    const [blocker = Number.NaN, blocked = Number.NaN] = pair.split(":").map(Number);
    hidden.set(blocker, (hidden.get(blocker) ?? new Set()).add(blocked));
  }
  return hidden;
}

/**
 * Near, ahead or running (D21), older than the cursor, and of a host who isn't hidden (D26): the first of these meetings
 * that are so, one more than a page at the most.
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
