/**
 * The first choice for the meeting list, the page that is asked for most. Where meetings are many, the newest of the
 * whole country hold a page of near ones; their keys are read once for all requests that come together, by one short index scan.
 */
import { NEARBY_RADIUS_M } from "@babchingu/openapi";
import type { Position } from "@babchingu/openapi";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { prepared } from "../db/prepared.ts";
import type { Db } from "../db/schema.ts";
import { AsOf, snapshotSql } from "../db/snapshot.ts";
import { gatherReads } from "../lib/batches.ts";
import { MINUTE_MS } from "../lib/time.ts";
import { PAGE_SIZE } from "./meeting-list-items.ts";
import type { KnownMeetings, Meeting, Question } from "./nearby-known.ts";
import { blocksSql, hiddenHosts, keysSql, selectNear } from "./nearby-known.ts";
import { boxAround, isInBox } from "./nearby.ts";

/** So many of the newest hold a page when one meeting in 25 is near. */
const NEWEST_MAX = 500;
/** Where and for how long it is remembered that the newest held no page: squares of a twentieth of a degree. */
const TILES_PER_DEGREE = 20;
/** At the equator, where the squares are largest, rounded up. */
const TILE_DIAGONAL_M = 8000;
const TILES_MAX = 10_000;
/** Tiles that one reading of the newest is sorted out for. */
const SORTED_TILES_MAX = 1000;
const TILE_MS = MINUTE_MS;

function tileOf({ latitude, longitude }: Position): string {
  return `${Math.floor(latitude * TILES_PER_DEGREE)}:${Math.floor(longitude * TILES_PER_DEGREE)}`;
}

/** The newest at one reading, by the keys that the database told; asked from one square again and again, it looks at those near it. */
class Newest {
  readonly keys: string | null;
  readonly #meetings: readonly Meeting[];
  readonly #byTile = new LRUCache<string, readonly Meeting[]>({ max: SORTED_TILES_MAX });

  constructor(keys: string | null, meetings: readonly Meeting[]) {
    this.keys = keys;
    this.#meetings = meetings;
  }

  /** Those near the position, in the order of all, with some that are a little too far. */
  around(position: Position): readonly Meeting[] {
    const tile = tileOf(position);
    const known = this.#byTile.get(tile);
    if (known !== undefined) return known;
    // Wherever in its square a position lies, no other lies further from it than the square's diagonal.
    const box = boxAround(position, NEARBY_RADIUS_M + TILE_DIAGONAL_M);
    const found = this.#meetings.filter((meeting) => isInBox(box, meeting.position));
    this.#byTile.set(tile, found);
    return found;
  }
}

interface Knowledge {
  newest: Newest;
  /** The hosts that a member has blocked, for every member who asked. */
  hidden: Map<number, ReadonlySet<number>>;
}

/** The answer to a question; null where the question was not foreseen. */
function answerFrom({ newest, hidden }: Knowledge, question: Question): Meeting[] | null {
  const hosts = hidden.get(question.memberId);
  return hosts === undefined ? null : selectNear(newest.around(question.position), question, hosts);
}

/** Answers what the newest meetings can answer; one for each database. */
export class NearbyNewest {
  readonly #db: Db;
  readonly #meetings: KnownMeetings;
  readonly #vain = new LRUCache<string, true>({ max: TILES_MAX, ttl: TILE_MS });
  readonly #read: (question: Question) => Promise<Meeting[]>;
  #known = new AsOf<Knowledge>("", { newest: new Newest(null, []), hidden: new Map() });

  constructor(db: Db, meetings: KnownMeetings) {
    this.#db = db;
    this.#meetings = meetings;
    this.#read = gatherReads((questions: readonly Question[]) => this.#answer(questions));
  }

  /** One meeting more than a page, newest first; null where the newest hold fewer, which says nothing. */
  async page(question: Question): Promise<Meeting[] | null> {
    const tile = tileOf(question.position);
    if (this.#vain.has(tile)) return null;
    const known = this.#known.isOf(question.asOf) ? answerFrom(this.#known.value, question) : null;
    const near = known ?? (await this.#read(question));
    if (near.length > PAGE_SIZE) return near;
    // A page further down may well lie behind the newest.
    if (question.cursor === undefined) this.#vain.set(tile, true);
    return null;
  }

  async #answer(questions: readonly Question[]): Promise<Meeting[][]> {
    const known = this.#known;
    const expected = known.usableAs;
    const newest = sql`
      select id, xmin as version from meetings where status <> 'END' order by created_at desc limit ${sql.lit(NEWEST_MAX)}`;
    const { rows } = await sql<{ asOf: string; keys: string | null; blocks: string | null }>`
      ${prepared("newest-meetings")}
      select ${snapshotSql} as as_of, ${blocksSql(questions)} as blocks,
        case when ${snapshotSql} = ${expected} then null else ${keysSql(newest)} end as keys`.execute(this.#db);
    const { asOf = "", keys = null, blocks = null } = rows[0] ?? {};
    const current =
      asOf === expected ? known : new AsOf(asOf, { newest: await this.#newestOf(keys), hidden: new Map() });
    const hidden = hiddenHosts(blocks);
    for (const { memberId } of questions) current.value.hidden.set(memberId, hidden.get(memberId) ?? new Set());
    this.#known = current;
    return questions.map((question) => answerFrom(current.value, question) ?? []);
  }

  async #newestOf(keys: string | null): Promise<Newest> {
    const last = this.#known.value.newest;
    if (keys === last.keys) return last;
    const meetingsOf = await this.#meetings.read([keys]);
    return new Newest(keys, meetingsOf(keys));
  }
}
