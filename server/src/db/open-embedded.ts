/** The embedded database: PGlite in a folder of its own. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { lock } from "proper-lockfile";
import { requireDiskSpace } from "../lib/disk-space.ts";
import { poolOnPglite } from "./embedded.ts";
import { createKysely, types, type OpenDb } from "./kysely.ts";
import type { Db } from "./schema.ts";

const LOCK_STALE_MS = 5000;
const LOCK_RETRY_MS = 250;
/** The folder of the embedded database in the data folder. */
export const PGLITE_DIRECTORY = "pg";
/** PGlite uses about 200 MB with these buffers, a third of the default. */
export const PGLITE_POSTGRES_CONF = ["shared_buffers = 16MB"];

/** Wraps a PGlite instance that the caller owns. */
export function kyselyOnPglite(pglite: PGlite): Db {
  return createKysely(poolOnPglite(pglite, { types }));
}

/** Without closing the database, which would write to files that another process may have opened. */
function exitWithoutLock({ message }: Error): void {
  process.stderr.write(`The embedded database has lost its lock, another process may have opened it: ${message}\n`);
  process.exit(1);
}

/**
 * PGlite has no lock. The owner touches the lock file every second; after five seconds without an update it counts as
 * stale, so a start after a crash waits at most that long.
 */
async function lockDirectory(dataDir: string, directory: string): Promise<() => Promise<void>> {
  const retries = { retries: LOCK_STALE_MS / LOCK_RETRY_MS + 5, factor: 1, minTimeout: LOCK_RETRY_MS };
  const options = {
    lockfilePath: join(dataDir, "pg.lock"),
    stale: LOCK_STALE_MS,
    update: 1000,
    retries,
    onCompromised: exitWithoutLock,
  };
  return await lock(dataDir, options).catch((cause: unknown) => {
    throw new Error(`The database in ${directory} is in use by another process. Stop that one first.`, { cause });
  });
}

/** Opens the embedded database under `dataDir`, which one process may open. */
export async function openEmbedded(dataDir: string): Promise<OpenDb> {
  const directory = join(dataDir, PGLITE_DIRECTORY);
  await mkdir(directory, { recursive: true });
  // Recovery after a crash needs room, too.
  requireDiskSpace(dataDir);
  const unlock = await lockDirectory(dataDir, directory);
  const pglite = await PGlite.create({ dataDir: directory, postgresqlconf: PGLITE_POSTGRES_CONF });
  const db = createKysely(poolOnPglite(pglite, { types, folder: dataDir }));
  return {
    db,
    pool: null,
    close: async () => {
      await db.destroy();
      await pglite.close();
      await unlock();
    },
  };
}
