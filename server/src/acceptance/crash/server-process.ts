/** The real server as a process of its own that can be killed without a shutdown. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const SERVER = join(import.meta.dirname, "..", "..", "server.ts");
const START_MS_MAX = 120_000;
const POLL_MS = 25;

export interface ServerSettings {
  dataDir: string;
  port: number;
  jwtSecret: string;
}

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #settings: ServerSettings;
  #output = "";

  private constructor(settings: ServerSettings) {
    this.#settings = settings;
    const env = {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      NODE_ENV: "test",
      DATA_DIR: settings.dataDir,
      PORT: String(settings.port),
      JWT_SECRET: settings.jwtSecret,
      SEED_DEMO: "false",
      RATE_LIMIT: "false",
      LOG_LEVEL: "error",
    };
    this.#child = spawn(process.execPath, [SERVER], { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on("data", (data: Buffer) => {
        this.#output += data.toString();
      });
    }
  }

  /** Resolves when the server is ready. Throws with its output when it doesn't start. */
  static async start(settings: ServerSettings): Promise<ServerProcess> {
    const server = new ServerProcess(settings);
    const deadline = Date.now() + START_MS_MAX;
    for (;;) {
      const isReady = await fetch(`http://127.0.0.1:${settings.port}/ready`).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) return server;
      if (server.#child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The server does not start: ${server.#output}`);
      }
      await sleep(POLL_MS);
    }
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The errors it logged, a line of JSON each. */
  get unexpectedErrors(): string[] {
    return this.#output.split("\n").filter((line) => line.startsWith("{"));
  }

  /**
   * SIGKILL, then the end of the process. The lock of a killed process expires after five
   * seconds; here the process is known to be gone, so its lock may be removed.
   */
  async kill({ keepsLock }: { keepsLock: boolean }): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
    if (!keepsLock) await rm(join(this.#settings.dataDir, "pg.lock"), { recursive: true, force: true });
  }

  /** Stops it with a graceful shutdown. */
  async close(): Promise<void> {
    if (!this.isAlive) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await ended;
  }
}
