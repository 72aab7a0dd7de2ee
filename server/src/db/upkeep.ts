/** What PostgreSQL's autovacuum does beside the work, done by a job: PGlite has no process for it. */
import { MINUTE_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import type { Job } from "../jobs/registry.ts";
import type { Db } from "./schema.ts";

/** Tables with so many dead or changed rows that autovacuum would turn to them, by its default measures. */
const NEGLECTED = sql<{ name: string }>`
  select relname as name from pg_stat_user_tables
  where schemaname = 'public'
    and (n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
      or n_mod_since_analyze > 50 + 0.1 * n_live_tup)`;

/**
 * Frees the room of dead rows and takes statistics, table by table, where much has changed. Without it every update makes
 * a table larger for good, and plans are made as for a database that is empty.
 */
export async function tidyTables(db: Db): Promise<void> {
  // Counts are handed in now and then only; a second statement sees what the first has handed in.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await NEGLECTED.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.id(name)}`.execute(db);
}

export function upkeepJob(db: Db): Job {
  return { name: "database.tidy", everyMs: 10 * MINUTE_MS, run: () => tidyTables(db) };
}
