/** A cached migrated database, since creating one takes seconds. */
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateToLatest } from "../db/migrate.ts";
import { openDb } from "../db/open.ts";

const databaseFolder = join(import.meta.dirname, "..", "db");
const migrationsFolder = join(databaseFolder, "migrations");

/** The path of a file derived from the schema; it changes with migrations, indexes and the server's dependencies. */
export async function cachePath(suffix: string): Promise<string> {
  const hash = createHash("sha256");
  hash.update(await readFile(join(databaseFolder, "..", "..", "package.json")));
  hash.update(await readFile(join(databaseFolder, "indexes.ts")));
  for (const file of (await readdir(migrationsFolder, { recursive: true })).toSorted()) {
    if (file.endsWith(".ts")) hash.update(await readFile(join(migrationsFolder, file)));
  }
  return join(tmpdir(), `babchingu-test-${hash.digest("hex").slice(0, 16)}${suffix}`);
}

/** The cached data folder; created on the first call. */
async function cachedDataDir(): Promise<string> {
  const path = await cachePath("");
  if (await stat(path).catch(() => null)) return path;
  const temporaryPath = await mkdtemp(`${path}-`);
  const { db, close } = await openDb({ dataDir: temporaryPath, databaseUrl: null });
  await migrateToLatest(db);
  await close();
  // Another process may have created it meanwhile.
  await rename(temporaryPath, path).catch(() => rm(temporaryPath, { recursive: true }));
  return path;
}

/** Creates a data folder with a migrated, empty database, so that a server starts faster. */
export async function migratedDataDir(prefix: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  await cp(await cachedDataDir(), dataDir, { recursive: true });
  return dataDir;
}
