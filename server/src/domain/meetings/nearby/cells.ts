/**
 * The meeting list where meetings are sparse: merges the newest of each grid cell around the viewer. One statement reads a few
 * keys per cell for all concurrent requests, however many meetings there are.
 */
import { distanceM, NEARBY_RADIUS_M, type Position } from "@babchingu/openapi";
import { sql } from "kysely";
import { prepared } from "../../../db/prepared.ts";
import type { Db } from "../../../db/schema.ts";
import { batchReads } from "../../../lib/batch.ts";
import { PAGE_SIZE } from "../lists/items.ts";
import {
  blocksSql,
  versionedIdsSql,
  type CachedMeeting,
  type MeetingCache,
  type NearbyQuery,
  newestFirst,
  parseBlockedHosts,
  selectNear,
  splitPairs,
} from "./cache.ts";
import { filterKey } from "./filter.ts";
import { boxAround } from "../../shared/distance-sql.ts";

/** As in the index `meetings_cell`. */
const CELLS_PER_DEGREE = 20;
const ROW_FACTOR = 10_000;
/** In Korea the circle intersects about 25 cells; near a pole thousands. */
const CELLS_MAX = 100;
/**
 * Meetings to read per cell: in the first round from each cell, then from those that may contain more of the page. The last round
 * isn't enough when very many meetings of a cell lie just outside the circle.
 */
const ROUND_SIZES = [5, 40, 320];
/** A rare filter would read most of what is cached; beyond this, the plain query is quicker. */
const FILTERED_ROUND_SIZE_MAX = 40;
/** A corner of a cell may be slightly nearer on the sphere than on the grid. */
const EDGE_TOLERANCE = 1.01;

/** The newest meetings of a cell that are older than a cursor. */
interface CellResult {
  meetings: readonly CachedMeeting[];
  /** Every meeting of the cell that was created after this time is included. */
  completeSinceMs: number;
}

/** Cells to read, by a key of cell and cursor. */
type CellRequests = Map<string, { cell: number; before: string }>;

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The cells that the circle intersects; null when they are too many or cross the date line. */
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
      if (distanceM(position, { latitude, longitude }) <= NEARBY_RADIUS_M * EDGE_TOLERANCE)
        cells.push(y * ROW_FACTOR + x);
    }
  }
  return cells;
}

/** Formats a time for a PostgreSQL array; `-infinity` before 1970, when there are no meetings. */
function formatTimestamp(instant: Date): string {
  return instant.getTime() > 0 ? instant.toISOString() : "-infinity";
}

class CellSearch {
  readonly query: NearbyQuery;
  readonly requests: CellRequests;

  constructor(query: NearbyQuery, cells: readonly number[]) {
    this.query = query;
    const before = query.cursor === undefined ? "infinity" : formatTimestamp(new Date(query.cursor));
    this.requests = new Map(cells.map((cell) => [`${cell} ${before}`, { cell, before }]));
  }

  /** The page so far, and the cells from which more must be read to complete it. */
  evaluate(results: ReadonlyMap<string, CellResult>, blockedHosts: ReadonlySet<number> | undefined) {
    const found = [...this.requests.keys()].flatMap((key) => results.get(key)?.meetings ?? []);
    // A meeting whose place changed to another cell between two rounds was read twice.
    const byId = new Map(found.map((meeting) => [meeting.item.meetingId, meeting]));
    const meetings = [...byId.values()].toSorted(newestFirst);
    const near = selectNear(meetings, this.query, blockedHosts);
    const lastMs = near[PAGE_SIZE]?.createdMs ?? -Infinity;
    const incomplete = [...this.requests].filter(([key]) => (results.get(key)?.completeSinceMs ?? Infinity) > lastMs);
    return { near, incomplete };
  }
}

/** Pages of the meeting list from grid cells; one per database. */
export class CellPages {
  readonly #db: Db;
  readonly #cache: MeetingCache;
  readonly #find: (search: CellSearch) => Promise<CachedMeeting[] | null>;

  constructor(db: Db, cache: MeetingCache) {
    this.#db = db;
    this.#cache = cache;
    this.#find = batchReads((searches: readonly CellSearch[]) => this.#findAll(searches));
  }

  /** One meeting more than a page, newest first (D21), without those of blocked hosts (D26); null where cells can't be used. */
  async page(query: NearbyQuery): Promise<CachedMeeting[] | null> {
    const cells = cellsAround(query.position);
    return cells === null ? null : this.#find(new CellSearch(query, cells));
  }

  async #findAll(searches: readonly CellSearch[]): Promise<(CachedMeeting[] | null)[]> {
    const results = new Map<string, CellResult>();
    const found = new Map<CellSearch, CachedMeeting[]>();
    let requested: CellRequests = new Map(searches.flatMap(({ requests }) => [...requests]));
    for (const limitPerCell of ROUND_SIZES) {
      const blockedHosts = await this.#readCells(requested, limitPerCell, { searches, results });
      requested = new Map();
      for (const search of searches) {
        if (found.has(search)) continue;
        const { near, incomplete } = search.evaluate(results, blockedHosts.get(search.query.memberId));
        if (incomplete.length === 0) found.set(search, near);
        if (limitPerCell === FILTERED_ROUND_SIZE_MAX && filterKey(search.query.filter) !== "") continue;
        for (const [key, request] of incomplete) requested.set(key, request);
      }
      if (requested.size === 0) break;
    }
    return searches.map((search) => found.get(search) ?? null);
  }

  /** Reads up to `limitPerCell` meetings of each cell into `results`; returns the blocked hosts by member. */
  async #readCells(
    requested: CellRequests,
    limitPerCell: number,
    { searches, results }: { searches: readonly CellSearch[]; results: Map<string, CellResult> },
  ): Promise<ReturnType<typeof parseBlockedHosts>> {
    const requests = [...requested.values()];
    const newest = sql`
      select id, xmin as version from meetings
      where status <> 'END'
        and (floor(place_latitude * 20) * 10000 + floor(place_longitude * 20))::int = around.cell
        and created_at < around.before
      order by created_at desc
      limit ${limitPerCell}::int`;
    const { rows } = await sql<{ versionedIds: (string | null)[]; blocks: string | null }>`
      ${prepared("nearby-cells")}
      select
        array(
          select ${versionedIdsSql(newest)}
          from unnest(
            ${`{${requests.map(({ cell }) => cell).join(",")}}`}::int[],
            ${`{${requests.map(({ before }) => before).join(",")}}`}::timestamptz[]
          ) with ordinality as around (cell, before, at)
          order by at
        ) as versioned_ids,
        ${blocksSql(searches.map(({ query }) => query.memberId))} as blocks`.execute(this.#db);
    const versionedIdLists = rows[0]?.versionedIds ?? [];
    const meetingsOf = await this.#cache.load(versionedIdLists);
    for (const [index, key] of [...requested.keys()].entries()) {
      const versionedIds = versionedIdLists[index] ?? null;
      const meetings = meetingsOf(versionedIds);
      const isComplete = splitPairs(versionedIds).length < limitPerCell;
      results.set(key, {
        meetings,
        completeSinceMs: isComplete ? -Infinity : (meetings.at(-1)?.createdMs ?? Infinity),
      });
    }
    return parseBlockedHosts(rows[0]?.blocks ?? null);
  }
}
