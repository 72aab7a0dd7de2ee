/** `npm run dev`: the backend restarting on change, and the three apps with hot reload. Ctrl-C ends all. */
import { type ChildProcess, spawn } from "node:child_process";
import { devProcesses } from "./lib/dev-processes.ts";
import { root } from "./lib/root.ts";

const processes = devProcesses(process.env);

const children: ChildProcess[] = [];
let isStopping = false;

function stopAll(code: number): void {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
}

for (const { name, command, parameters, env } of processes) {
  const child = spawn(command, parameters, { cwd: root, stdio: "inherit", env });
  child.once("exit", (code) => {
    if (!isStopping) console.error(`${name} ended with ${String(code)}; stopping the rest.`);
    stopAll(code ?? 1);
  });
  children.push(child);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopAll(0));

console.log(processes.map(({ name, url }) => `${name.padEnd(7)} ${url}`).join("\n"));
const apiBase = process.env["VITE_API_BASE_URL"];
if (apiBase) console.log(`The apps talk to ${apiBase}.`);
