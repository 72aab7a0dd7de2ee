import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { lock } from "proper-lockfile";
import type { Db, Tables } from "./schema.ts";

const INT8_OID = 20;
const DATE_OID = 1082;
const POOL_SIZE = 10;
/** PGlite takes about 200 MB with these buffers; the default would take three times that. */
export const PGLITE_POSTGRES_CONF = ["shared_buffers = 16MB"];

/** Turns int8 text into a number; ids and amounts stay below 2^53 (D9). */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return value;
}

/** Both databases give bigint as a number and a date as its text. */
export const pgliteParsers = { [types.INT8]: parseInt8, [types.DATE]: (text: string) => text };

/** A database and how to let go of it. */
export interface OpenDb {
  db: Db;
  close: () => Promise<void>;
}

function kyselyOn(dialect: PGliteDialect | PostgresDialect): Db {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}

/** Wraps a PGlite instance that the caller owns. */
export function kyselyOnPglite(pglite: PGlite): Db {
  return kyselyOn(new PGliteDialect({ pglite }));
}

async function openPglite(dataDir: string): Promise<OpenDb> {
  const directory = join(dataDir, "pg");
  await mkdir(directory, { recursive: true });
  const unlock = await lock(dataDir, { lockfilePath: join(dataDir, "pg.lock"), stale: 20_000 }).catch((cause) => {
    throw new Error(
      `The database in ${directory} is in use by another process. Stop it, or wait 20 seconds after a crash.`,
      { cause },
    );
  });
  const pglite = await PGlite.create({
    dataDir: directory,
    parsers: pgliteParsers,
    postgresqlconf: PGLITE_POSTGRES_CONF,
  });
  const db = kyselyOnPglite(pglite);
  return {
    db,
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      await unlock();
    },
  };
}

function openPostgres(connectionString: string): OpenDb {
  const typeParsers = new pg.TypeOverrides();
  typeParsers.setTypeParser(INT8_OID, parseInt8);
  typeParsers.setTypeParser(DATE_OID, (text) => text);
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, types: typeParsers });
  const db = kyselyOn(new PostgresDialect({ pool }));
  return { db, close: () => db.destroy() };
}

/** Opens PostgreSQL when a URL is given, else the embedded PGlite under `dataDir`, which one process may open. */
export async function openDb(options: { dataDir: string; databaseUrl: string | null }): Promise<OpenDb> {
  return options.databaseUrl === null ? openPglite(options.dataDir) : openPostgres(options.databaseUrl);
}
