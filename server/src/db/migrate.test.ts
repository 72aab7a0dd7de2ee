import * as fs from "node:fs/promises";
import * as path from "node:path";
import { sql } from "kysely";
import { FileMigrationProvider, type Migration } from "kysely/migration";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyTestDb } from "../testing/database.ts";
import { migrateToLatest } from "./migrate.ts";

const MIGRATIONS = path.join(import.meta.dirname, "migrations");

/** Runs all migrations, and this one after them. */
async function migrateWith(last: Migration): Promise<void> {
  // Opened first: it may be migrated here.
  const db = await emptyTestDb();
  const migrations = await new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS }).getMigrations();
  const getMigrations = vi.spyOn(FileMigrationProvider.prototype, "getMigrations");
  getMigrations.mockResolvedValueOnce({ ...migrations, "9999_last": last });
  onTestFinished(async () => void (await sql`delete from kysely_migration where name like '9999%'`.execute(db)));
  await migrateToLatest(db);
}

const raise = (code: string) => sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);

test("a migration waits for a lock no longer than the requests behind it can, but at times until an autovacuum gives way", async () => {
  const limits: unknown[] = [];
  await migrateWith({
    up: async (db) => {
      const { rows } = await sql<{ limit: string }>`select current_setting('lock_timeout') as limit`.execute(db);
      limits.push(rows[0]?.limit);
      if (limits.length < 10) await raise("lock_not_available").execute(db);
    },
  });
  expect(limits).toEqual([...Array<string>(9).fill("300ms"), "1500ms"]);
});

test.each(["deadlock_detected", "lock_not_available"])(
  "a migration that fails with %s is tried again",
  async (code) => {
    let attempts = 0;
    await migrateWith({
      up: async (db) => {
        attempts += 1;
        if (attempts === 1) await raise(code).execute(db);
      },
    });
    expect(attempts).toBe(2);
  },
);
