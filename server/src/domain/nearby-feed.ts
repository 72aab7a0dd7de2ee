/**
 * The first choice for the meeting list, the page that is asked for most. Where meetings are many, the newest of the
 * whole country hold a page of near ones. So the ids and row versions of the newest are read, once for all requests that
 * come together, and a row in a version that was read before is not read again: what is answered is always what the
 * database holds then, for the price of one short index scan.
 */
import { distanceM, MEETING_LENGTH_MIN, NEARBY_RADIUS_M } from "@babchingu/openapi";
import type { Position } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { idArray } from "../db/id-array.ts";
import { prepared } from "../db/prepared.ts";
import type { Db } from "../db/schema.ts";
import { gather } from "../lib/batches.ts";
import { MINUTE_MS } from "../lib/time.ts";
import type { Viewer } from "./meeting-list-items.ts";
import { listItems, PAGE_SIZE, toListItem } from "./meeting-list-items.ts";
import { boxAround, isInBox } from "./nearby.ts";

type Item = components["schemas"]["MeetingListItem"];

/** So many of the newest hold a page when one meeting in 25 is near. */
const NEWEST_MAX = 500;
/** One statement at a time reads the newest, unless it takes unusually long. */
const READ_PATIENCE_MS = 10;
const MEETINGS_MAX = 20_000;
/** Where and for how long it is remembered that the newest held no page: squares of a twentieth of a degree. */
const TILES_PER_DEGREE = 20;
/** At the equator, where the squares are largest, rounded up. */
const TILE_DIAGONAL_M = 8000;
const TILES_MAX = 10_000;
const TILE_MS = MINUTE_MS;

interface Question extends Viewer {
  cursor: string | undefined;
  now: Date;
}

/** What decides whether a meeting is shown, and how it is. */
interface Meeting {
  item: Item;
  position: Position;
  hostId: number;
  /** In milliseconds: numbers compare in a fraction of the time that dates take. */
  scheduledMs: number;
  createdMs: number;
}

function tileOf({ latitude, longitude }: Position): string {
  return `${Math.floor(latitude * TILES_PER_DEGREE)}:${Math.floor(longitude * TILES_PER_DEGREE)}`;
}

/** The newest at one reading, by the keys that the database told; asked from one square again and again, it looks at those near it. */
class Newest {
  readonly keys: string;
  readonly #meetings: readonly Meeting[];
  readonly #byTile = new LRUCache<string, readonly Meeting[]>({ max: TILES_MAX / 10 });

  constructor(keys: string, meetings: readonly Meeting[]) {
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

/** Near, ahead or running (D21), older than the cursor, and of a host who isn't blocked (D26). */
function selectNear(newest: Newest, question: Question, hidden: ReadonlySet<number> | undefined): Item[] {
  const nowMs = question.now.getTime();
  const beforeMs = question.cursor === undefined ? Infinity : new Date(question.cursor).getTime();
  const near: Item[] = [];
  for (const { item, position, hostId, scheduledMs, createdMs } of newest.around(question.position)) {
    const hasBegun = item.status === "CONFIRMED" || item.status === "READY";
    if (scheduledMs <= (hasBegun ? nowMs - MEETING_LENGTH_MIN * MINUTE_MS : nowMs)) continue;
    if (createdMs >= beforeMs) continue;
    if (hidden?.has(hostId) === true) continue;
    if (distanceM(question.position, position) > NEARBY_RADIUS_M) continue;
    if (near.push(item) > PAGE_SIZE) break;
  }
  return near;
}

/** Answers what the newest meetings can answer; one for each database. */
export class NearbyFeed {
  readonly #db: Db;
  /** By "id:version". A row that is written gets another version, so none grows stale. */
  readonly #meetings = new LRUCache<string, Meeting>({ max: MEETINGS_MAX });
  readonly #vain = new LRUCache<string, true>({ max: TILES_MAX, ttl: TILE_MS });
  readonly #near: (question: Question) => Promise<Item[]>;
  #newest = new Newest("", []);

  constructor(db: Db) {
    this.#db = db;
    this.#near = gather((questions: readonly Question[]) => this.#answer(questions), 1, READ_PATIENCE_MS);
  }

  /** One meeting more than a page, newest first; null where the newest hold fewer, which says nothing. */
  async page(question: Question): Promise<Item[] | null> {
    const tile = tileOf(question.position);
    if (this.#vain.has(tile)) return null;
    const items = await this.#near(question);
    if (items.length > PAGE_SIZE) return items;
    // A page further down may well lie behind the newest.
    if (question.cursor === undefined) this.#vain.set(tile, true);
    return null;
  }

  async #answer(questions: readonly Question[]): Promise<Item[][]> {
    const { rows } = await sql<{ keys: string | null; blocks: string | null }>`
      ${prepared("newest-meetings")}
      select
        (select string_agg(newest.id || ':' || newest.version, ',') from (
          select id, xmin as version from meetings where status <> 'END' order by created_at desc limit ${sql.lit(NEWEST_MAX)}
        ) as newest) as keys,
        (select string_agg(blocker_id || ':' || blocked_id, ',') from blocks
          where blocker_id = any (${idArray(new Set(questions.map((it) => it.memberId)))})) as blocks`.execute(
      this.#db,
    );
    const newest = await this.#newestOf(rows[0]?.keys ?? "");
    const hidden = Map.groupBy(pairsOf(rows[0]?.blocks ?? ""), ([blocker]) => blocker);
    return questions.map((question) => {
      const blocked = hidden.get(question.memberId)?.map(([, host]) => host);
      return selectNear(newest, question, blocked && new Set(blocked));
    });
  }

  async #newestOf(keys: string): Promise<Newest> {
    if (keys === this.#newest.keys) return this.#newest;
    const all = keys.split(",").filter((key) => key !== "");
    const fresh = await this.#read(all.filter((key) => !this.#meetings.has(key)));
    // One that was written between the two statements has another version by now, or is gone.
    const found = all.map((key) => this.#meetings.get(key) ?? fresh.get(idOf(key)));
    const meetings = found.filter((meeting) => meeting !== undefined && meeting.item.status !== "END") as Meeting[];
    meetings.sort((a, b) => b.createdMs - a.createdMs);
    this.#newest = new Newest(keys, meetings);
    return this.#newest;
  }

  async #read(keys: readonly string[]): Promise<Map<number, Meeting>> {
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
      this.#meetings.set(`${row.meetingId}:${version}`, meeting);
    }
    return fresh;
  }
}

function idOf(key: string): number {
  return Number.parseInt(key, 10);
}

/** "1:2,1:3" as pairs of numbers. */
function pairsOf(text: string): [number, number][] {
  if (text === "") return [];
  return text.split(",").map((pair) => {
    const [first = "", second = ""] = pair.split(":");
    return [Number(first), Number(second)];
  });
}
