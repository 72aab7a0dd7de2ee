/** Tests of statements that wait for each other: on PostgreSQL, because the embedded database has one connection. */
import { sql } from "kysely";
import { expect } from "vitest";
import type { Db, Trx } from "../db/schema.ts";
import { eventually } from "./eventually.ts";

export const isParallel = process.env["TEST_DATABASE_URL"] !== undefined;

/** Resolves when so many statements wait for a lock. */
export async function lockWaits(db: Db, count = 1): Promise<void> {
  await eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`.execute(db);
    expect(rows).toHaveLength(count);
  });
}

/** Makes requests that have to wait for a change; commits the change as soon as they do, and returns the answer. */
export async function requestDuring<T>(
  db: Db,
  change: (trx: Trx) => Promise<unknown>,
  request: () => Promise<T>,
  count = 1,
): Promise<T> {
  const { answer } = await db.transaction().execute(async (trx) => {
    await change(trx);
    const answer = request();
    await lockWaits(db, count);
    return { answer };
  });
  return await answer;
}
