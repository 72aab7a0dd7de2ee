/**
 * The first choice for the meeting list, the page that is asked for most. Where meetings are many, the newest of the
 * whole country hold a page of near ones; their keys are read once for all requests that come together, by one short index scan.
 */
import { MINUTE_MS, NEARBY_RADIUS_M } from "@babchingu/openapi";
import type { Position } from "@babchingu/openapi";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { prepared } from "../../../db/prepared.ts";
import type { Db } from "../../../db/schema.ts";
import { AsOf, snapshotSql } from "../../../db/snapshot.ts";
import { batchReads } from "../../../lib/batch.ts";
import { PAGE_SIZE } from "../lists/items.ts";
import type { MeetingCache, Meeting, NearbyQuery } from "./cache.ts";
import { blocksSql, blockedHosts, keysSql, selectNear } from "./cache.ts";
import { boxAround, isInBox } from "../../shared/distance-sql.ts";

/** So many of the newest hold a page when one meeting in 25 is near. */
const NEWEST_MAX = 500;
/** Where and for how long it is remembered that the newest held no page: cells of a twentieth of a degree. */
const CELLS_PER_DEGREE = 20;
/** At the equator, where the cells are largest, rounded up. */
const CELL_DIAGONAL_M = 8000;
const NEGATIVE_ENTRIES_MAX = 10_000;
/** Cells that one reading of the newest is sorted out for. */
const SORTED_CELLS_MAX = 1000;
const NEGATIVE_ENTRY_MS = MINUTE_MS;

function cellOf({ latitude, longitude }: Position): string {
  return `${Math.floor(latitude * CELLS_PER_DEGREE)}:${Math.floor(longitude * CELLS_PER_DEGREE)}`;
}

/** The newest at one reading, by the keys that the database gave; asked from one cell again and again, it looks at those near it. */
class Newest {
  readonly keys: string | null;
  readonly #meetings: readonly Meeting[];
  readonly #byCell = new LRUCache<string, readonly Meeting[]>({ max: SORTED_CELLS_MAX });

  constructor(keys: string | null, meetings: readonly Meeting[]) {
    this.keys = keys;
    this.#meetings = meetings;
  }

  /** Those near the position, in the order of all, with some that are a little too far. */
  around(position: Position): readonly Meeting[] {
    const cell = cellOf(position);
    const cached = this.#byCell.get(cell);
    if (cached !== undefined) return cached;
    // Wherever in its cell a position lies, no other lies further from it than the cell's diagonal.
    const box = boxAround(position, NEARBY_RADIUS_M + CELL_DIAGONAL_M);
    const found = this.#meetings.filter((meeting) => isInBox(box, meeting.position));
    this.#byCell.set(cell, found);
    return found;
  }
}

interface NewestState {
  newest: Newest;
  /** The hosts that a member has blocked, for every member who asked. */
  hidden: Map<number, ReadonlySet<number>>;
}

/** The answer to a query; null where the query was not foreseen. */
function pageFrom({ newest, hidden }: NewestState, query: NearbyQuery): Meeting[] | null {
  const hosts = hidden.get(query.memberId);
  return hosts === undefined ? null : selectNear(newest.around(query.position), query, hosts);
}

/** Answers what the newest meetings can answer; one for each database. */
export class NearbyNewest {
  readonly #db: Db;
  readonly #meetings: MeetingCache;
  readonly #negativeCache = new LRUCache<string, true>({ max: NEGATIVE_ENTRIES_MAX, ttl: NEGATIVE_ENTRY_MS });
  readonly #read: (query: NearbyQuery) => Promise<Meeting[]>;
  #cached = new AsOf<NewestState>("", { newest: new Newest(null, []), hidden: new Map() });

  constructor(db: Db, meetings: MeetingCache) {
    this.#db = db;
    this.#meetings = meetings;
    this.#read = batchReads((queries: readonly NearbyQuery[]) => this.#answer(queries));
  }

  /** One meeting more than a page, newest first; null where the newest hold fewer, which says nothing. */
  async page(query: NearbyQuery): Promise<Meeting[] | null> {
    const cell = cellOf(query.position);
    if (this.#negativeCache.has(cell)) return null;
    const cached = this.#cached.isOf(query.asOf) ? pageFrom(this.#cached.value, query) : null;
    const near = cached ?? (await this.#read(query));
    if (near.length > PAGE_SIZE) return near;
    // A page further down may well lie behind the newest.
    if (query.cursor === undefined) this.#negativeCache.set(cell, true);
    return null;
  }

  async #answer(queries: readonly NearbyQuery[]): Promise<Meeting[][]> {
    const cached = this.#cached;
    const expected = cached.usableAs;
    const newest = sql`
      select id, xmin as version from meetings where status <> 'END' order by created_at desc limit ${sql.lit(NEWEST_MAX)}`;
    const { rows } = await sql<{ asOf: string; keys: string | null; blocks: string | null }>`
      ${prepared("newest-meetings")}
      select ${snapshotSql} as as_of, ${blocksSql(queries)} as blocks,
        case when ${snapshotSql} = ${expected} then null else ${keysSql(newest)} end as keys`.execute(this.#db);
    const { asOf = "", keys = null, blocks = null } = rows[0] ?? {};
    const current =
      asOf === expected ? cached : new AsOf(asOf, { newest: await this.#newestOf(keys), hidden: new Map() });
    const hidden = blockedHosts(blocks);
    for (const { memberId } of queries) current.value.hidden.set(memberId, hidden.get(memberId) ?? new Set());
    this.#cached = current;
    return queries.map((query) => pageFrom(current.value, query) ?? []);
  }

  async #newestOf(keys: string | null): Promise<Newest> {
    const last = this.#cached.value.newest;
    if (keys === last.keys) return last;
    const meetingsOf = await this.#meetings.read([keys]);
    return new Newest(keys, meetingsOf(keys));
  }
}
