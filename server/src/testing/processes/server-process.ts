/** The server as a separate process, for tests of several servers and of the shutdown. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./ports.ts";

const thisRelease = join(import.meta.dirname, "..", "..", "server.ts");
const START_MS_MAX = 120_000;
/** Compiles the embedded database once and quickly: optimizing it takes a third of a start, and pays off after minutes. */
export const SHORT_LIVED = "--liftoff-only";

export interface ServerProcess {
  /** http://127.0.0.1:<port>, the same after a restart. */
  url: string;
  socketUrl: string;
  /** The process's id, which changes with a restart; 0 while it is stopped. */
  pid: () => number;
  /** The output so far. */
  output: () => string;
  start: () => Promise<void>;
  /** Sends the signal and resolves with the exit code; null when the signal killed the process. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Stops it and deletes its data folder. */
  close: () => Promise<void>;
}

interface ProcessOptions {
  /** The server of another release. */
  entry?: string | undefined;
  /** Flags of Node. */
  flags?: readonly string[];
}

/** Starts the server on a free port with this environment and waits until it is ready. */
export async function startServerProcess(
  env: Record<string, string>,
  { entry = thisRelease, flags = [] }: ProcessOptions = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), "babchingu-process-"));
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let output = "";

  const isReady = () =>
    fetch(`${url}/ready`).then(
      (response) => response.ok,
      () => false,
    );
  const start = async () => {
    const started = spawn(process.execPath, [...flags, entry], {
      env: {
        PATH: process.env["PATH"],
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: dataDir,
        JWT_SECRET: TEST_SECRET,
        EMBEDDED_IN_PRODUCTION: "true",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) stream.on("data", (data) => (output += String(data)));
    const deadline = Date.now() + START_MS_MAX;
    while (!(await isReady())) {
      if (started.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${output}`);
      await sleep(100);
    }
  };
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null;
    const ended = once(running, "exit");
    running.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  const close = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };

  await start();
  return {
    url,
    socketUrl: `${url.replace("http", "ws")}/ws`,
    pid: () => child?.pid ?? 0,
    output: () => output,
    start,
    stop,
    close,
  };
}

/** The JWT secret shared by all servers of a test. */
export const TEST_SECRET = "7d793037a0760186574b0282f2f435e7 of all tests";
