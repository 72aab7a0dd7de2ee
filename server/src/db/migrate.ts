import * as fs from "node:fs/promises";
import * as path from "node:path";
import { sql } from "kysely";
import {
  DEFAULT_MIGRATION_TABLE,
  FileMigrationProvider,
  type Migration,
  Migrator,
  type MigrationProvider,
} from "kysely/migration";
import { createIndexes } from "./indexes.ts";
import type { Db, Trx } from "./schema.ts";
import { changeTables } from "./transact.ts";

/** Any number that nothing else locks in this database. */
const MIGRATION_LOCK = 20_260_301;

/** Every file of the folder in order. A released one is never changed; a change is a new file. */
const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, "migrations"),
});

/** Stands for an applied migration of a later release: the migrator requires all applied migrations. */
const PLACEHOLDER: Migration = {
  up: () => Promise.reject(new Error("A migration of a later release can't run in this one.")),
};

async function findAppliedMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as found`.execute(db);
  if (tables[0]?.found == null) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map((row) => row.name);
}

/** A migration may have work that a transaction can't do, or not without blocking others: it may run twice, and again after a failure. */
interface PreparedMigration extends Migration {
  prepare?: (db: Db) => Promise<void>;
}

async function prepareMigrations(db: Db, migrations: Record<string, PreparedMigration>): Promise<void> {
  const applied = new Set(await findAppliedMigrations(db));
  for (const [name, { prepare }] of Object.entries(migrations)) if (!applied.has(name)) await prepare?.(db);
}

/** Applied migrations that are newer than this release's last one. */
async function findLaterMigrations(db: Db, migrations: Record<string, Migration>): Promise<string[]> {
  const newest = Object.keys(migrations).toSorted().at(-1) ?? "";
  return (await findAppliedMigrations(db)).filter((name) => name > newest).toSorted();
}

/** Runs the migrations in one transaction, one server after the other. */
async function migrateInTransaction(db: Db, provider: MigrationProvider): Promise<void> {
  let failed: string | undefined;
  const migrate = async (trx: Trx) => {
    const { error, results } = await new Migrator({ db: trx, provider }).migrateToLatest();
    failed = results?.find((result) => result.status === "Error")?.migrationName;
    if (error !== undefined) throw error;
  };
  try {
    await changeTables(db, migrate, { lock: MIGRATION_LOCK });
  } catch (cause) {
    throw new Error(`The database could not be migrated: ${failed ?? "the migration table"} failed.`, { cause });
  }
}

/**
 * Migrates the schema and creates the indexes. Several servers may start at once.
 * Migrations of a later release count as applied and are passed to `onLaterMigrations`: a schema must work with the previous release,
 * so that a rollback only starts the old image (docs/running.md). An unknown older migration is an error. A deadlock with requests
 * to the servers of the previous release, or a lock that they hold for too long, rolls everything back, and is retried.
 */
export async function migrateToLatest(
  db: Db,
  onLaterMigrations: (names: string[]) => void = () => undefined,
): Promise<void> {
  const migrations = await provider.getMigrations();
  const later = await findLaterMigrations(db, migrations);
  if (later.length > 0) onLaterMigrations(later);
  const expected = { ...migrations, ...Object.fromEntries(later.map((name) => [name, PLACEHOLDER])) };
  await prepareMigrations(db, migrations);
  await migrateInTransaction(db, { getMigrations: async () => expected });
  await createIndexes(db);
}
