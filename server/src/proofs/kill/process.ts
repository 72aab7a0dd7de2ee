/** The real server as a process of its own, which is killed without warning. */
import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const SERVER = join(import.meta.dirname, "..", "..", "server.ts");
const START_MS_MAX = 30_000;
const POLL_MS = 25;

export interface ServerPlace {
  dataDir: string;
  port: number;
  jwtSecret: string;
}

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #place: ServerPlace;
  #said = "";

  private constructor(place: ServerPlace) {
    this.#place = place;
    const env = {
      PATH: process.env["PATH"],
      NODE_ENV: "test",
      DATA_DIR: place.dataDir,
      PORT: String(place.port),
      JWT_SECRET: place.jwtSecret,
      SEED_DEMO: "false",
      RATE_LIMIT: "false",
      LOG_LEVEL: "error",
    };
    this.#child = spawn(process.execPath, [SERVER], { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on("data", (data: Buffer) => {
        this.#said += data.toString();
      });
    }
  }

  /** Resolves when the server takes requests. Throws with what it said when it doesn't come up. */
  static async start(place: ServerPlace): Promise<ServerProcess> {
    const server = new ServerProcess(place);
    const deadline = Date.now() + START_MS_MAX;
    for (;;) {
      const isUp = await fetch(`http://127.0.0.1:${place.port}/ready`).then(
        (response) => response.ok,
        () => false,
      );
      if (isUp) return server;
      if (server.#child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The server does not start: ${server.#said}`);
      }
      await sleep(POLL_MS);
    }
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The errors it logged, a line of JSON each. */
  get faults(): string[] {
    return this.#said.split("\n").filter((line) => line.startsWith("{"));
  }

  /**
   * SIGKILL, then the end of the process. A start counts the lock of a killed process as its own after five seconds
   * only; here the process is known to be gone, so its lock may be taken away.
   */
  async kill({ keepsLock }: { keepsLock: boolean }): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
    if (!keepsLock) await rm(join(this.#place.dataDir, "pg.lock"), { recursive: true, force: true });
  }

  /** Ends it in order. */
  async close(): Promise<void> {
    if (!this.isAlive) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await ended;
  }
}
