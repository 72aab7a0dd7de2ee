/** Makes the next partitions of notifications and messages, and deletes what has expired (R55). */
import { DAY_MS, NOTIFICATIONS_KEPT_MONTHS } from "@babchingu/openapi";
import { sql } from "kysely";
import { earliestNow } from "../db/earliest-now.ts";
import { expirePartitions, extendPartitions, messagesTable, notificationsTable } from "../db/partitions.ts";
import type { Db } from "../db/schema.ts";
import { seoulMonthsBefore } from "../lib/time.ts";
import { expireMessages } from "./partitions-messages.ts";
import type { Job } from "./registry.ts";

/** A partition holds a quarter: most statements plan for each partition, so a table has about fifteen. */
const QUARTER_MONTHS = 3;
const QUARTER_DAYS = 91;
const MEETINGS_MIN = 10_000;
/** The key in the settings of the server that is at it. */
const LEASE = "partitions";
const LEASE_HOURS = 4;
/** A partition begins at least so many months after it was made. */
const AHEAD_MONTHS = 2;

/** The last meeting, and how many there will be in the next quarter: as many as in the last one. */
async function expectedMeetings(db: Db, now: Date): Promise<{ lastId: number; count: number }> {
  const { rows } = await sql<{ lastId: number; count: number }>`
    select (select coalesce(max(id), 0) from meetings) as last_id,
      (select coalesce(sum(meetings), 0)::bigint from daily_figures
        where day > (${now}::timestamptz - ${`${QUARTER_DAYS} days`}::interval)::date) as count`.execute(db);
  const { lastId = 0, count = 0 } = rows[0] ?? {};
  return { lastId, count: Math.max(count, MEETINGS_MIN) };
}

async function extend(db: Db, now: Date): Promise<void> {
  const month = now.getUTCMonth() + AHEAD_MONTHS;
  const startOf = (nth: number) => Date.UTC(now.getUTCFullYear(), nth);
  const quarter = Math.ceil(month / QUARTER_MONTHS) * QUARTER_MONTHS;
  await extendPartitions(db, notificationsTable, { aheadTo: startOf(month), at: startOf(quarter) });
  const { lastId, count } = await expectedMeetings(db, now);
  await extendPartitions(db, messagesTable, { aheadTo: lastId + count, at: lastId + 2 * count });
}

async function expire(db: Db, now: Date, stopping?: AbortSignal): Promise<void> {
  const notificationsBefore = seoulMonthsBefore(now, NOTIFICATIONS_KEPT_MONTHS).getTime();
  await expirePartitions(db, notificationsTable, async ({ to }) => to <= notificationsBefore, stopping);
  await expireMessages(db, now, stopping);
}

/** Runs `work` unless another server does so, or has crashed in it within the last hours: a lock of hours would hold a connection. */
async function withLease(db: Db, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    insert into settings (key, value, updated_at) values (${LEASE}, '{}', now())
    on conflict (key) do update set updated_at = excluded.updated_at
      where settings.updated_at < now() - ${`${LEASE_HOURS} hours`}::interval
    returning key`.execute(db);
  if (rows.length === 0) return;
  try {
    await work();
  } finally {
    await db.deleteFrom("settings").where("key", "=", LEASE).execute();
  }
}

export async function maintainPartitions(db: Db, now: Date, stopping?: AbortSignal): Promise<void> {
  await withLease(db, async () => {
    await extend(db, now);
    await expire(db, await earliestNow(db, now), stopping);
  });
}

export function partitionsJob(db: Db): Job {
  const run: Job["run"] = (now, stopping) => maintainPartitions(db, now, stopping);
  return { name: "partitions.maintain", everyMs: DAY_MS, run };
}
