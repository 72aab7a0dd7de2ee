/** Starts a release on the schema of a later one, as in a rollback (docs/running.md). */
import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildApp } from "../app.ts";
import { loadConfig, type Config } from "../config.ts";
import { openDeps } from "../open-deps.ts";
import { createLogger } from "../runtime/logs/logging.ts";
import { TestApi } from "../testing/api.ts";
import { buildMember } from "../testing/builders.ts";
import { openMeeting } from "../testing/meetings.ts";
import { migratedDataDir, openMigratedPglite } from "../testing/migrated-database.ts";
import { migrateToLatest } from "./migrate.ts";
import { kyselyOnPglite } from "./open-embedded.ts";
import { openDb } from "./open.ts";
import type { Db } from "./schema.ts";

const recordMigration = (db: Db, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db);

/** The configuration of a server whose database has later migrations. */
async function configWithLaterSchema(): Promise<Config> {
  const dataDir = await migratedDataDir("babchingu-migrate-");
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const config = loadConfig({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent", RATE_LIMIT: "false" });
  const { db, close } = await openDb(config);
  await sql`alter table members add column nickname_color text`.execute(db);
  await sql`alter table meetings add column is_outdoors boolean not null default false`.execute(db);
  await sql`create table later_things (id int primary key)`.execute(db);
  await recordMigration(db, "9998_later");
  await recordMigration(db, "9999_latest");
  await close();
  return config;
}

test("the server starts on a later schema, logs the later migrations, reads and writes", async () => {
  const config = await configWithLaterSchema();
  const logger = createLogger(config);
  const warn = vi.spyOn(logger, "warn");
  const { deps, close } = await openDeps(config, logger);
  expect(warn).toHaveBeenCalledWith({ migrations: ["9998_later", "9999_latest"] }, expect.stringContaining("later"));
  const unexpectedErrors: unknown[] = [];
  const app = await buildApp(deps, { reportError: (error) => void unexpectedErrors.push(error) });
  const api = new TestApi(app, unexpectedErrors);
  const host = await buildMember(deps);
  const id = await openMeeting({ api, clock: deps.clock }, host);
  expect(await api.ok("getMeeting", { token: host.token, params: { id } })).toMatchObject({
    hostId: host.id,
    memberCount: 1,
  });
  await app.close();
  await close();
});

describe("the order of migrations is still checked", () => {
  let db: Db;
  beforeAll(async () => {
    db = kyselyOnPglite(await openMigratedPglite());
  });
  afterAll(() => db.destroy());

  /** Migrates after others were recorded as applied, and some as not applied. */
  async function migrateAfter({ added, removed = [] }: { added: string; removed?: string[] }): Promise<void> {
    const rows = await sql<{ name: string; timestamp: string }>`select * from kysely_migration`.execute(db);
    await recordMigration(db, added);
    for (const name of removed) await sql`delete from kysely_migration where name = ${name}`.execute(db);
    try {
      await migrateToLatest(db);
    } finally {
      await sql`delete from kysely_migration`.execute(db);
      for (const { name, timestamp } of rows.rows)
        await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(db);
    }
  }

  test("an unknown migration before the last one of this release is an error", async () => {
    await expect(migrateAfter({ added: "0002_other" })).rejects.toThrow("could not be migrated");
  });

  test("a later migration without the last one of this release is an error", async () => {
    const missing = { added: "9999_latest", removed: ["0003_console"] };
    await expect(migrateAfter(missing)).rejects.toThrow("could not be migrated");
  });
});
