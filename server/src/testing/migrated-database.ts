/** A migrated embedded database, created once and copied, since creating one takes seconds. */
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { migrateToLatest } from "../db/migrate.ts";
import { kyselyOnPglite, PGLITE_DIRECTORY, PGLITE_POSTGRES_CONF } from "../db/open-embedded.ts";
import { cachedFolder } from "./processes/cached-folder.ts";

const databaseFolder = join(import.meta.dirname, "..", "db");
const migrationsFolder = join(databaseFolder, "migrations");

/** The path of a file derived from the schema; it changes with migrations, indexes and the server's dependencies. */
async function cachePath(suffix: string): Promise<string> {
  const hash = createHash("sha256");
  hash.update(await readFile(join(databaseFolder, "..", "..", "package.json")));
  hash.update(await readFile(join(databaseFolder, "indexes.ts")));
  for (const file of (await readdir(migrationsFolder, { recursive: true })).toSorted()) {
    if (file.endsWith(".ts")) hash.update(await readFile(join(migrationsFolder, file)));
  }
  return join(tmpdir(), `babchingu-test-${hash.digest("hex").slice(0, 16)}${suffix}`);
}

const settings = { postgresqlconf: PGLITE_POSTGRES_CONF };

/** PGlite takes its data from a Blob. One of bytes would copy them twice, which takes half the time of opening a database. */
class Template extends Blob {
  readonly #bytes: Buffer<ArrayBuffer>;

  constructor(bytes: Buffer<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer);
  }
}

async function createTemplate(path: string) {
  const pglite = await PGlite.create(settings);
  await migrateToLatest(kyselyOnPglite(pglite));
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const template = Buffer.from(await dump.arrayBuffer());
  const temporaryPath = `${path}.${process.pid}`;
  await writeFile(temporaryPath, template);
  await rename(temporaryPath, path);
  return template;
}

/** A migrated, empty database of its own; in memory without `dataDir`. */
export async function openMigratedPglite(options: Pick<PGliteOptions, "dataDir"> = {}): Promise<PGlite> {
  const path = await cachePath(".tar");
  const template = await readFile(path).catch(() => createTemplate(path));
  return await PGlite.create({ ...settings, ...options, loadDataDir: new Template(template) });
}

/** The cached data folder, to copy; created on the first call. */
export async function cachedDataDir(): Promise<string> {
  return await cachedFolder(await cachePath(""), async (folder) => {
    const pglite = await openMigratedPglite({ dataDir: join(folder, PGLITE_DIRECTORY) });
    await pglite.close();
  });
}

/** Creates a data folder with a migrated, empty database, so that a server starts faster. */
export async function migratedDataDir(prefix: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  await cp(await cachedDataDir(), dataDir, { recursive: true });
  return dataDir;
}
