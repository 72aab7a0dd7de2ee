/**
 * A migrated in-memory database for tests: loaded once per worker, emptied for each test.
 * With TEST_DATABASE_URL the tests use that PostgreSQL server instead, where transactions run in parallel.
 */
import { sql } from "kysely";
import { migrateToLatest } from "../db/migrate.ts";
import { openDb } from "../db/open.ts";
import { kyselyOnPglite } from "../db/open-embedded.ts";
import type { Db } from "../db/schema.ts";
import { openMigratedPglite } from "./migrated-database.ts";
import { createDatabaseOn } from "./processes/postgres.ts";

/** A new database on the PostgreSQL server of TEST_DATABASE_URL, whose user must be a superuser. */
async function openOnServer(url: string): Promise<Db> {
  const { db } = await openDb({ dataDir: "", databaseUrl: await createDatabaseOn(url) });
  await migrateToLatest(db);
  return db;
}

/** A database of its own, for a file that fills it with so much that the worker's would suffer; closed by `destroy`. */
export function openTestDb(): Promise<Db> {
  const url = process.env["TEST_DATABASE_URL"];
  return url === undefined ? openMigratedPglite().then(kyselyOnPglite) : openOnServer(url);
}

let opened: Promise<Db> | undefined;

/**
 * Deletes all rows and restarts the ids, without triggers and foreign keys: four times faster than TRUNCATE. Most tables are empty, and
 * ALTER SEQUENCE takes longer than the deletes.
 */
const DELETE_ALL_ROWS = sql`do $$
declare
  name text;
begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not like 'kysely%' and pg_relation_size(oid) > 0 loop
    execute format('delete from %I', name);
  end loop;
  perform setval(seqrelid, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null;
end
$$`;

/** The worker's database, emptied. Consecutive apps and test files share it. */
export async function emptyTestDb(): Promise<Db> {
  opened ??= openTestDb();
  const db = await opened;
  await DELETE_ALL_ROWS.execute(db);
  return db;
}
