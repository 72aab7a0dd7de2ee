/**
 * Deletes the messages of silent rooms (R55): a partition as a whole when all its rooms are silent. Ended rooms can be written in, so in a
 * large one hardly ever all are: a month later it is left with its young rooms, and the others are deleted a few in each transaction.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { CHAT_KEPT_YEARS, HOUR_MS } from "@babchingu/openapi";
import { type RawBuilder, sql } from "kysely";
import { anyOfIds, idArray } from "../db/id-array.ts";
import { expirePartitions, listPartitions, messagesTable, READ_MS_MAX } from "../db/partitions.ts";
import type { Db, Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { withTimeBudget } from "../lib/time-budget.ts";
import { seoulMonthsBefore } from "../lib/time.ts";

/** How long a partition may become silent as a whole, since emptying it costs less than deleting its rows and frees its disk space. */
const GRACE_MONTHS = 1;
const ROOMS_PER_CHUNK = 200;
export const MESSAGES_PER_CHUNK = 2000;
/** The pause after each chunk, in which requests are served. */
const CHUNK_PAUSE_MS = 50;
/** From the start of the run on: ends before the lease of the job does. The next run deletes the rest. */
const DELETE_MS_MAX = 2 * HOUR_MS;

/** Whether the last meeting of the partition was created before `before`. */
async function isOverdue(db: Db | Trx, { to }: { to: number }, before: Date): Promise<boolean> {
  const meetings = db.selectFrom("meetings").select("createdAt").where("id", "<", to);
  const last = await meetings.orderBy("id", "desc").limit(1).executeTakeFirst();
  return last === undefined || last.createdAt < before;
}

/**
 * Whether all rooms of the partition have ended, are silent and without reports since `before`. The meetings come last, since all are read.
 * Young messages are counted: of EXISTS the planner expects a match among the first rows, and reads all up to the newest ones.
 */
async function isSilent(db: Db | Trx, { from, to, name }: { from: number; to: number; name: string }, before: Date) {
  if (!(await isOverdue(db, { to }, before))) return false;
  const inRange = sql`between ${from} and ${to - 1}`;
  const { rows } = await sql<{ isSilent: boolean }>`
    select (select count(*) from ${sql.table(name)} where created_at >= ${before}) = 0
      and not exists (select from reports where meeting_id ${inRange} and created_at >= ${before})
      and not exists (select from meetings where id ${inRange} and (status <> 'END' or scheduled_at >= ${before}))
      as is_silent`.execute(db);
  return rows[0]?.isSilent === true;
}

/** The same of one room, a row of `meetings`, by its last message, however many it has; false without messages. */
const isSilentRoom = (messages: RawBuilder<unknown>, before: Date) => sql<boolean>`(
  meetings.status = 'END' and meetings.scheduled_at < ${before}
  and not exists (select from reports where reports.meeting_id = meetings.id and reports.created_at >= ${before})
  and coalesce((select created_at from ${messages} where meeting_id = meetings.id order by id desc limit 1) < ${before}, false))`;

interface SilentRooms {
  /** The partition of their messages. */
  messages: RawBuilder<unknown>;
  before: Date;
}

/** The next rooms with messages, each found by one descent of the primary key. */
async function nextRooms(db: Db, { messages, before }: SilentRooms, afterId: number) {
  const { rows } = await sql<{ id: number; isSilent: boolean }>`
    with recursive rooms (id, n) as (
      select (select min(meeting_id) from ${messages} where meeting_id > ${afterId}), 1
      union all
      select (select min(meeting_id) from ${messages} where meeting_id > rooms.id), n + 1
      from rooms where rooms.id is not null and n < ${sql.lit(ROOMS_PER_CHUNK)}
    )
    select rooms.id, ${isSilentRoom(messages, before)} as is_silent
    from rooms join meetings on meetings.id = rooms.id
    order by rooms.id`.execute(db);
  return rows;
}

/**
 * Deletes the oldest messages of these rooms, unless they aren't silent any more, and returns how many. Who posts or reports locks the
 * meeting, too: the statement after the lock sees what they committed, and a room that is locked is left to the next run.
 */
async function deleteOldest(trx: Trx, { messages, before }: SilentRooms, roomIds: number[]): Promise<number> {
  const locked = await trx
    .selectFrom("meetings")
    .select("id")
    .where("id", "=", anyOfIds(roomIds))
    .orderBy("id")
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const { numAffectedRows = 0n } = await sql`
    with oldest as materialized (
      select message.meeting_id, message.id
      from meetings
      cross join lateral (
        select meeting_id, id from ${messages} where meeting_id = meetings.id order by id limit ${sql.lit(MESSAGES_PER_CHUNK)}
      ) as message
      where meetings.id = any(${idArray(locked.map(({ id }) => id))}) and ${isSilentRoom(messages, before)}
      limit ${sql.lit(MESSAGES_PER_CHUNK)}
    )
    delete from ${messages} as message using oldest
    where message.meeting_id = oldest.meeting_id and message.id = oldest.id`.execute(trx);
  return Number(numAffectedRows);
}

async function deleteSilentRooms(db: Db, silent: SilentRooms, isEnding: () => boolean): Promise<void> {
  let afterId = 0;
  while (!isEnding()) {
    // Until a vacuum, the first descent passes all that was deleted before.
    const rooms = await withTimeBudget(READ_MS_MAX, () => nextRooms(db, silent, afterId));
    const last = rooms.at(-1);
    if (last === undefined) return;
    const ids = rooms.filter(({ isSilent }) => isSilent).map(({ id }) => id);
    const deleted = ids.length === 0 ? 0 : await transact(db, (trx) => deleteOldest(trx, silent, ids));
    if (deleted < MESSAGES_PER_CHUNK) afterId = last.id;
    await sleep(CHUNK_PAUSE_MS);
  }
}

export async function expireMessages(db: Db, now: Date, stopping?: AbortSignal): Promise<void> {
  const endMs = performance.now() + DELETE_MS_MAX;
  const isEnding = () => stopping?.aborted === true || performance.now() >= endMs;
  const before = seoulMonthsBefore(now, 12 * CHAT_KEPT_YEARS);
  await expirePartitions(db, messagesTable, (partition, trx) => isSilent(trx, partition, before), stopping);
  const graceEnd = seoulMonthsBefore(before, GRACE_MONTHS);
  for (const { name, to } of await listPartitions(db, messagesTable)) {
    if (to !== null && (await isOverdue(db, { to }, graceEnd)))
      await deleteSilentRooms(db, { messages: sql.table(name), before }, isEnding);
  }
}
