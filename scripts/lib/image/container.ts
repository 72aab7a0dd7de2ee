/** A container of an image as a process of this machine: buildah runs it in a chroot, with this machine's network. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { collectOutput } from "../run.ts";
import { buildah, buildahOptions } from "./build.ts";

const READY_SECONDS_MAX = 90;

export interface Container {
  /** SIGTERM lets the server finish its requests; SIGKILL doesn't. Resolves when it is gone. */
  stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
}

/** The server below buildah and its two helpers. buildah doesn't pass a signal on: it would end the server at once. */
function serverPid(pid: number): number {
  const children = globSync(`/proc/${pid}/task/*/children`)
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  return children === "" ? pid : serverPid(Number.parseInt(children, 10));
}

/** Starts the image's server and waits until its /ready answers 200. Throws with the end of its output where it doesn't. */
export async function startContainer(
  image: string,
  { dataDir, env }: { dataDir: string; env: Record<string, string> & { PORT: string } },
): Promise<Container> {
  const container = buildah("from", "--pull-never", image);
  const variables = Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const options = ["run", "--isolation", "chroot", "--volume", `${dataDir}:/data`, ...variables, container];
  const server = spawn("buildah", [...buildahOptions, ...options, "node", "server/src/server.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const outputSoFar = collectOutput(server);

  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async (signal: "SIGTERM" | "SIGKILL" = "SIGTERM") => {
    const ended = hasEnded() ? null : once(server, "close");
    if (ended !== null && server.pid !== undefined) process.kill(serverPid(server.pid), signal);
    await ended;
    buildah("rm", container);
  };
  for (let waited = 0; waited < READY_SECONDS_MAX && !hasEnded(); waited += 1) {
    const response = await fetch(`http://127.0.0.1:${env.PORT}/ready`).catch(() => null);
    if (response?.ok === true) return { stop };
    await sleep(1000);
  }
  await stop("SIGKILL");
  throw new Error(`The server of ${image} didn't become ready:\n${outputSoFar().slice(-2000)}`);
}
