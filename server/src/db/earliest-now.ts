import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** The time of a server or that of the database, whichever is earlier: for what can't be undone after a clock was ahead. */
export async function earliestNow(db: Db, now: Date): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select least(${now}::timestamptz, now()) as now`.execute(db);
  return rows[0]?.now ?? now;
}
