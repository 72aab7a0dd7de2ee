/** A job for PGlite, which has no autovacuum. */
import { MINUTE_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import type { Job } from "../jobs/registry.ts";
import type { Db } from "./schema.ts";

/** Tables with as many dead or changed rows as autovacuum's default thresholds. */
const TABLES_TO_VACUUM = sql<{ name: string }>`
  select relname as name from pg_stat_user_tables
  where schemaname = 'public'
    and (n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
      or n_mod_since_analyze > 50 + 0.1 * n_live_tup)`;

/**
 * Vacuums and analyzes the tables with many changes. Without it tables grow with every update, and the planner assumes empty
 * tables.
 */
export async function vacuumTables(db: Db): Promise<void> {
  // Flushes the pending statistics, which only the next statement sees.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await TABLES_TO_VACUUM.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.id(name)}`.execute(db);
}

export function vacuumJob(db: Db): Job {
  return { name: "database.tidy", everyMs: 10 * MINUTE_MS, run: () => vacuumTables(db) };
}
