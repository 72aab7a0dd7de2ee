/**
 * The meeting list where meetings are few: the newest of each cell around the viewer, merged. The database reads a few
 * keys of each cell, whatever number of meetings there are near or far, once for all requests that come together.
 */
import { distanceM, NEARBY_RADIUS_M } from "@babchingu/openapi";
import type { Position } from "@babchingu/openapi";
import { sql } from "kysely";
import { prepared } from "../../../db/prepared.ts";
import type { Db } from "../../../db/schema.ts";
import { batchReads } from "../../../lib/batch.ts";
import { PAGE_SIZE } from "../lists/items.ts";
import type { MeetingCache, Meeting, NearbyQuery } from "./cache.ts";
import { blocksSql, blockedHosts, keysSql, listOf, newestFirst, selectNear } from "./cache.ts";
import { boxAround } from "../../shared/distance-sql.ts";

/** As the index `meetings_cell` counts them. */
const CELLS_PER_DEGREE = 20;
const ROW = 10_000;
/** In Korea the circle touches about 25; near a pole it would be thousands. */
const CELLS_MAX = 100;
/**
 * Read from each cell at first, then of those that may hold more of the page. Five of the nearest 25 cells are some pages'
 * worth; who needs more than the last has a city at the edge of the circle.
 */
const ROUNDS = [5, 40, 320];
/** A corner of a cell may be a little nearer on the sphere than on the grid. */
const EDGE = 1.01;

/** The newest of a cell that are older than a cursor. */
interface Reading {
  meetings: readonly Meeting[];
  /** Instant in milliseconds down to which nothing is missing. */
  completeMs: number;
}

/** What is to be read of cells, by keys that are equal where the readings are. */
type CellRequests = Map<string, { cell: number; before: string }>;

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The cells that the circle touches; null when they are too many or wrap around the earth. */
function cellsAround(position: Position): number[] | null {
  const { south, north, longitudes } = boxAround(position, NEARBY_RADIUS_M);
  if (longitudes === null) return null;
  const [bottom, top] = [Math.floor(south * CELLS_PER_DEGREE), Math.floor(north * CELLS_PER_DEGREE)];
  const [left, right] = [longitudes.west, longitudes.east].map((at) => Math.floor(at * CELLS_PER_DEGREE)) as [
    number,
    number,
  ];
  if ((top - bottom + 1) * (right - left + 1) > CELLS_MAX) return null;
  const cells: number[] = [];
  for (let y = bottom; y <= top; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const latitude = clamp(position.latitude, y / CELLS_PER_DEGREE, (y + 1) / CELLS_PER_DEGREE);
      const longitude = clamp(position.longitude, x / CELLS_PER_DEGREE, (x + 1) / CELLS_PER_DEGREE);
      if (distanceM(position, { latitude, longitude }) <= NEARBY_RADIUS_M * EDGE) cells.push(y * ROW + x);
    }
  }
  return cells;
}

/** An instant for an array of them; the years before ours have a notation of their own, and no meetings. */
function timestampOf(instant: Date): string {
  return instant.getTime() > 0 ? instant.toISOString() : "-infinity";
}

/** What a query needs to know, by cells. */
class Search {
  readonly query: NearbyQuery;
  readonly requests: CellRequests;

  constructor(query: NearbyQuery, cells: readonly number[]) {
    this.query = query;
    const before = query.cursor === undefined ? "infinity" : timestampOf(new Date(query.cursor));
    this.requests = new Map(cells.map((cell) => [`${cell} ${before}`, { cell, before }]));
  }

  /** The page as far as the readings tell, and the cells of which more must be read before it is certain. */
  evaluate(readings: ReadonlyMap<string, Reading>, hidden: ReadonlySet<number> | undefined) {
    const read = [...this.requests.keys()].flatMap((key) => readings.get(key)?.meetings ?? []);
    // One that moved to another cell between two rounds was read in both.
    const byId = new Map(read.map((meeting) => [meeting.item.meetingId, meeting]));
    const meetings = [...byId.values()].toSorted(newestFirst);
    const near = selectNear(meetings, this.query, hidden);
    const lastMs = near[PAGE_SIZE]?.createdMs ?? -Infinity;
    const open = [...this.requests].filter(([key]) => (readings.get(key)?.completeMs ?? Infinity) > lastMs);
    return { near, open };
  }
}

/** Answers pages of the list from cells; one for each database. */
export class NearbyCells {
  readonly #db: Db;
  readonly #cache: MeetingCache;
  readonly #find: (search: Search) => Promise<Meeting[] | null>;

  constructor(db: Db, cache: MeetingCache) {
    this.#db = db;
    this.#cache = cache;
    this.#find = batchReads((searches: readonly Search[]) => this.#answer(searches));
  }

  /** One meeting more than a page, newest first (D21), without those of blocked hosts (D26); null where cells don't serve. */
  async page(query: NearbyQuery): Promise<Meeting[] | null> {
    const cells = cellsAround(query.position);
    return cells === null ? null : this.#find(new Search(query, cells));
  }

  async #answer(searches: readonly Search[]): Promise<(Meeting[] | null)[]> {
    const readings = new Map<string, Reading>();
    const found = new Map<Search, Meeting[]>();
    let requested: CellRequests = new Map(searches.flatMap(({ requests }) => [...requests]));
    for (const each of ROUNDS) {
      const hidden = await this.#read(requested, each, { searches, readings });
      requested = new Map();
      for (const search of searches) {
        if (found.has(search)) continue;
        const { near, open } = search.evaluate(readings, hidden.get(search.query.memberId));
        if (open.length === 0) found.set(search, near);
        for (const [key, request] of open) requested.set(key, request);
      }
      if (requested.size === 0) break;
    }
    return searches.map((search) => found.get(search) ?? null);
  }

  /** Reads so many of each cell; resolves with the hosts that the askers don't see. */
  async #read(
    requested: CellRequests,
    each: number,
    { searches, readings }: { searches: readonly Search[]; readings: Map<string, Reading> },
  ): Promise<ReturnType<typeof blockedHosts>> {
    const requests = [...requested.values()];
    const newest = sql`
      select id, xmin as version from meetings
      where status <> 'END'
        and (floor(place_latitude * 20) * 10000 + floor(place_longitude * 20))::int = around.cell
        and created_at < around.before
      order by created_at desc
      limit ${each}::int`;
    const { rows } = await sql<{ keys: (string | null)[]; blocks: string | null }>`
      ${prepared("nearby-cells")}
      select
        array(
          select ${keysSql(newest)}
          from unnest(
            ${`{${requests.map(({ cell }) => cell).join(",")}}`}::int[],
            ${`{${requests.map(({ before }) => before).join(",")}}`}::timestamptz[]
          ) with ordinality as around (cell, before, at)
          order by at
        ) as keys,
        ${blocksSql(searches.map(({ query }) => query))} as blocks`.execute(this.#db);
    const texts = rows[0]?.keys ?? [];
    const read = await this.#cache.read(texts);
    for (const [at, key] of [...requested.keys()].entries()) {
      const keys = texts[at] ?? null;
      const meetings = read(keys);
      const isWhole = listOf(keys).length < each;
      readings.set(key, { meetings, completeMs: isWhole ? -Infinity : (meetings.at(-1)?.createdMs ?? Infinity) });
    }
    return blockedHosts(rows[0]?.blocks ?? null);
  }
}
