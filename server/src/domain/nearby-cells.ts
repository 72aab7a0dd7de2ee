/**
 * The meeting list where meetings are few: the newest of each square around the viewer, merged. The database reads a few
 * rows of each square, whatever number of meetings there are near or far.
 */
import { distanceM, MEETING_LENGTH_MIN, NEARBY_RADIUS_M } from "@babchingu/openapi";
import { sql } from "kysely";
import { prepared } from "../db/prepared.ts";
import type { Db } from "../db/schema.ts";
import { later, MINUTE_MS } from "../lib/time.ts";
import type { Viewer } from "./meeting-list-items.ts";
import { PAGE_SIZE } from "./meeting-list-items.ts";
import { boxAround, distanceSql } from "./nearby.ts";

/** As the index `meetings_cell` counts them. */
const CELLS_PER_DEGREE = 20;
const ROW = 10_000;
/** In Korea the circle touches about 25; near a pole it would be thousands. */
const CELLS_MAX = 100;
/** Taken of each square at first: the nearest 25 squares then hold three pages' worth. */
const FEW = 5;

/** A corner of a square may be a little nearer on the sphere than on the grid. */
const EDGE = 1.01;

interface Page {
  cursor: string | undefined;
  now: Date;
}

interface Near {
  id: number;
  cell: number;
  createdAt: Date;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The squares that the circle touches; null when they are too many or wrap around the earth. */
function cellsAround({ position }: Viewer): number[] | null {
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

const at = {
  latitude: sql.ref<number>("meetings.place_latitude"),
  longitude: sql.ref<number>("meetings.place_longitude"),
};

async function newestOfCells(
  db: Db,
  viewer: Viewer,
  page: Page,
  { cells, each }: { cells: readonly number[]; each: number },
): Promise<Near[]> {
  const running = later(page.now, -MEETING_LENGTH_MIN * MINUTE_MS);
  const before = page.cursor === undefined ? "infinity" : new Date(page.cursor);
  const { rows } = await sql<Near>`${prepared("nearby-cells")}
    select near.id, around.cell, near.created_at
    from unnest(${`{${cells.join(",")}}`}::int[]) as around (cell)
    cross join lateral (
      select id, created_at from meetings
      where status <> 'END'
        and (floor(place_latitude * 20) * 10000 + floor(place_longitude * 20))::int = around.cell
        and created_at < ${before}::timestamptz
        and (scheduled_at > ${page.now}::timestamptz
          or (status in ('CONFIRMED', 'READY') and scheduled_at > ${running}::timestamptz))
        and ${distanceSql(at, viewer.position)} <= ${sql.lit(NEARBY_RADIUS_M)}
        and host_id <> all (array(select blocked_id from blocks where blocker_id = ${viewer.memberId}))
      order by created_at desc
      limit ${each}::int
    ) as near
    order by near.created_at desc`.execute(db);
  return rows;
}

/** Squares that were not read to their end although what follows in them may belong to the page. */
function unfinished(near: readonly Near[]): number[] {
  const last = near[PAGE_SIZE]?.createdAt ?? new Date(0);
  const inCell = Map.groupBy(near, ({ cell }) => cell);
  return [...inCell].flatMap(([cell, some]) => {
    const oldest = some.at(-1)?.createdAt;
    return some.length === FEW && oldest !== undefined && oldest > last ? [cell] : [];
  });
}

/**
 * Ids of near meetings that are ahead or running, newest first, without those of blocked hosts (D21, D26): one more than a
 * page. Null where squares don't serve.
 */
export async function findInCells(db: Db, viewer: Viewer, page: Page): Promise<number[] | null> {
  const cells = cellsAround(viewer);
  if (cells === null) return null;
  const some = await newestOfCells(db, viewer, page, { cells, each: FEW });
  const open = unfinished(some);
  const rest = open.length === 0 ? [] : await newestOfCells(db, viewer, page, { cells: open, each: PAGE_SIZE + 1 });
  const found = new Map([...some, ...rest].map((meeting) => [meeting.id, meeting]));
  return [...found.values()]
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, PAGE_SIZE + 1)
    .map(({ id }) => id);
}
