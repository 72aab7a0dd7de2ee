import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { root } from "./root.ts";

export interface RunOptions {
  /** Folder, absolute or below the repository's. */
  folder?: string;
  env?: Record<string, string>;
  /** Collects the output instead of showing it. */
  isQuiet?: boolean;
}

export interface RunResult {
  code: number;
  output: string;
}

/** Collects what a process writes into its pipes; returns a function that gives the text so far. */
export function collectOutput({ stdout, stderr }: Pick<ChildProcess, "stdout" | "stderr">): () => string {
  let output = "";
  // Without an encoding a letter between two chunks would be lost.
  for (const piped of [stdout, stderr]) piped?.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  return () => output;
}

/** Runs a command and waits for its end. A command of node_modules/.bin is found by its name. */
export async function run(command: string, parameters: string[], options: RunOptions = {}): Promise<RunResult> {
  const child = spawn(command, parameters, {
    cwd: resolve(root, options.folder ?? ""),
    // Vitest colours what it writes into a file or a pipe, too.
    env: { ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }), ...process.env, ...options.env },
    stdio: ["ignore", options.isQuiet ? "pipe" : "inherit", options.isQuiet ? "pipe" : "inherit"],
  });
  const outputSoFar = collectOutput(child);
  return await new Promise((settle, reject) => {
    child.once("error", reject);
    child.once("close", (code) => settle({ code: code ?? 1, output: outputSoFar() }));
  });
}
