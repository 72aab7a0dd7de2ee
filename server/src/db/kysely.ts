/** Kysely on a pool of connections, with the values that the schema says. */
import { CamelCasePlugin, Kysely, PostgresAdapter, PostgresDialect } from "kysely";
import { TypeOverrides, type Pool, type PoolClient } from "pg";
import type { Db, Tables } from "./schema.ts";

const INT8_OID = 20;
const DATE_OID = 1082;

/** Parses int8 to a number; ids and amounts are below 2^53 (D9). */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return value;
}

/** bigint is read as a number and a date as text. */
export const types = new TypeOverrides();
types.setTypeParser(INT8_OID, parseInt8);
types.setTypeParser(DATE_OID, (text) => text);

export interface OpenDb {
  db: Db;
  /** The PostgreSQL pool, for metrics; null for PGlite. */
  pool: Pick<Pool, "totalCount" | "idleCount" | "waitingCount"> | null;
  close: () => Promise<void>;
}

/**
 * Without Kysely's lock for migrations, for which migrate.ts has its own: that is one of the session, so behind a pooler in transaction
 * mode two servers could have it at the same time; it also sets the wait for any lock to an hour, and its release hides a migration's error.
 */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

class Dialect extends PostgresDialect {
  override createAdapter(): Adapter {
    return new Adapter();
  }
}

/** `connect` takes a connection of the pool. */
export function createKysely(pool: Pool, connect = (): Promise<PoolClient> => pool.connect()): Db {
  // A connection that the database terminates (a restart, a failover, pg_terminate_backend) emits an error, which would end
  // the process without a listener. The pool only listens to idle connections; on one in use the query fails too, and the
  // pool replaces the connection.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Tables>({
    dialect: new Dialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
