import { MINUTE_MS } from "@babchingu/openapi";
import { mkdir } from "node:fs/promises";
import type { Socket } from "node:net";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import { Pool, TypeOverrides, type ClientConfig, type PoolConfig } from "pg";
import { lock } from "proper-lockfile";
import { requireDiskSpace } from "../lib/disk-space.ts";
import { Unavailable } from "../lib/unavailable.ts";
import { poolOnPglite } from "./embedded.ts";
import { preparedName } from "./prepared.ts";
import type { Db, Tables } from "./schema.ts";
import { StatementClient } from "./statement-client.ts";
import { limitTime } from "../lib/time-budget.ts";

const INT8_OID = 20;
const DATE_OID = 1082;
const POOL_SIZE = 10;
/** How long a caller waits for a connection, a free one of the pool or a new one. */
const CONNECT_MS_MAX = 2500;
/** An idle connection is probed after this time and then every second, ten times (libuv). */
const KEEPALIVE_MS = 5000;
/**
 * How long the pool keeps an idle connection. With pg's default of 10 s a quiet server opened 13 in two minutes, and each new one loads
 * its caches and plans the prepared statements five times.
 */
const IDLE_MS_MAX = 10 * MINUTE_MS;
const LOCK_STALE_MS = 5000;
const LOCK_RETRY_MS = 250;
/** Compiling a statement takes 50 ms, and the planner's estimates make it do so for statements that take one. */
const SESSION_OPTIONS = "-c jit=off";
/**
 * Limits the wait for a lock, ends the statement of a client that has disconnected (PostgreSQL 14), and the transaction of one that is
 * silent: it has vanished, perhaps without a trace, and others wait for what it has locked.
 */
const LIMITED_SESSION_OPTIONS =
  SESSION_OPTIONS +
  " -c lock_timeout=3s -c client_connection_check_interval=2s -c idle_in_transaction_session_timeout=10s";
/** So often PostgreSQL plans a prepared statement for its values before it compares them with one plan for all. */
const PLANS_FOR_VALUES = 5;
/** PostgreSQL's own is 0.0025. */
const EXPENSIVE_OPERATOR = 1e6;
/** The folder of the embedded database in the data folder. */
export const PGLITE_DIRECTORY = "pg";
/** PGlite uses about 200 MB with these buffers, a third of the default. */
export const PGLITE_POSTGRES_CONF = ["shared_buffers = 16MB"];

/** Parses int8 to a number; ids and amounts are below 2^53 (D9). */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return value;
}

/** bigint is read as a number and a date as text. */
const types = new TypeOverrides();
types.setTypeParser(INT8_OID, parseInt8);
types.setTypeParser(DATE_OID, (text) => text);

export interface OpenDb {
  db: Db;
  /** The PostgreSQL pool, for metrics; null for PGlite. */
  pool: Pick<Pool, "totalCount" | "idleCount" | "waitingCount"> | null;
  close: () => Promise<void>;
}

