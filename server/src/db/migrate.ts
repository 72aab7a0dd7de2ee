import * as fs from "node:fs/promises";
import * as path from "node:path";
import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, FileMigrationProvider, type Migration, Migrator } from "kysely/migration";
import type { Db } from "./schema.ts";

/** Every file of the folder in order. A released one is never changed; a change is a new file. */
const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, "migrations"),
});

/** Placeholder for an applied migration of a later release: the migrator requires all applied migrations. */
const APPLIED: Migration = {
  up: () => Promise.reject(new Error("A migration of a later release can't run in this one.")),
};

async function findAppliedMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as found`.execute(db);
  if (tables[0]?.found == null) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map((row) => row.name);
}

/** Applied migrations that are newer than this release's last one. */
async function findLaterMigrations(db: Db, migrations: Record<string, Migration>): Promise<string[]> {
  const newest = Object.keys(migrations).toSorted().at(-1) ?? "";
  return (await findAppliedMigrations(db)).filter((name) => name > newest).toSorted();
}

/**
 * Migrates the schema. On PostgreSQL Kysely takes an advisory lock, so several servers may start at once.
 * Migrations of a later release count as applied and are passed to `onLater`: a schema must work with the previous release,
 * so that a rollback only starts the old image (docs/running.md). An unknown older migration is an error.
 */
export async function migrateToLatest(db: Db, onLater: (names: string[]) => void = () => undefined): Promise<void> {
  const migrations = await provider.getMigrations();
  const later = await findLaterMigrations(db, migrations);
  if (later.length > 0) onLater(later);
  const expected = { ...migrations, ...Object.fromEntries(later.map((name) => [name, APPLIED])) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => expected } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName ?? "the migration table";
  throw new Error(`The database could not be migrated: ${failed} failed.`, { cause: error });
}
