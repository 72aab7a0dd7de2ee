/** A PostgreSQL server for tests and benchmarks on a free port: a new cluster in a temporary folder, or one that is kept. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { cachedFolder } from "./cached-folder.ts";
import { findOrInstall } from "./install.ts";
import { freePort } from "./ports.ts";

const runFile = promisify(execFile);
const DEBIAN_FOLDER = "/usr/lib/postgresql";
const NOBODY = { uid: 65_534, gid: 65_534 };
const START_MS_MAX = 120_000;

interface PostgresProcess {
  /** The URL of one of its databases. */
  urlOf: (database: string) => string;
  /** Stops the server and terminates all connections; SIGQUIT ends it without a shutdown. */
  stop: (signal?: "SIGINT" | "SIGQUIT") => Promise<void>;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
  /** The id of its first process, the parent of the others; 0 while it is stopped. */
  pid: () => number;
}

interface ClusterOptions {
  /** Keeps the cluster in this folder, and uses the one that is there; by default in a temporary one. */
  keptIn?: string;
  /** Parameters as in `work_mem=8MB`, beyond those of the tests. */
  settings?: readonly string[];
}

export interface TestPostgres extends Omit<PostgresProcess, "urlOf"> {
  /** Creates a database, empty unless it may have the current schema, and returns its URL. */
  newDatabase: (options?: { mayBeMigrated?: boolean }) => Promise<string>;
  /** The URL of the database with this name, which is created if there is none. */
  database: (name: string) => Promise<string>;
  /** The URL of the same database through the server's Unix socket: a short statement takes a third less of the processor than over TCP. */
  socketUrlOf: (url: string) => string;
  /** Starts a streaming replica of the whole cluster; closed with it. */
  startReplica: () => Promise<PostgresProcess>;
  /** Stops it and deletes its folder, unless that is kept. */
  close: () => Promise<void>;
}

/** For tests that neither stop the server nor look at other databases on it. */
export type TestDatabases = Pick<TestPostgres, "newDatabase" | "close">;

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

/** The user to run PostgreSQL as when this process runs as root, which PostgreSQL refuses: `postgres`, else `nobody`. */
export async function unprivilegedUser(): Promise<{ uid: number; gid: number } | null> {
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

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

interface ProgramOptions {
  cwd: string;
  env: Record<string, string>;
  uid?: number;
  gid?: number;
}

/** Creates an empty cluster in `folder`/data: a copy of one that initdb created, which takes ten times as long. */
async function createCluster(programs: string, folder: string, options: ProgramOptions): Promise<void> {
  const { stdout: version } = await runFile(join(programs, "postgres"), ["--version"], options);
  const user = options.uid ?? process.getuid?.() ?? 0;
  const name = `babchingu-initdb-${user}-${version.replaceAll(/[^\d.]+/g, "-")}`;
  const initialised = await cachedFolder(join(tmpdir(), name), async (cache) => {
    if (options.uid !== undefined && options.gid !== undefined) await chown(cache, options.uid, options.gid);
    const parameters = ["-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync", "--no-instructions"];
    await runFile(join(programs, "initdb"), ["-D", join(cache, "data"), ...parameters], options);
  });
  await runFile("cp", ["-R", join(initialised, "data"), folder], options);
}

/** Starts the cluster in `folder`/data on a free port. */
async function runCluster(
  programs: string,
  folder: string,
  { settings = [], ...options }: ProgramOptions & { settings?: readonly string[] },
): Promise<PostgresProcess> {
  const port = await freePort();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | null = null;

  const start = async () => {
    // The tests don't need durability, and syncing is slow.
    const defaults = ["fsync=off", "max_connections=60", `unix_socket_directories=${folder}`, "shared_buffers=32MB"];
    const parameters = ["-D", join(folder, "data"), "-p", String(port), "-h", "127.0.0.1"];
    for (const setting of [...defaults, ...settings]) parameters.push("-c", setting);
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
  return { urlOf, start, stop, pid: () => child?.pid ?? 0 };
}

/** Starts a server, with an empty cluster unless one is kept; installs Debian's package if needed. */
export async function startPostgres({ keptIn, settings = [] }: ClusterOptions = {}): Promise<TestPostgres> {
  const programs = await findOrInstall(findPrograms, "postgresql");
  const user = await unprivilegedUser();
  const folders: string[] = [];
  const options = { cwd: tmpdir(), env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C.UTF-8" }, ...user };
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), "babchingu-postgres-"));
    if (user) await chown(folder, user.uid, user.gid);
    folders.push(folder);
    return folder;
  };
  const keptFolder = async (folder: string) => {
    await mkdir(folder, { recursive: true });
    if (user) await chown(folder, user.uid, user.gid);
    return folder;
  };

  const folder = keptIn === undefined ? await newFolder() : await keptFolder(keptIn);
  if ((await stat(join(folder, "data")).catch(() => null)) === null) await createCluster(programs, folder, options);
  const primary = await runCluster(programs, folder, { ...options, settings });
  const replicas: PostgresProcess[] = [];
  const database = async (name: string) => {
    const found = await query(primary.urlOf("postgres"), `select from pg_database where datname = '${name}'`);
    if (found.length === 0) await query(primary.urlOf("postgres"), `create database ${name}`);
    return primary.urlOf(name);
  };
  let databases = 0;
  const socketUrlOf = (url: string) => {
    const socketUrl = Object.assign(new URL(url), { hostname: "localhost" });
    socketUrl.searchParams.set("host", folder);
    return socketUrl.href;
  };
  return {
    start: primary.start,
    pid: primary.pid,
    stop: primary.stop,
    database,
    socketUrlOf,
    newDatabase: async () => {
      databases += 1;
      return await database(`test_${databases}`);
    },
    startReplica: async () => {
      const copy = await newFolder();
      const source = ["-d", primary.urlOf("postgres"), "--write-recovery-conf", "--checkpoint=fast", "--no-sync"];
      await runFile(join(programs, "pg_basebackup"), ["-D", join(copy, "data"), ...source], options);
      const replica = await runCluster(programs, copy, options);
      replicas.push(replica);
      return replica;
    },
    close: async () => {
      for (const server of [...replicas, primary]) await server.stop();
      for (const path of folders) await rm(path, { recursive: true, force: true });
    },
  };
}

let created = 0;

/** Creates a database on the server of this URL, whose user must be a superuser, as a copy of `template`, and returns its URL. */
export async function createDatabaseOn(url: string, template = "template1"): Promise<string> {
  created += 1;
  const name = `test_${process.pid}_${Date.now()}_${created}`;
  const urlOf = (database: string) => Object.assign(new URL(url), { pathname: database }).href;
  // Nobody may be connected to the template.
  await query(urlOf("postgres"), `create database ${name} template ${template}`);
  return urlOf(name);
}

/**
 * The server of SHARED_POSTGRES_URL, a migrated database that `npm test` creates once for all files; a server of its own for a file that is
 * run alone.
 */
export async function sharedPostgres(): Promise<TestDatabases> {
  const url = process.env["SHARED_POSTGRES_URL"];
  if (url === undefined) return await startPostgres();
  return {
    newDatabase: ({ mayBeMigrated = false } = {}) =>
      mayBeMigrated ? createDatabaseOn(url, new URL(url).pathname.slice(1)) : createDatabaseOn(url),
    close: async () => undefined,
  };
}
