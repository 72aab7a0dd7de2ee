/** A container of an image as a process of this machine: buildah runs it in a chroot, with this machine's network. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { buildah, buildahOptions } from "./build.ts";

const READY_SECONDS_MAX = 90;

export interface Container {
  /** SIGTERM lets the server finish its requests; SIGKILL doesn't. Resolves when it is gone. */
  stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
}

/** Starts the image's server and waits until its /ready answers 200. Throws with the end of its output where it doesn't. */
export async function startContainer(
  image: string,
  { dataDir, env }: { dataDir: string; env: Record<string, string> & { PORT: string } },
): Promise<Container> {
  const container = buildah("from", "--pull-never", image);
  const variables = Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const options = ["run", "--isolation", "chroot", "--volume", `${dataDir}:/data`, ...variables, container];
  // A group of its own: a SIGKILL of buildah alone would leave the server behind.
  const server = spawn("buildah", [...buildahOptions, ...options, "node", "server/src/server.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));

  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async (signal: "SIGTERM" | "SIGKILL" = "SIGTERM") => {
    const ended = hasEnded() ? null : once(server, "close");
    if (ended !== null && server.pid !== undefined)
      process.kill(signal === "SIGKILL" ? -server.pid : server.pid, signal);
    await ended;
    buildah("rm", container);
  };
  for (let waited = 0; waited < READY_SECONDS_MAX && !hasEnded(); waited += 1) {
    const response = await fetch(`http://127.0.0.1:${env.PORT}/ready`).catch(() => null);
    if (response?.ok === true) return { stop };
    await sleep(1000);
  }
  await stop("SIGKILL");
  throw new Error(`The server of ${image} didn't become ready:\n${output.slice(-2000)}`);
}
