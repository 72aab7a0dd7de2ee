/**
 * PGlite behind the driver of PostgreSQL. It shares the process and has one connection, so a statement neither times out nor waits for
 * a network; parsing and planning take more than half of its time, so each statement is prepared once.
 */
import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Pool, type PoolConfig } from "pg";
import { requireDiskSpace } from "../lib/disk-space.ts";
import { StatementClient } from "./statement-client.ts";

/** The kit makes the server run about so many; a text that is built from its values may never come again. */
export const PREPARED_MAX = 1000;
const PREPARABLE = /^\s*(\/\*.*?\*\/\s*)?(select|with|insert|update|delete)\b/i;
/** Afterwards `select *` has other columns, which a prepared statement refuses. */
const CHANGES_SCHEMA = /^\s*(create|alter|drop)\b/i;
/** These run on a full disk, too: the next statements of others would be part of a transaction that stays open. */
const ENDS_TRANSACTION = /^\s*(commit|rollback)\b/i;

/** Names of statements on one connection. */
class StatementNames {
  readonly #names = new Map<string, string>();
  #given = 0;

  /** The name of a statement to prepare; null for any other. */
  nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= PREPARED_MAX || !PREPARABLE.test(text)) return null;
    this.#given += 1;
    // Never one that was given before: the driver remembers all of them.
    const name = `statement-${this.#given}`;
    this.#names.set(text, name);
    return name;
  }

  forget(): void {
    this.#names.clear();
  }
}

const SYNC = "S".charCodeAt(0);
const SIMPLE_QUERY = "Q".charCodeAt(0);

/** Passes the messages of a statement (parse, bind, describe, execute, sync) to PGlite in one call. */
function inBatches(pglite: PGlite): Pick<PGlite, "waitReady" | "execProtocolStream"> {
  let batch: Uint8Array[] = [];
  return {
    waitReady: pglite.waitReady,
    execProtocolStream: (message, options) => {
      batch.push(message);
      if (message[0] !== SYNC && message[0] !== SIMPLE_QUERY) return Promise.resolve([]);
      const messages = Buffer.concat(batch);
      batch = [];
      return pglite.execProtocolStream(messages, options);
    },
  };
}

/**
 * When the log of the database can't grow on a full disk, PGlite fails with PANIC, and the next statement loops without end: the process
 * answers nothing, not even SIGTERM. So it ends, as PostgreSQL's would: the files are as after a crash, and the next start recovers them.
 */
function exitAfterPanic(error: unknown): never {
  if ((error as { severity?: string }).severity !== "PANIC") throw error;
  process.stderr.write(`The embedded database failed, the next start recovers it: ${(error as Error).message}\n`);
  process.exit(1);
}

/**
 * A pool of the one connection. The caller owns the PGlite instance and closes it after the pool.
 * @param folder on whose disk the database is, if it is on one. Statements reject with Unavailable while that disk is nearly full,
 *   but for those that end a transaction.
 */
export function poolOnPglite(
  pglite: PGlite,
  { types, folder }: { types?: PoolConfig["types"]; folder?: string },
): Pool {
  const names = new StatementNames();

  class EmbeddedClient extends StatementClient {
    protected override nameOf(text: string): string | null {
      const name = names.nameOf(text);
      if (name === null && CHANGES_SCHEMA.test(text)) this.#forgetStatements();
      return name;
    }

    /** Frees the plans, too. PostgreSQL refuses that in a transaction that has failed: then they stay until the next change. */
    #forgetStatements(): void {
      names.forget();
      super.query({ text: "deallocate all" }).catch(() => undefined);
    }

    protected override execute(run: () => Promise<unknown>, _name: string | null, text: string): Promise<unknown> {
      if (folder === undefined) return run();
      if (!ENDS_TRANSACTION.test(text)) requireDiskSpace(folder);
      return run().catch(exitAfterPanic);
    }
  }

  return new Pool({
    ...(createPgConfig(inBatches(pglite) as PGlite) as unknown as PoolConfig),
    Client: EmbeddedClient,
    types,
    max: 1,
    // The session is always the same one: a client that ended may have left its transaction open.
    verify: (client, done) => client.query({ text: "rollback" }, done),
    idleTimeoutMillis: 0,
  });
}
