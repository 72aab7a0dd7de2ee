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
import { isDeadlock, isLockTimeout } from "./errors.ts";
import { retryConflicts } from "./retry.ts";
import type { Db } from "./schema.ts";
import { waitBrieflyForLocks } from "./transact.ts";

/** Any number that nothing else locks in this database. */
const MIGRATION_LOCK = 20_260_301;
/** A minute or more: a busy server has short moments without a transaction that is in the way. */
const ATTEMPTS_MAX = 100;
const PAUSE_MS_MAX = 500;

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

/**
 * Kysely releases its lock in the transaction before it returns a migration's error: an aborted one would fail there, hide the error
 * and leave the lock to the connection. It has also set the wait for any lock to an hour.
 */
function withSavepoint(migration: Migration, attempt: number): Migration {
  return {
    up: async (db) => {
      await waitBrieflyForLocks(db, attempt);
      await sql`savepoint migration`.execute(db);
      try {
        await migration.up(db);
      } catch (error) {
        await sql`rollback to savepoint migration`.execute(db);
        throw error;
      }
    },
  };
}

/**
 * Runs the migrations in one transaction, which begins with a lock. Kysely's own lock is one of the session: behind a pooler in
 * transaction mode two servers could have it at the same time.
 */
async function migrateInTransaction(db: Db, provider: MigrationProvider): Promise<void> {
  let failed = "the migration table";
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
      const { error, results } = await new Migrator({ db: trx, provider }).migrateToLatest();
      failed = results?.find((result) => result.status === "Error")?.migrationName ?? failed;
      if (error !== undefined) throw error;
    });
  } catch (cause) {
    throw new Error(`The database could not be migrated: ${failed} failed.`, { cause });
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
  const expectedIn = (attempt: number) =>
    Object.fromEntries([
      ...Object.entries(migrations).map(([name, migration]) => [name, withSavepoint(migration, attempt)] as const),
      ...later.map((name) => [name, PLACEHOLDER] as const),
    ]);
  await prepareMigrations(db, migrations);
  await retryConflicts((attempt) => migrateInTransaction(db, { getMigrations: async () => expectedIn(attempt) }), {
    isRetryable: (error) => isDeadlock((error as Error).cause) || isLockTimeout((error as Error).cause),
    attemptsMax: ATTEMPTS_MAX,
    pauseMsMax: PAUSE_MS_MAX,
  });
  await createIndexes(db);
}
