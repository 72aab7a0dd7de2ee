/**
 * PGlite on a disk that can become full. When its log can't grow, it fails with PANIC, and the next statement loops without end:
 * the process answers nothing, not even SIGTERM. So nothing is run while the disk is nearly full. If a PANIC comes nevertheless,
 * the process ends, as PostgreSQL's would: the files are as after a crash, and the next start recovers them.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PGliteDialect,
  type PGliteDialectConfig,
  PGliteDriver,
} from "kysely";
import { requireDiskSpace } from "../lib/disk-space.ts";

type Connection = Parameters<PGliteDriver["commitTransaction"]>[0];

function exitAfterPanic(error: unknown): never {
  if ((error as { severity?: string }).severity !== "PANIC") throw error;
  process.stderr.write(`The embedded database failed, the next start recovers it: ${(error as Error).message}\n`);
  process.exit(1);
}

class DiskDriver extends PGliteDriver {
  readonly #folder: string;

  constructor(config: PGliteDialectConfig, folder: string) {
    super(config);
    this.#folder = folder;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (Object.hasOwn(connection, "executeQuery")) return connection;
    const executeQuery = connection.executeQuery.bind(connection);
    // Not in acquireConnection itself: Kysely would keep its lock of the only connection.
    connection.executeQuery = async <R>(query: CompiledQuery) => {
      requireDiskSpace(this.#folder);
      return executeQuery<R>(query).catch(exitAfterPanic);
    };
    return connection;
  }

  override commitTransaction(connection: Connection): Promise<void> {
    return super.commitTransaction(connection).catch(exitAfterPanic);
  }
}

/** Statements reject with Unavailable while the folder's disk is nearly full. */
export class DiskDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;
  readonly #folder: string;

  constructor(config: PGliteDialectConfig, folder: string) {
    super(config);
    this.#config = config;
    this.#folder = folder;
  }

  override createDriver(): Driver {
    return new DiskDriver(this.#config, this.#folder);
  }
}
