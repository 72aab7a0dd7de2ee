/** Starts and stops Prism's own command as a child process. */
import type { OpenApiDocument } from "@babchingu/openapi/contract/document";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";

export type PrismMode = { kind: "mock" } | { kind: "proxy"; upstream: string };

export interface Prism {
  /** Where it listens, on this machine only. */
  url: string;
  /** Calls back once if Prism exits without having been stopped; `reason` has its last output. */
  onCrash: (listener: (reason: string) => void) => void;
  stop: () => Promise<void>;
}

const HOST = "127.0.0.1";
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 3_000;
const OUTPUT_LENGTH_MAX = 2_000;

/** Starts Prism on a free port and waits until it listens. Throws with Prism's output when it doesn't. */
export async function startPrism(mode: PrismMode, document: OpenApiDocument): Promise<Prism> {
  const folder = mkdtempSync(join(tmpdir(), "babchingu-prism-"));
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const port = await freePort();
  const child = launch(mode, file, port);
  let output = "";
  const appendOutput = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-OUTPUT_LENGTH_MAX));
  child.stdout?.on("data", appendOutput);
  child.stderr?.on("data", appendOutput);
  let isStopping = false;
  let hasEnded = false;
  const listeners = new Set<(reason: string) => void>();
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(`Prism could not be started: ${error.message}`));
    child.once("exit", (code, signal) => resolve(`Prism ended with ${code ?? signal ?? "nothing"}.\n${output}`.trim()));
  }).then((reason) => {
    hasEnded = true;
    rmSync(folder, { recursive: true, force: true });
    if (!isStopping) for (const listener of listeners) listener(reason);
    return reason;
  });

  const stop = async () => {
    isStopping = true;
    if (!hasEnded) child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (hasEnded) throw new Error(await ended);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`Prism did not listen within ${START_TIMEOUT_MS} ms.\n${output}`.trim());
    }
    await delay(50);
  }
  // Prism has read the file by now; deleting it here leaves nothing behind when this process is killed.
  rmSync(folder, { recursive: true, force: true });
  return { url: `http://${HOST}:${port}`, onCrash: (listener) => listeners.add(listener), stop };
}

/** Prism watches the document for changes. With native file watching its library crashes now and then, so it polls. */
const POLLING_ENV = { CHOKIDAR_USEPOLLING: "1", CHOKIDAR_INTERVAL: "10000" };

function launch(mode: PrismMode, file: string, port: number): ChildProcess {
  const manifest = createRequire(import.meta.url).resolve("@stoplight/prism-cli/package.json");
  const command = join(dirname(manifest), "dist", "index.js");
  const preload = pathToFileURL(join(import.meta.dirname, "prism-preload.ts")).href;
  // Its log of every request halves its speed; what matters comes back in headers.
  const common = [
    "--port",
    String(port),
    "--host",
    HOST,
    "--verboseLevel",
    "fatal",
    "--multiprocess=false",
    "--cors=false",
  ];
  const own = mode.kind === "mock" ? [file] : [file, mode.upstream];
  return spawn(process.execPath, ["--import", preload, command, mode.kind, ...own, ...common], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, ...POLLING_ENV },
  });
}

/** A port that nothing listens on now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function isListening(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
