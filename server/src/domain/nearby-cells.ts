/**
 * The meeting list where meetings are few: the newest of each square around the viewer, merged. The database reads a few
 * keys of each square, whatever number of meetings there are near or far, once for all requests that come together.
 */
import { distanceM, NEARBY_RADIUS_M } from "@babchingu/openapi";
import type { Position } from "@babchingu/openapi";
import { sql } from "kysely";
import { prepared } from "../db/prepared.ts";
import type { Db } from "../db/schema.ts";
import { gatherReads } from "../lib/batches.ts";
import { PAGE_SIZE } from "./meeting-list-items.ts";
import type { KnownMeetings, Meeting, Question } from "./nearby-known.ts";
import { blocksSql, hiddenHosts, keysSql, listOf, newestFirst, selectNear } from "./nearby-known.ts";
import { boxAround } from "./nearby.ts";

/** As the index `meetings_cell` counts them. */
const CELLS_PER_DEGREE = 20;
const ROW = 10_000;
/** In Korea the circle touches about 25; near a pole it would be thousands. */
const CELLS_MAX = 100;
/**
 * Taken of each square at first, then of those that may hold more of the page. Five of the nearest 25 squares are some pages'
 * worth; who needs more than the last has a city at the edge of the circle.
 */
const ROUNDS = [5, 40, 320];
/** A corner of a square may be a little nearer on the sphere than on the grid. */
const EDGE = 1.01;

/** The newest of a square that are older than a cursor. */
interface Reading {
  meetings: readonly Meeting[];
  /** Instant in milliseconds down to which nothing is missing. */
  completeMs: number;
}

/** What is to be read of squares, by keys that are equal where the readings are. */
type Wanted = Map<string, { cell: number; before: string }>;

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The squares that the circle touches; null when they are too many or wrap around the earth. */
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

/** What a question needs to know, by squares. */
class Search {
  readonly question: Question;
  readonly squares: Wanted;

  constructor(question: Question, cells: readonly number[]) {
    this.question = question;
    const before = question.cursor === undefined ? "infinity" : timestampOf(new Date(question.cursor));
    this.squares = new Map(cells.map((cell) => [`${cell} ${before}`, { cell, before }]));
  }

  /** The page as far as the readings tell, and the squares of which more must be read before it is certain. */
  evaluate(readings: ReadonlyMap<string, Reading>, hidden: ReadonlySet<number> | undefined) {
    const read = [...this.squares.keys()].flatMap((key) => readings.get(key)?.meetings ?? []);
    // One that moved to another square between two rounds was read in both.
    const byId = new Map(read.map((meeting) => [meeting.item.meetingId, meeting]));
    const meetings = [...byId.values()].toSorted(newestFirst);
    const near = selectNear(meetings, this.question, hidden);
    const lastMs = near[PAGE_SIZE]?.createdMs ?? -Infinity;
    const open = [...this.squares].filter(([key]) => (readings.get(key)?.completeMs ?? Infinity) > lastMs);
    return { near, open };
  }
}

/** Answers pages of the list from squares; one for each database. */
export class NearbyCells {
  readonly #db: Db;
  readonly #known: KnownMeetings;
  readonly #find: (search: Search) => Promise<Meeting[] | null>;

  constructor(db: Db, known: KnownMeetings) {
    this.#db = db;
    this.#known = known;
    this.#find = gatherReads((searches: readonly Search[]) => this.#answer(searches));
  }

  /** One meeting more than a page, newest first (D21), without those of blocked hosts (D26); null where squares don't serve. */
  async page(question: Question): Promise<Meeting[] | null> {
    const cells = cellsAround(question.position);
    return cells === null ? null : this.#find(new Search(question, cells));
  }

  async #answer(searches: readonly Search[]): Promise<(Meeting[] | null)[]> {
    const readings = new Map<string, Reading>();
    const found = new Map<Search, Meeting[]>();
    let wanted: Wanted = new Map(searches.flatMap(({ squares }) => [...squares]));
    for (const each of ROUNDS) {
      const hidden = await this.#read(wanted, each, { searches, readings });
      wanted = new Map();
      for (const search of searches) {
        if (found.has(search)) continue;
        const { near, open } = search.evaluate(readings, hidden.get(search.question.memberId));
        if (open.length === 0) found.set(search, near);
        for (const [key, square] of open) wanted.set(key, square);
      }
      if (wanted.size === 0) break;
    }
    return searches.map((search) => found.get(search) ?? null);
  }

  /** Reads so many of each square; resolves with the hosts that the askers don't see. */
  async #read(
    wanted: Wanted,
    each: number,
    { searches, readings }: { searches: readonly Search[]; readings: Map<string, Reading> },
  ): Promise<ReturnType<typeof hiddenHosts>> {
    const squares = [...wanted.values()];
    const newest = sql`
      select id, xmin as version from meetings
      where status <> 'END'
        and (floor(place_latitude * 20) * 10000 + floor(place_longitude * 20))::int = around.cell
        and created_at < around.before
      order by created_at desc
      limit ${each}::int`;
    const { rows } = await sql<{ squares: (string | null)[]; blocks: string | null }>`
      ${prepared("nearby-cells")}
      select
        array(
          select ${keysSql(newest)}
          from unnest(
            ${`{${squares.map(({ cell }) => cell).join(",")}}`}::int[],
            ${`{${squares.map(({ before }) => before).join(",")}}`}::timestamptz[]
          ) with ordinality as around (cell, before, at)
          order by at
        ) as squares,
        ${blocksSql(searches.map(({ question }) => question))} as blocks`.execute(this.#db);
    const texts = rows[0]?.squares ?? [];
    const read = await this.#known.read(texts);
    for (const [at, key] of [...wanted.keys()].entries()) {
      const keys = texts[at] ?? null;
      const meetings = read(keys);
      const isWhole = listOf(keys).length < each;
      readings.set(key, { meetings, completeMs: isWhole ? -Infinity : (meetings.at(-1)?.createdMs ?? Infinity) });
    }
    return hiddenHosts(rows[0]?.blocks ?? null);
  }
}
