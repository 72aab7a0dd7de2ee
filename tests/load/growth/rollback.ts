/** A database whose writes are all rolled back: every measurement starts with the same rows, and the filled database can be used again. */
import type { ControlledTransaction } from "kysely";
import type { Db, Tables, Trx } from "../../../server/src/db/schema.ts";

type Savepoint = ControlledTransaction<Tables, string[]>;

export interface RollbackDb {
  db: Db;
  /** Runs the work and rolls back what it wrote. */
  undone: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Opens a transaction that is never committed. Transactions within it are savepoints, one after the other. */
export async function openRollbackDb(opened: Db): Promise<RollbackDb> {
  const outer = await opened.startTransaction().execute();
  let last: Promise<unknown> = Promise.resolve();
  const atSavepoint = async <T>(
    name: string,
    work: (trx: Savepoint) => Promise<T>,
    keepsWrites: boolean,
  ): Promise<T> => {
    const savepoint = await outer.savepoint(name).execute();
    let isKept = false;
    try {
      const result = await work(savepoint);
      isKept = keepsWrites;
      return result;
    } finally {
      if (!isKept) await savepoint.rollbackToSavepoint(name as never).execute();
      await savepoint.releaseSavepoint(name as never).execute();
    }
  };
  const transaction = () => ({
    execute: <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
      const run = last.then(() => atSavepoint("request", (trx) => work(trx), true));
      last = run.catch(() => undefined);
      return run;
    },
  });
  const db = new Proxy(outer, {
    get: (target, name) => {
      if (name === "transaction") return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    db: db as unknown as Db,
    undone: (work) => atSavepoint("measurement", work, false),
    close: async () => {
      await outer.rollback().execute();
    },
  };
}
