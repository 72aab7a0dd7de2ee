/** Servers as they run for real, each a process of its own, and what they are compared with. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateToLatest } from "../../../server/src/db/migrate.ts";
import { openDb } from "../../../server/src/db/open.ts";
import type { Db } from "../../../server/src/db/schema.ts";
import { startServerProcess } from "../../../server/src/testing/processes/server-process.ts";
import type { ServerProcess } from "../../../server/src/testing/processes/server-process.ts";

/** Ends what was started, the last first, whatever fails in between. */
export class Cleanup {
  static readonly #all: Cleanup[] = [];
  readonly #steps: (() => Promise<unknown>)[] = [];

  constructor() {
    Cleanup.#all.push(this);
  }

  /** For a run that is broken off: ends everything that is still there. */
  static async runAll(): Promise<void> {
    for (const cleanup of Cleanup.#all.toReversed()) await cleanup.run();
  }

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed()) await step().catch(() => undefined);
  }
}

export interface FilledServer<T> {
  server: ServerProcess;
  filled: T;
}

/** Fills an empty database, then starts a server on it: on PostgreSQL at the address, or on PGlite without one. */
export async function startFilled<T>(
  databaseUrl: string | null,
  env: Record<string, string>,
  fill: (db: Db) => Promise<T>,
  cleanup: Cleanup,
): Promise<FilledServer<T>> {
  const dataDir = await mkdtemp(join(tmpdir(), "babchingu-load-"));
  cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
  const { db, close } = await openDb({ dataDir, databaseUrl });
  let filled: T;
  try {
    await migrateToLatest(db);
    filled = await fill(db);
  } finally {
    await close();
  }
  const server = await startServerProcess({
    RATE_LIMIT: "false",
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...env,
  });
  cleanup.add(() => server.close());
  return { server, filled };
}

/** Starts a plain Fastify that answers everything with this text; resolves with its address. */
export async function startStatic(text: string, cleanup: Cleanup): Promise<string> {
  const entry = join(import.meta.dirname, "..", "static-server.ts");
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  cleanup.add(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  });
  child.stdin.end(text);
  const [address] = (await once(child.stdout, "data")) as [Buffer];
  return address.toString().trim();
}
