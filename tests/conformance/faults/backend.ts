/** Starts the reference backend as a separate process, on demand with every patch fault built in. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { repository, serverEntry } from "../runner/repository.ts";

const START_TIMEOUT_MS = 180_000;

export interface Backend {
  url: string;
  /** Activates the patch fault with this id; null for none. */
  activate: (defect: string | null) => Promise<void>;
  /** Stops the process and deletes its data. */
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Takes client addresses from a header, and has high limits of requests, because all console calls come from one operator. */
const ENVIRONMENT = {
  NODE_ENV: "development",
  SEED_DEMO: "true",
  PASSWORD_HASHES: "fast",
  TRUST_PROXY: "true",
  WRITES_PER_MINUTE_IP: "1000000",
  WRITES_PER_MINUTE_MEMBER: "1000000",
  READS_PER_MINUTE_MEMBER: "1000000",
  SEARCHES_PER_MINUTE_MEMBER: "1000000",
  LOG_LEVEL: "silent",
};

/** A data folder to start on a copy of, because creating a database takes seconds; without it each backend creates its own. */
const { BACKEND_DATA } = process.env;

/** Starts the reference backend on a free port with its own data; `withDefects` builds the patch faults in. */
export async function startBackend({ withDefects }: { withDefects: boolean }): Promise<Backend> {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), "babchingu-conformance-"))];
  const url = `http://127.0.0.1:${port}`;
  if (BACKEND_DATA !== undefined) await cp(BACKEND_DATA, dataDir, { recursive: true });
  const preload = withDefects ? ["--import", join(import.meta.dirname, "patch-preload.ts")] : [];
  const child: ChildProcess = spawn(process.execPath, [...preload, serverEntry], {
    cwd: repository,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      ...ENVIRONMENT,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: withDefects ? ["ignore", "pipe", "pipe", "ipc"] : ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += String(data)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  const isReady = () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The reference backend did not start:\n${output}`);
    }
    await sleep(100);
  }
  const activate = async (defect: string | null) => {
    const activated = once(child, "message");
    child.send({ defect });
    await activated;
  };
  return { url, activate, stop };
}
