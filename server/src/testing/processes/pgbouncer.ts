/** A temporary PgBouncer in transaction mode for a test, on a free port, in front of a test's PostgreSQL. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findOnPath, findOrInstall } from "./install.ts";
import { freePort, isListening } from "./ports.ts";
import { unprivilegedUser } from "./postgres.ts";

const START_MS_MAX = 15_000;

export interface TestPgBouncer {
  /** The URL of the database through the pooler. */
  url: string;
  close: () => Promise<void>;
}

/** Starts a pooler with `poolSize` connections to the database; installs Debian's package if needed. */
export async function startPgBouncer(databaseUrl: string, poolSize: number): Promise<TestPgBouncer> {
  const program = await findOrInstall(() => findOnPath("pgbouncer"), "pgbouncer");
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), "babchingu-pgbouncer-"));
  if (user) await chown(folder, user.uid, user.gid);
  const target = new URL(databaseUrl);
  const port = await freePort();
  const settings = [
    "[databases]",
    `* = host=${target.hostname} port=${target.port} user=${target.username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    `default_pool_size = ${poolSize}`,
  ];
  const path = join(folder, "pgbouncer.ini");
  await writeFile(path, settings.join("\n"), { mode: 0o644 });
  const child = spawn(program, ["--quiet", path], { cwd: folder, stdio: "ignore", ...user });
  const deadline = Date.now() + START_MS_MAX;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error("PgBouncer did not start.");
    await sleep(50);
  }
  return {
    url: databaseUrl.replace(`:${target.port}/`, `:${port}/`),
    close: async () => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
