/** `npm run dev`: the backend restarting on change, and the three apps with hot reload. Ctrl-C ends all. */
import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { root } from "./lib/root.ts";

const apiPort = process.env["PORT"] ?? "8080";
const hasOwnBackend = !process.env["VITE_API_BASE_URL"];

interface Part {
  name: string;
  command: string;
  parameters: string[];
  address: string;
}

const vite = (name: string, port: number, path: string): Part => ({
  name,
  command: "vite",
  parameters: [name, "--port", String(port), "--strictPort", "--clearScreen", "false"],
  address: `http://localhost:${port}${path}`,
});

const backend: Part = {
  name: "server",
  command: "node",
  parameters: ["--watch-path=server/src", "--watch-path=openapi", "--watch-preserve-output", "server/src/server.ts"],
  address: `http://127.0.0.1:${apiPort}`,
};

const parts = [
  ...(hasOwnBackend ? [backend] : []),
  vite("member", 5173, "/app/"),
  vite("admin", 5174, "/admin/"),
  vite("site", 5175, "/"),
];

const children: ChildProcess[] = [];
let isEnding = false;

function end(code: number): void {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
}

for (const { name, command, parameters } of parts) {
  const child = spawn(command, parameters, { cwd: root, stdio: "inherit", env: process.env });
  child.once("exit", (code) => {
    if (!isEnding) console.error(`${name} ended with ${String(code)}; stopping the rest.`);
    end(code ?? 1);
  });
  children.push(child);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => end(0));

console.log(parts.map(({ name, address }) => `${name.padEnd(7)} ${address}`).join("\n"));
if (!hasOwnBackend) console.log(`The apps talk to ${process.env["VITE_API_BASE_URL"] ?? ""}.`);
