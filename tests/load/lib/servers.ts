/** The servers under test, configured as in production and each in its own process, and the static server that they are compared with. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateToLatest } from "../../../server/src/db/migrate.ts";
import { openDb } from "../../../server/src/db/open.ts";
import type { Db } from "../../../server/src/db/schema.ts";
import { startServerProcess, type ServerProcess } from "../../../server/src/testing/processes/server-process.ts";

/** Runs the cleanup steps in reverse order, even when one fails. */
export class Cleanup {
  static readonly #all: Cleanup[] = [];
  readonly #steps: (() => Promise<unknown>)[] = [];

  constructor() {
    Cleanup.#all.push(this);
  }

  /** For an interrupted run: runs every remaining step. */
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

export interface SeededServer<T> {
  server: ServerProcess;
  seeded: T;
}

/** Seeds an empty database, then starts a server on it: PostgreSQL at `databaseUrl`, or PGlite when it is null. */
export async function startSeededServer<T>(
  databaseUrl: string | null,
  env: Record<string, string>,
  seed: (db: Db) => Promise<T>,
  cleanup: Cleanup,
): Promise<SeededServer<T>> {
  const dataDir = await mkdtemp(join(tmpdir(), "babchingu-load-"));
  cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
  const { db, close } = await openDb({ dataDir, databaseUrl });
  let seeded: T;
  try {
    await migrateToLatest(db);
    seeded = await seed(db);
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
  return { server, seeded };
}

/** Starts a plain Fastify whose every response is this text. */
export async function startStatic(text: string, cleanup: Cleanup): Promise<{ url: string; pid: number }> {
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
  const [url] = (await once(child.stdout, "data")) as [Buffer];
  return { url: url.toString().trim(), pid: child.pid ?? 0 };
}
