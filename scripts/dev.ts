/** `npm run dev`: the backend restarting on change, and the three apps with hot reload. Ctrl-C ends all. */
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type DevProcess, devProcesses } from "./lib/dev-processes.ts";
import { type Reaction, watchSources } from "./lib/dev-watch.ts";
import { root } from "./lib/root.ts";
import { run } from "./lib/run.ts";

const USAGE = `Usage: npm run dev -- [--mock]
  --mock  the contract's mock instead of the server (docs/mocking.md)
PORT is the backend's; the apps take the three after it, or 5173 to 5175 without PORT.`;
const POLL_MS = 100;

const children = new Map<string, ChildProcess>();
let isStopping = false;
/** Whether everything has been served once. Before, a process that ends takes the others with it. */
let isServed = false;

function stopAll(code: number): void {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children.values()) child.kill("SIGTERM");
  // The watchers would keep this process running.
  void exitAfterAll();
}

const exitOf = async (child: ChildProcess) =>
  await new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(null);
    else child.once("exit", resolve);
  });

async function exitAfterAll(): Promise<void> {
  await Promise.all(Array.from(children.values(), exitOf));
  process.exit();
}

function start({ name, command, parameters, env }: DevProcess): void {
  // The mock's own introduction says how to start what runs here already.
  const stdout = name === "mock" ? "ignore" : "inherit";
  const child = spawn(command, parameters, { cwd: root, stdio: ["ignore", stdout, "inherit"], env });
  children.set(name, child);
  child.once("exit", (code) => {
    if (isStopping || children.get(name) !== child) return;
    if (isServed && name === "server") {
      console.error(`The server ended with ${String(code)}; it starts again when a file changes.`);
      return;
    }
    console.error(`${name} ended with ${String(code)}; stopping the rest.`);
    stopAll(code ?? 1);
  });
}

async function restart(server: DevProcess): Promise<void> {
  const child = children.get(server.name);
  children.delete(server.name);
  child?.kill("SIGTERM");
  if (child) await exitOf(child);
  if (!isStopping) start(server);
}

async function reactTo(reactions: ReadonlySet<Reaction>, server: DevProcess | undefined): Promise<void> {
  if (reactions.has("generate")) {
    console.log("The contract has changed: generating …");
    await run("node", ["scripts/generate.ts"]);
  }
  if (reactions.has("restart") && server) await restart(server);
}

async function waitUntilServed({ readyUrl }: DevProcess): Promise<void> {
  for (;;) {
    // Any answer will do: the mock has no /ready.
    const response = await fetch(readyUrl).catch(() => null);
    if (response !== null || isStopping) return;
    await sleep(POLL_MS);
  }
}

async function main(isMock: boolean): Promise<void> {
  const processes = devProcesses(process.env, { isMock });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopAll(0));
  for (const each of processes) start(each);

  const server = processes.find(({ name }) => name === "server");
  let last = Promise.resolve();
  watchSources((reactions) => {
    const before = last;
    last = (async () => {
      await before;
      await reactTo(reactions, server);
    })();
  });

  await Promise.all(processes.map(waitUntilServed));
  if (isStopping) return;
  isServed = true;
  console.log(`\n${processes.map(({ name, url }) => `${name.padEnd(7)} ${url}`).join("\n")}`);
  const apiBase = process.env["VITE_API_BASE_URL"];
  if (apiBase) console.log(`The apps talk to ${apiBase}.`);
}

try {
  const { values } = parseArgs({
    options: { mock: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
  });
  if (values.help) console.log(USAGE);
  else await main(values.mock);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${USAGE}`);
  process.exitCode = 2;
}
