/** A cached migrated database, since creating one takes seconds. */
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateToLatest } from "../db/migrate.ts";
import { openDb } from "../db/open.ts";

const migrationsFolder = join(import.meta.dirname, "..", "db", "migrations");

/** The path of a file derived from the migrations; it changes with the migrations and the server's dependencies. */
export async function cachePath(suffix: string): Promise<string> {
  const hash = createHash("sha256");
  hash.update(await readFile(join(migrationsFolder, "..", "..", "..", "package.json")));
  for (const file of (await readdir(migrationsFolder, { recursive: true })).toSorted()) {
    if (file.endsWith(".ts")) hash.update(await readFile(join(migrationsFolder, file)));
  }
  return join(tmpdir(), `babchingu-test-${hash.digest("hex").slice(0, 16)}${suffix}`);
}

/** The cached data folder; created on the first call. */
async function cachedDataDir(): Promise<string> {
  const path = await cachePath("");
  if (await stat(path).catch(() => null)) return path;
  const partial = await mkdtemp(`${path}-`);
  const { db, close } = await openDb({ dataDir: partial, databaseUrl: null });
  await migrateToLatest(db);
  await close();
  // Another process may have created it meanwhile.
  await rename(partial, path).catch(() => rm(partial, { recursive: true }));
  return path;
}

/** Creates a data folder with a migrated, empty database, so that a server starts faster. */
export async function migratedDataDir(prefix: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  await cp(await cachedDataDir(), dataDir, { recursive: true });
  return dataDir;
}
