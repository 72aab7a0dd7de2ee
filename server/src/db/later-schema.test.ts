/** Starts a release on the schema of a later one, as in a rollback (docs/running.md). */
import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildApp } from "../app.ts";
import { loadConfig, type Config } from "../config.ts";
import { openDeps } from "../open-deps.ts";
import { createLogger } from "../runtime/logs/logging.ts";
import { TestApi } from "../testing/api.ts";
import { buildMember } from "../testing/builders.ts";
import { openMeeting } from "../testing/meetings.ts";
import { migratedDataDir } from "../testing/migrated-database.ts";
import { migrateToLatest } from "./migrate.ts";
import { openDb } from "./open.ts";
import type { Db } from "./schema.ts";

let config: Config;

beforeEach(async () => {
  const dataDir = await migratedDataDir("babchingu-migrate-");
  config = loadConfig({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent", RATE_LIMIT: "false" });
});
afterEach(() => rm(config.dataDir, { recursive: true }));

async function withDb(work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = await openDb(config);
  try {
    await work(db);
  } finally {
    await close();
  }
}

const recordMigration = (db: Db, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db);

describe("a database with a later migration", () => {
  beforeEach(() =>
    withDb(async (db) => {
      await sql`alter table members add column nickname_color text`.execute(db);
      await sql`alter table meetings add column is_outdoors boolean not null default false`.execute(db);
      await sql`create table later_things (id int primary key)`.execute(db);
      await recordMigration(db, "9998_later");
      await recordMigration(db, "9999_latest");
    }),
  );

  test("the server starts on a later schema and logs the later migrations", async () => {
    const logger = createLogger(config);
    const warn = vi.spyOn(logger, "warn");
    const { close } = await openDeps(config, logger);
    await close();
    expect(warn).toHaveBeenCalledWith({ migrations: ["9998_later", "9999_latest"] }, expect.stringContaining("later"));
  });

  test("the server reads and writes on a later schema", async () => {
    const { deps, close } = await openDeps(config, createLogger(config));
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
});

describe("the order of migrations is still checked", () => {
  test("an unknown migration before the last one of this release is an error", async () => {
    await withDb((db) => recordMigration(db, "0002_other"));
    await expect(withDb((db) => migrateToLatest(db))).rejects.toThrow("could not be migrated");
  });

  test("a later migration without the last one of this release is an error", async () => {
    await withDb(async (db) => {
      await sql`delete from kysely_migration where name = '0003_console'`.execute(db);
      await recordMigration(db, "9999_latest");
    });
    await expect(withDb((db) => migrateToLatest(db))).rejects.toThrow("could not be migrated");
  });
});
