/** Runs the reference backend as its own process, on its own data folder, so that a test can kill it. */
import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../server/src/testing/processes/ports.ts";
import { SHORT_LIVED } from "../../../server/src/testing/processes/server-process.ts";
import type { CheckedTraffic } from "./prism.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const START_TIMEOUT_MS = 120_000;
/** The environment variable with which global-setup.ts tells every worker the data folder with the demo data. */
export const SEEDED_DATA_DIR = "E2E_SEEDED_DATA_DIR";

// The modules of the database and of the proxy are loaded where they are used: every worker loads this file, and few specs need them.

async function checkTraffic(serverUrl: string): Promise<CheckedTraffic> {
  const prism = await import("./prism.ts");
  return await prism.checkTraffic(serverUrl);
}

/** A copy of the seeded folder, or a migrated and empty one: a server creates demo data only in a database without members. */
async function newDataDir(seedDemo: string | undefined): Promise<string> {
  const seeded = process.env[SEEDED_DATA_DIR];
  if (seeded === undefined || seedDemo === "false") {
    const { migratedDataDir } = await import("../../../server/src/testing/migrated-database.ts");
    return await migratedDataDir("babchingu-e2e-");
  }
  const dataDir = await mkdtemp(join(tmpdir(), "babchingu-e2e-"));
  await cp(seeded, dataDir, { recursive: true });
  return dataDir;
}

export interface TestServer {
  /** The address of pages and API; Prism's with `viaPrism`. */
  readonly url: string;
  /** Its data folder, for a test that writes rows while the server is down. */
  readonly dataDir: string;
  /** Kills the process without warning, as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  /** Shuts it down gracefully and keeps its data. */
  stop(): Promise<void>;
  /** Shuts it down and removes its data. With `viaPrism` it throws when a request or response violated the contract. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** Puts Prism's validating proxy in front of the server: `url` is the proxy's, and `close` fails on any violation. */
  viaPrism?: boolean;
}

/** Starts the server with these environment variables and waits until it is ready. */
export async function startServer(
  env: Record<string, string> = {},
  { viaPrism = false }: ServerOptions = {},
): Promise<TestServer> {
  const dataDir = await newDataDir(env["SEED_DEMO"]);
  const port = await freePort();
  const serverUrl = `http://127.0.0.1:${port}`;
  const traffic: CheckedTraffic | null = viaPrism ? await checkTraffic(serverUrl) : null;
  const url = traffic?.url ?? serverUrl;
  const environment = {
    ...process.env,
    NODE_ENV: "development",
    PORT: String(port),
    DATA_DIR: dataDir,
    PASSWORD_HASHES: "fast",
    // With Prism the pages have the proxy's origin, which the server must accept as its own.
    ...(traffic ? { PUBLIC_URL: url } : {}),
    ...env,
  };
  let child: ChildProcess | null = null;
  let output = "";

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [SHORT_LIVED, "server/src/server.ts"], { cwd: root, env: environment });
    started.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    started.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child = started;
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (started.exitCode !== null) throw new Error(`The server ended at once:\n${output}`);
      const isReady = await fetch(`${serverUrl}/ready`).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server was not ready in ${START_TIMEOUT_MS} ms:\n${output}`);
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await ended;
  }

  await start();
  return {
    url,
    dataDir,
    kill: () => stop("SIGKILL"),
    restart: start,
    stop: () => stop("SIGTERM"),
    close: async () => {
      await stop("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
      await traffic?.close();
    },
  };
}

/** The last verification code that was sent to a phone (D42). */
export async function sentCode(server: TestServer, phone: string): Promise<string> {
  const response = await fetch(`${server.url}/dev/outbox?to=${phone}`, { headers: { Accept: "application/json" } });
  const messages = (await response.json()) as { code?: string }[];
  const code = messages.find((message) => message.code)?.code;
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
}
