/**
 * A migrated in-memory database for tests: created once, loaded once per worker, emptied for each test.
 * With TEST_DATABASE_URL the tests use that PostgreSQL server instead, where transactions run in parallel.
 */
import { readFile, rename, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { migrateToLatest } from "../db/migrate.ts";
import { kyselyOnPglite, openDb, PGLITE_POSTGRES_CONF } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { cachePath } from "./migrated-database.ts";
import { createDatabaseOn } from "./processes/postgres.ts";

const settings = { postgresqlconf: PGLITE_POSTGRES_CONF };

async function createTemplate(path: string) {
  const pglite = await PGlite.create(settings);
  await migrateToLatest(kyselyOnPglite(pglite));
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const template = Buffer.from(await dump.arrayBuffer());
  const temporaryPath = `${path}.${process.pid}`;
  await writeFile(temporaryPath, template);
  await rename(temporaryPath, path);
  return template;
}

/** Creating a database takes seconds, loading a copy a third of a second. */
async function openFromTemplate(): Promise<PGlite> {
  const path = await cachePath(".tar");
  const template = await readFile(path).catch(() => createTemplate(path));
  return await PGlite.create({ ...settings, loadDataDir: new Blob([template]) });
}

/** A new database on the PostgreSQL server of TEST_DATABASE_URL, whose user must be a superuser. */
async function openOnServer(url: string): Promise<Db> {
  const { db } = await openDb({ dataDir: "", databaseUrl: await createDatabaseOn(url) });
  await migrateToLatest(db);
  return db;
}

function openTestDb(): Promise<Db> {
  const url = process.env["TEST_DATABASE_URL"];
  return url === undefined ? openFromTemplate().then(kyselyOnPglite) : openOnServer(url);
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
