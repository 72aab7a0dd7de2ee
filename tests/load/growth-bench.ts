/** `npm run bench:growth`: what every operation and job costs in a small country and in a large one. See docs/scaling.md. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import { startPostgres, type TestPostgres } from "../../server/src/testing/processes/postgres.ts";
import { migrateToLatest } from "../../server/src/db/migrate.ts";
import { openDb } from "../../server/src/db/open.ts";
import { storeDailyFigures } from "../../server/src/domain/admin/daily-figures.ts";
import { TEST_NOW } from "../../server/src/testing/harness.ts";
import { emptyDatabase, fill, isFilled } from "./growth/fill.ts";
import { measureCountry, type Measured } from "./growth/measure.ts";
import { readOptions, USAGE, type GrowthOptions } from "./growth/options.ts";
import { compareSizes, reportOf } from "./growth/report.ts";
import { toMarkdown } from "./lib/report.ts";

/** Generated rows need no write-ahead log, and statistics change only when this bench says so. */
const SETTINGS = [
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=8GB",
  "checkpoint_timeout=1h",
  "autovacuum=off",
  "shared_buffers=1GB",
  "maintenance_work_mem=512MB",
  "shared_preload_libraries=pg_stat_statements",
  "pg_stat_statements.track_planning=on",
];

function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The URL of the filled and migrated database of so many members. */
async function filledDatabase(postgres: TestPostgres, members: number): Promise<string> {
  const databaseUrl = await postgres.database(`growth_${members}`);
  const { db, close } = await openDb({ dataDir: "", databaseUrl, dbPoolSize: 1 });
  try {
    const isFull = await isFilled(db, members);
    if (!isFull) await emptyDatabase(db);
    const startMs = performance.now();
    await migrateToLatest(db);
    log(`${members} members: migrated in ${Math.round(performance.now() - startMs)} ms`);
    if (!isFull) await fill(db, { members, now: new Date(TEST_NOW), log });
    // The rows that the last run rolled back.
    if (isFull) await sql`vacuum`.execute(db);
    // As on a server that has been running.
    await storeDailyFigures(db, new Date(TEST_NOW));
  } finally {
    await close();
  }
  return databaseUrl;
}

async function run(options: GrowthOptions): Promise<void> {
  const postgres = await startPostgres({ keptIn: options.folder, settings: SETTINGS });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => void postgres.close().then(() => process.exit(1)));
  }
  try {
    const countries: Measured[][] = [];
    for (const members of options.sizes) {
      const databaseUrl = await filledDatabase(postgres, members);
      countries.push(await measureCountry({ databaseUrl, members, options, log }));
    }
    const [small = [], large = []] = countries;
    const compared = compareSizes(small, large);
    process.stdout.write(toMarkdown(reportOf(compared, options)));
    await mkdir(dirname(options.out), { recursive: true });
    await writeFile(options.out, `${JSON.stringify({ at: new Date().toISOString(), options, compared }, null, 2)}\n`);
  } finally {
    await postgres.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(`${USAGE}\n`);
  else await run(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
