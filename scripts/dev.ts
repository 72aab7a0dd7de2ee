/** `npm run dev`: the backend restarting on change, and the three apps with hot reload. Ctrl-C ends all. */
import { type ChildProcess, spawn } from "node:child_process";
import { devParts } from "./lib/dev-parts.ts";
import { root } from "./lib/root.ts";

const parts = devParts(process.env);

const children: ChildProcess[] = [];
let isEnding = false;

function end(code: number): void {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
}

for (const { name, command, parameters, env } of parts) {
  const child = spawn(command, parameters, { cwd: root, stdio: "inherit", env });
  child.once("exit", (code) => {
    if (!isEnding) console.error(`${name} ended with ${String(code)}; stopping the rest.`);
    end(code ?? 1);
  });
  children.push(child);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => end(0));

console.log(parts.map(({ name, url }) => `${name.padEnd(7)} ${url}`).join("\n"));
const apiBase = process.env["VITE_API_BASE_URL"];
if (apiBase) console.log(`The apps talk to ${apiBase}.`);
