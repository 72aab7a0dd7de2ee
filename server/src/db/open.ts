import { MINUTE_MS } from "@babchingu/openapi";
import type { Socket } from "node:net";
import { Pool, type ClientConfig, type PoolClient, type PoolConfig } from "pg";
import { Unavailable } from "../lib/unavailable.ts";
import { createKysely, types, type OpenDb } from "./kysely.ts";
import { preparedName } from "./prepared.ts";
import { StatementClient } from "./statement-client.ts";
import { isTimeSpent, limitTime } from "../lib/time-budget.ts";

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
/**
 * Compiling a statement takes 50 ms, and the planner's estimates make it do so for statements that take one. The rest is for a client that
 * is gone while others wait for what it has locked: PostgreSQL ends a transaction without a statement, and the statement of a client that
 * has disconnected or, after 40 s without an answer from its machine, has vanished without a trace. It doesn't probe Unix sockets.
 */
const SESSION_OPTIONS =
  "-c jit=off -c idle_in_transaction_session_timeout=10s -c client_connection_check_interval=2s" +
  " -c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4 -c tcp_user_timeout=40s";
/** Migrations and commands wait for locks as they need. */
const LIMITED_SESSION_OPTIONS = `${SESSION_OPTIONS} -c lock_timeout=3s`;
/** So often PostgreSQL plans a prepared statement for its values before it compares them with one plan for all. */
const PLANS_FOR_VALUES = 5;
/**
 * Makes plans look expensive: PostgreSQL's own cost is 0.0025. Beside it parallel workers would look cheap, even for a partition of one
 * page, and starting them takes 30 ms.
 */
const EXPENSIVE_PLANS = "set cpu_operator_cost = 1e6; set max_parallel_workers_per_gather = 0";
const USUAL_PLANS = "reset cpu_operator_cost; reset max_parallel_workers_per_gather";

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
    await super.query({ text: EXPENSIVE_PLANS });
    try {
      return await runStatement();
    } finally {
      // A transaction that failed accepts no statement, and its rollback resets them, too.
      await super.query({ text: USUAL_PLANS }).catch(() => undefined);
    }
  }

  /** Destroys the connection, which rejects its running and queued statements. */
  #destroy(limitMs: number): void {
    const timeout = new Unavailable(`The database did not answer within ${Math.round(limitMs)} ms.`);
    // The types of pg don't have the socket.
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy(timeout);
  }
}

const noConnection = () => new Unavailable("The database had no free connection in time.");

/** The wait counts as if it were a statement. A connection that comes too late is left to the next caller. */
async function waitForConnection(pool: Pool): Promise<PoolClient> {
  const connecting = pool.connect();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  // Without a time budget the pool's own limit ends the wait.
  const client = await limitTime(
    Infinity,
    () => Promise.race([connecting, timeout]),
    () => {
      reject(noConnection());
      connecting.then(
        (late) => late.release(),
        () => undefined,
      );
    },
  );
  if (!isTimeSpent()) return client;
  client.release();
  throw noConnection();
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
  const db = createKysely(pool, () => waitForConnection(pool));
  return { db, pool, close: () => db.destroy() };
}

/** Opens PostgreSQL when a URL is given, else the embedded PGlite under `dataDir`, which one process may open. */
export async function openDb(
  options: { dataDir: string; databaseUrl: string | null } & PostgresOptions,
): Promise<OpenDb> {
  const { dataDir, databaseUrl, dbPoolSize = POOL_SIZE, statementMsMax = Infinity, isDatabasePooled = false } = options;
  if (databaseUrl === null) {
    // A server on PostgreSQL doesn't load the embedded database.
    const { openEmbedded } = await import("./open-embedded.ts");
    return await openEmbedded(dataDir);
  }
  return openPostgres(databaseUrl, { dbPoolSize, statementMsMax, isDatabasePooled });
}
