/**
 * The first choice for the meeting list, the page that is asked for most. Where meetings are many, the newest of the
 * whole country hold a page of near ones, so a short walk from the newest finds it. Requests that come together
 * share the statement, and it gives ids and row versions only: a row in a version that was read before is not read
 * again. What is answered is always what the database holds then.
 */
import { MEETING_LENGTH_MIN, NEARBY_RADIUS_M } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { idArray } from "../db/id-array.ts";
import { prepared } from "../db/prepared.ts";
import type { Db } from "../db/schema.ts";
import { gather } from "../lib/batches.ts";
import { later, MINUTE_MS } from "../lib/time.ts";
import type { Viewer } from "./meeting-list-items.ts";
import { listItems, PAGE_SIZE, toListItem } from "./meeting-list-items.ts";
import { boxAround, distanceSql } from "./nearby.ts";

type Item = components["schemas"]["MeetingListItem"];

/** Rows of the walk: they hold a page when one meeting in 25 is near. */
const WALK_ROWS = 500;
/** Statements under way that walk. */
const WALKS_MAX = 2;
const ITEMS_MAX = 20_000;
/** Where and for how long it is remembered that walks were in vain: squares of a twentieth of a degree. */
const TILES_PER_DEGREE = 20;
const TILES_MAX = 10_000;
const TILE_MS = MINUTE_MS;

interface Question extends Viewer {
  cursor: string | undefined;
  now: Date;
}

interface Found {
  /** Place of the question in its batch. */
  n: number;
  /** "id:version" of each meeting, newest first, with commas between; null for none. */
  near: string | null;
}

/** The questions as the rows of a table. Edges of the circle's box come along, because they are cheap to compare. */
function questionTable(questions: readonly Question[]): string {
  return JSON.stringify(
    questions.map(({ memberId, position, cursor, now }, n) => {
      const { south, north, longitudes } = boxAround(position, NEARBY_RADIUS_M);
      const { west, east } = longitudes ?? { west: -180, east: 180 };
      const running = later(now, -MEETING_LENGTH_MIN * MINUTE_MS);
      return { n, viewer: memberId, ...position, south, north, west, east, before: cursor ?? "infinity", now, running };
    }),
  );
}

const at = { latitude: sql.ref<number>("recent.place_latitude"), longitude: sql.ref<number>("recent.place_longitude") };
const from = { latitude: sql.ref<number>("q.latitude"), longitude: sql.ref<number>("q.longitude") };

/** Near meetings that are ahead or running (D21) among the newest, without those of blocked hosts (D26). */
async function walk(db: Db, questions: readonly Question[]): Promise<string[][]> {
  const { rows } = await sql<Found>`
    ${prepared("nearby-walk")}
    select q.n, string_agg(near.id || ':' || near.version, ',' order by near.created_at desc) as near
    from json_to_recordset(${questionTable(questions)}::json) as q (n int, viewer bigint, latitude float8, longitude float8,
      south float8, north float8, west float8, east float8, before timestamptz, now timestamptz, running timestamptz)
    cross join lateral (select array(select blocked_id from blocks where blocker_id = q.viewer) as hosts) as hidden
    left join lateral (
      select recent.id, recent.version, recent.created_at
      from (
        select id, xmin as version, host_id, status, scheduled_at, place_latitude, place_longitude, created_at
        from meetings
        where status <> 'END' and created_at < q.before
        order by created_at desc
        limit ${sql.lit(WALK_ROWS)}
      ) as recent
      where recent.place_latitude between q.south and q.north and recent.place_longitude between q.west and q.east
        and (recent.scheduled_at > q.now or (recent.status in ('CONFIRMED', 'READY') and recent.scheduled_at > q.running))
        and ${distanceSql(at, from)} <= ${sql.lit(NEARBY_RADIUS_M)}
        and recent.host_id <> all (hidden.hosts)
      order by recent.created_at desc
      limit ${sql.lit(PAGE_SIZE + 1)}
    ) as near on true
    group by q.n`.execute(db);
  const found = new Map(rows.map((row) => [row.n, row.near]));
  return questions.map((_, n) => found.get(n)?.split(",") ?? []);
}

function tileOf({ latitude, longitude }: Viewer["position"]): string {
  return `${Math.floor(latitude * TILES_PER_DEGREE)}:${Math.floor(longitude * TILES_PER_DEGREE)}`;
}

/** Answers what a short walk can answer. One for each database; what it keeps are rows by version, which never grow stale. */
export class NearbyFeed {
  readonly #db: Db;
  readonly #items = new LRUCache<string, Item>({ max: ITEMS_MAX });
  readonly #vain = new LRUCache<string, true>({ max: TILES_MAX, ttl: TILE_MS });
  readonly #walk: (question: Question) => Promise<Item[]>;

  constructor(db: Db) {
    this.#db = db;
    this.#walk = gather((questions: readonly Question[]) => this.#answer(questions), WALKS_MAX);
  }

  /** One meeting more than a page, newest first; null where meetings are too few for a walk, which says nothing. */
  async page(question: Question): Promise<Item[] | null> {
    const tile = tileOf(question.position);
    if (this.#vain.has(tile)) return null;
    const items = await this.#walk(question);
    if (items.length > PAGE_SIZE) return items;
    this.#vain.set(tile, true);
    return null;
  }

  async #answer(questions: readonly Question[]): Promise<Item[][]> {
    const found = await walk(this.#db, questions);
    const full = found.map((near) => (near.length > PAGE_SIZE ? near : []));
    await this.#read(full.flat().filter((key) => !this.#items.has(key)));
    // A meeting that was changed or deleted between the two statements is missing: the page is then read anew.
    return full.map((near) => near.flatMap((key) => this.#items.get(key) ?? []));
  }

  async #read(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const ids = new Set(keys.map((key) => Number.parseInt(key, 10)));
    const rows = await listItems(this.#db)
      .select(sql<string>`meetings.xmin::text`.as("version"))
      .where("meetings.id", "=", sql<number>`any(${idArray(ids)})`)
      .execute();
    for (const { version, ...row } of rows) this.#items.set(`${row.meetingId}:${version}`, toListItem(row));
  }
}
