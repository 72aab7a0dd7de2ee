import * as fs from "node:fs/promises";
import * as path from "node:path";
import { sql } from "kysely";
import { FileMigrationProvider, type Migration } from "kysely/migration";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyTestDb } from "../testing/database.ts";
import { migrateToLatest } from "./migrate.ts";

const MIGRATIONS = path.join(import.meta.dirname, "migrations");

test.each(["deadlock_detected", "lock_not_available"])(
  "a migration that fails with %s is tried again",
  async (code) => {
    const migrations = await new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS }).getMigrations();
    let attempts = 0;
    const conflicting: Migration = {
      up: async (db) => {
        attempts += 1;
        if (attempts === 1) await sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`).execute(db);
      },
    };
    const getMigrations = vi.spyOn(FileMigrationProvider.prototype, "getMigrations");
    getMigrations.mockResolvedValueOnce({ ...migrations, "9999_conflicting": conflicting });
    const db = await emptyTestDb();
    onTestFinished(async () => void (await sql`delete from kysely_migration where name like '9999%'`.execute(db)));
    await migrateToLatest(db);
    expect(attempts).toBe(2);
  },
);
