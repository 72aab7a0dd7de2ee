/** A temporary Redis server for a test, on a free port, without persistence. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { findOnPath, findOrInstall } from "./install.ts";
import { freePort, isListening } from "./ports.ts";

const START_MS_MAX = 15_000;

export interface TestRedis {
  url: string;
  stop: () => Promise<void>;
  /** Starts it again, empty, on the same port. */
  start: () => Promise<void>;
}

/** Starts a server; installs Debian's package if needed. */
export async function startRedis(): Promise<TestRedis> {
  const program = await findOrInstall(() => findOnPath("redis-server"), "redis-server");
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async () => {
    const parameters = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    child = spawn(program, parameters, { cwd: tmpdir(), stdio: "ignore" });
    const deadline = Date.now() + START_MS_MAX;
    while (!(await isListening(port))) {
      if (Date.now() > deadline) throw new Error("Redis did not start.");
      await sleep(50);
    }
  };
  const stop = async () => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop };
}