function createKysely(pool: Pool): Db {
  // A connection that the database terminates (a restart, a failover, pg_terminate_backend) emits an error, which would end
  // the process without a listener. The pool only listens to idle connections; on one in use the query fails too, and the
  // pool replaces the connection.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Wraps a PGlite instance that the caller owns. */
export function kyselyOnPglite(pglite: PGlite): Db {
  return createKysely(poolOnPglite(pglite, { types }));
}

/**
 * PGlite has no lock. The owner touches the lock file every second; after five seconds without an update it counts as
 * stale, so a start after a crash waits at most that long.
 */
async function lockDirectory(dataDir: string, directory: string): Promise<() => Promise<void>> {
  const retries = { retries: LOCK_STALE_MS / LOCK_RETRY_MS + 5, factor: 1, minTimeout: LOCK_RETRY_MS };
  const options = { lockfilePath: join(dataDir, "pg.lock"), stale: LOCK_STALE_MS, update: 1000, retries };
  return await lock(dataDir, options).catch((cause: unknown) => {
    throw new Error(`The database in ${directory} is in use by another process. Stop that one first.`, { cause });
  });
}

async function openPglite(dataDir: string): Promise<OpenDb> {
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

interface PostgresOptions {
  dbPoolSize?: number;
  /** How long PostgreSQL may take for a statement outside of a time budget; by default without limit. */
  statementMsMax?: number;
  /**
   * Whether a pooler in transaction mode is in front: then a connection keeps neither settings nor prepared statements between
   * transactions.
   */
  isDatabasePooled?: boolean;
}

/**
 * Runs statements marked with `prepared` as named prepared statements, and destroys the connection of a statement that has no
 * answer in time: pg's own `query_timeout` would return it to the pool, where it blocks the next caller.
 */
class TimeoutClient extends StatementClient {
  readonly #statementMsMax: number;
  readonly #preparesStatements: boolean;
  /** By the statement's name, up to PLANS_FOR_VALUES. */
  readonly #calls = new Map<string, number>();

  constructor(options: ClientConfig & PostgresOptions = {}) {
    super(options);
    this.#preparesStatements = options.isDatabasePooled !== true;
    this.#statementMsMax = options.statementMsMax ?? Infinity;
  }

  protected override nameOf(text: string): string | null {
    return this.#preparesStatements ? preparedName(text) : null;
  }

  protected override execute(runStatement: () => Promise<unknown>, name: string | null): Promise<unknown> {
    const run = name === null ? runStatement : () => this.#keepPlan(name, runStatement);
    return limitTime(this.#statementMsMax, run, (limitMs) => this.#destroy(limitMs));
  }

  /**
   * Makes PostgreSQL keep one plan of a prepared statement. It does so only while that is estimated to cost less than the first five
   * plans, which it makes for given values; so those are made to look expensive. Otherwise a statement whose tables were shorter then
   * is planned again by every call (decision 0006). As objects, what it adds goes to pg directly: the limit of the statement covers it.
   */
  async #keepPlan(name: string, runStatement: () => Promise<unknown>): Promise<unknown> {
    const calls = (this.#calls.get(name) ?? 0) + 1;
    if (calls > PLANS_FOR_VALUES) return await runStatement();
    this.#calls.set(name, calls);
    await super.query({ text: `set cpu_operator_cost = ${EXPENSIVE_OPERATOR}` });
    try {
      return await runStatement();
    } finally {
      // A transaction that failed accepts no statement, and its rollback resets it, too.
      await super.query({ text: "reset cpu_operator_cost" }).catch(() => undefined);
    }
  }

  /** Destroys the connection, which rejects its running and queued statements. */
  #destroy(limitMs: number): void {
    const timeout = new Unavailable(`The database did not answer within ${Math.round(limitMs)} ms.`);
    // The types of pg don't have the socket.
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy(timeout);
  }
}

function openPostgres(
  connectionString: string,
  { dbPoolSize, statementMsMax, isDatabasePooled }: Required<PostgresOptions>,
): OpenDb {
  const options: PoolConfig & PostgresOptions = {
    connectionString,
    statementMsMax,
    isDatabasePooled,
    Client: TimeoutClient,
    max: dbPoolSize,
    types,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    idleTimeoutMillis: IDLE_MS_MAX,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    application_name: "babchingu",
    ...(isDatabasePooled
      ? {}
      : { options: Number.isFinite(statementMsMax) ? LIMITED_SESSION_OPTIONS : SESSION_OPTIONS }),
  };
  const pool = new Pool(options);
  const db = createKysely(pool);
  return { db, pool, close: () => db.destroy() };
}

/** Opens PostgreSQL when a URL is given, else the embedded PGlite under `dataDir`, which one process may open. */
export async function openDb(
  options: { dataDir: string; databaseUrl: string | null } & PostgresOptions,
): Promise<OpenDb> {
  const { dataDir, databaseUrl, dbPoolSize = POOL_SIZE, statementMsMax = Infinity, isDatabasePooled = false } = options;
  if (databaseUrl === null) return openPglite(dataDir);
  return openPostgres(databaseUrl, { dbPoolSize, statementMsMax, isDatabasePooled });
}
