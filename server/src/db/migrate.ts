import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./schema.ts";

/** Brings the schema up to date. On PostgreSQL kysely holds an advisory lock, so several servers may start at once. */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName ?? "the migration table";
  throw new Error(`The database could not be migrated: ${failed} failed.`, { cause: error });
}
