/** Starts a separate RabbitMQ node with the Web-STOMP plug-in: a mature broker that speaks the chat's protocol. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { findOrInstall } from "../../../server/src/testing/processes/install.ts";
import { freePort } from "../../../server/src/testing/processes/ports.ts";
import type { Cleanup } from "./servers.ts";
import type { StompDialect } from "./stomp-load.ts";

const RABBITMQ_LIB = "/usr/lib/rabbitmq/lib";
const START_MS_MAX = 60_000;

/** The path of the program itself, because Debian's wrapper command requires root. */
async function findProgram(): Promise<string | null> {
  const [release] = await readdir(RABBITMQ_LIB).catch(() => []);
  return release === undefined ? null : join(RABBITMQ_LIB, release, "sbin", "rabbitmq-server");
}

async function acceptsConnections(url: string): Promise<boolean> {
  const socket = new WebSocket(url, ["v12.stomp"]);
  const opened = await Promise.race([
    once(socket, "open").then(
      () => true,
      () => false,
    ),
    once(socket, "error").then(() => false),
  ]);
  socket.terminate();
  return opened;
}

/** Starts a node on free ports in a temporary folder; installs Debian's package first if necessary. */
export async function startRabbitmq(cleanup: Cleanup): Promise<StompDialect> {
  const program = await findOrInstall(findProgram, "rabbitmq-server");
  const folder = await mkdtemp(join(tmpdir(), "babchingu-rabbitmq-"));
  const [amqp, stomp, web, dist] = [await freePort(), await freePort(), await freePort(), await freePort()];
  await writeFile(
    join(folder, "rabbitmq.conf"),
    [
      "listeners.tcp.1 = 127.0.0.1:" + amqp,
      "stomp.listeners.tcp.1 = 127.0.0.1:" + stomp,
      "web_stomp.tcp.ip = 127.0.0.1",
      "web_stomp.tcp.port = " + web,
      "",
    ].join("\n"),
  );
  await writeFile(join(folder, "plugins"), "[rabbitmq_web_stomp].\n");
  // Starts epmd, Erlang's name server: RabbitMQ would start one that outlives the benchmark.
  const epmdPort = await freePort();
  const epmd = spawn("epmd", ["-port", String(epmdPort), "-address", "127.0.0.1"], { stdio: "ignore" });
  cleanup.add(() => Promise.resolve(epmd.kill()));
  const child = spawn(program, {
    env: {
      ERL_EPMD_PORT: String(epmdPort),
      PATH: process.env["PATH"],
      HOME: folder,
      RABBITMQ_NODENAME: `babchingu-${web}@localhost`,
      RABBITMQ_MNESIA_BASE: folder,
      RABBITMQ_LOG_BASE: folder,
      RABBITMQ_CONFIG_FILE: join(folder, "rabbitmq.conf"),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, "plugins"),
      RABBITMQ_DIST_PORT: String(dist),
    },
    stdio: "ignore",
    detached: true,
  });
  cleanup.add(async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const ended = once(child, "exit");
      // The script runs the Erlang VM as its child, so the process group is killed.
      process.kill(-child.pid, "SIGKILL");
      await ended;
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  const url = `ws://127.0.0.1:${web}/ws`;
  const deadline = Date.now() + START_MS_MAX;
  while (!(await acceptsConnections(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error("RabbitMQ did not start.");
    await sleep(500);
  }
  return {
    url,
    connectHeaders: () => "login:guest\npasscode:guest\nhost:/\n",
    frameHeaders: () => "",
    errorDestination: null,
    roomDestination: ({ meetingId }) => `/topic/chat.${meetingId}`,
    sendDestination: ({ meetingId }) => `/topic/chat.${meetingId}`,
  };
}
