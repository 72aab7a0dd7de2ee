import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";
import { openDeps } from "./open-deps.ts";
import { createLogger } from "./runtime/logs/logging.ts";
import { migratedDataDir } from "./testing/migrated-database.ts";
import { sharedPostgres } from "./testing/processes/postgres.ts";

/** The jobs of a server with this database; the embedded one without a URL. */
async function jobsOn(database: Record<string, string>): Promise<string[]> {
  const dataDir = await migratedDataDir("babchingu-jobs-");
  const config = loadConfig({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...database });
  const { deps, close } = await openDeps(config, createLogger(config));
  await close();
  await rm(dataDir, { recursive: true });
  return deps.jobs.names;
}

test("the embedded database has a vacuum job; all other jobs are the same on PostgreSQL", async () => {
  const embedded = await jobsOn({});
  const postgres = await sharedPostgres();
  const shared = await jobsOn({ DATABASE_URL: await postgres.newDatabase({ mayBeMigrated: true }) });
  await postgres.close();
  expect(embedded).toEqual([...shared, "database.tidy"]);
  expect(shared).toContain("meetings.move");
}, 400_000);
