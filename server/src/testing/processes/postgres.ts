/** A temporary PostgreSQL server for a test: a new cluster in a temporary folder, on a free port. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { findOrInstall } from "./install.ts";
import { freePort } from "./ports.ts";

const runFile = promisify(execFile);
const DEBIAN_FOLDER = "/usr/lib/postgresql";
const NOBODY = { uid: 65_534, gid: 65_534 };
const START_MS_MAX = 120_000;

export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  newDatabase: () => Promise<string>;
  /** Stops the server and terminates all connections; SIGQUIT ends it without a shutdown. */
  stop: (signal?: "SIGINT" | "SIGQUIT") => Promise<void>;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
  /** Stops it and deletes its folder. */
  close: () => Promise<void>;
}

async function hasInitdb(folder: string): Promise<boolean> {
  return stat(join(folder, "initdb")).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The folder of PostgreSQL's programs: Debian's newest version, else the one on PATH. */
async function findPrograms(): Promise<string | null> {
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  const debian = versions.toSorted((a, b) => Number(b) - Number(a)).map((name) => join(DEBIAN_FOLDER, name, "bin"));
  for (const folder of [...debian, ...(process.env["PATH"] ?? "").split(delimiter)]) {
    if (await hasInitdb(folder)) return folder;
  }
  return null;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const users = await readFile("/etc/passwd", "utf8");
  const match = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users);
  return match ? { uid: Number(match[1]), gid: Number(match[2]) } : NOBODY;
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Starts a server with an empty cluster; installs Debian's package if needed. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = await findOrInstall(findPrograms, "postgresql");
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), "babchingu-postgres-"));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C.UTF-8" }, ...user };
  const initdb = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync", "--no-instructions"];
  await runFile(join(programs, "initdb"), initdb, options);
  const port = await freePort();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | null = null;
  let databases = 0;

  const start = async () => {
    // The tests don't need durability, and syncing is slow.
    const settings = ["fsync=off", "max_connections=60", `unix_socket_directories=${folder}`, "shared_buffers=32MB"];
    const parameters = ["-D", data, "-p", String(port), "-h", "127.0.0.1", ...settings.flatMap((it) => ["-c", it])];
    child = spawn(join(programs, "postgres"), parameters, { ...options, stdio: "ignore" });
    const deadline = Date.now() + START_MS_MAX;
    while (!(await isAnswering(urlOf("postgres")))) {
      if (Date.now() > deadline) throw new Error("PostgreSQL did not start.");
      await sleep(50);
    }
  };
  const stop = async (signal: "SIGINT" | "SIGQUIT" = "SIGINT") => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    // SIGINT is PostgreSQL's fast shutdown, which terminates all connections.
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    start,
    stop,
    newDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await query(urlOf("postgres"), `create database ${name}`);
      return urlOf(name);
    },
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
