/** The services of compose.yaml, wired as the file says, on this machine: servers of an image, and Debian's PostgreSQL, Redis and Caddy. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "yaml";
import { freePort } from "../../../server/src/testing/processes/ports.ts";
import { startPostgres } from "../../../server/src/testing/processes/postgres.ts";
import { startRedis } from "../../../server/src/testing/processes/redis.ts";
import { root } from "../root.ts";
import { collectOutput } from "../run.ts";
import { NODE_UID, newSecret } from "./build.ts";
import { type Container, startContainer } from "./container.ts";

const names = ["server-1", "server-2"] as const;
type ServerName = (typeof names)[number];

interface ComposeFile {
  services: Record<ServerName, { environment: Record<string, string> }>;
  configs: { caddyfile: { content: string } };
}

const VARIABLE = /\$\$|\$\{(\w+)(?::([-?])((?:\$\{[^}]*\}|[^}])*))?\}/g;

/**
 * The text with compose's variables replaced: `${NAME}`, `${NAME:-default}`, `${NAME:?message}`, and `$$` for a dollar sign. A default may
 * have variables.
 */
export function interpolate(text: string, env: Record<string, string>): string {
  return text.replace(VARIABLE, (found, name?: string, kind?: string, rest = "") => {
    if (name === undefined) return "$";
    const value = env[name];
    if (value !== undefined && value !== "") return value;
    if (kind === "?") throw new Error(`${found}: ${String(rest)}`);
    return interpolate(String(rest), env);
  });
}

/** Everything that has to be closed, newest first. */
class Cleanup {
  readonly #steps: (() => unknown)[] = [];
  add(step: () => unknown): void {
    this.#steps.unshift(step);
  }
  async run(): Promise<void> {
    for (const step of this.#steps) await step();
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** Starts Caddy with this Caddyfile. Its certificate authority stays in `folder`. @returns the authority's certificate, and what Caddy has written. */
async function startCaddy(
  caddyfile: string,
  { folder, env, cleanup }: { folder: string; env: Record<string, string>; cleanup: Cleanup },
): Promise<{ ca: string; log: () => string }> {
  const source = join(folder, "Caddyfile");
  writeFileSync(source, caddyfile);
  const caddyEnv = { ...process.env, ...env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const adapted = execFileSync("caddy", ["adapt", "--config", source, "--adapter", "caddyfile"], {
    env: caddyEnv,
    stdio: "pipe",
  });
  const config = JSON.parse(adapted.toString()) as { apps: { http: object } };
  const file = join(folder, "caddy.json");
  // Only what would reach beyond this rehearsal: the port of redirects, the system's list of authorities, the administration's port.
  const apps = {
    ...config.apps,
    http: { ...config.apps.http, http_port: await freePort() },
    pki: { certificate_authorities: { local: { install_trust: false } } },
  };
  writeFileSync(file, JSON.stringify({ ...config, admin: { disabled: true }, apps }));
  const caddy = spawn("caddy", ["run", "--config", file], { env: caddyEnv, stdio: ["ignore", "pipe", "pipe"] });
  const log = collectOutput(caddy);
  cleanup.add(async () => await stopProcess(caddy));
  const certificate = join(folder, "caddy/pki/authorities/local/root.crt");
  for (let waited = 0; waited < 300; waited += 1) {
    try {
      return { ca: readFileSync(certificate, "utf8"), log };
    } catch {
      await sleep(100);
    }
  }
  throw new Error("Caddy made no certificate.");
}

export interface ComposedService {
  /** The proxy's address, with TLS. */
  origin: string;
  /** The certificate of the authority that signed the proxy's. */
  ca: string;
  /** What the proxy has written. */
  proxyLog: () => string;
  /** Kills a server and leaves it away. */
  kill: (name: ServerName) => Promise<void>;
  /** Stops a server as an update does, if it runs, and starts one of this image in its place. */
  replace: (name: ServerName, image: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts all of it with servers of this image. */
export async function startComposed(image: string): Promise<ComposedService> {
  const file = parse(readFileSync(join(root, "compose.yaml"), "utf8"), { merge: true }) as ComposeFile;
  const cleanup = new Cleanup();
  try {
    const work = mkdtempSync(join(tmpdir(), "babchingu-compose-"));
    cleanup.add(() => rmSync(work, { recursive: true, force: true }));
    const dataDir = join(work, "pictures");
    mkdirSync(dataDir);
    chownSync(dataDir, NODE_UID, NODE_UID);

    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    cleanup.add(postgres.close);
    cleanup.add(redis.stop);
    const database = new URL(await postgres.newDatabase());
    const ports: Record<ServerName, number> = { "server-1": await freePort(), "server-2": await freePort() };
    const domain = `localhost:${await freePort()}`;
    const env = {
      DOMAIN: domain,
      POSTGRES_PASSWORD: newSecret(),
      JWT_SECRET: newSecret(),
      PHONE_HASH_SECRET: newSecret(),
    };
    // Where compose's own network would find the other services.
    const addressed = (text: string) =>
      interpolate(text, env)
        .replace(/postgres:\/\/.*@postgres:5432\/\w+/, database.href)
        .replace("redis://redis:6379", redis.url)
        .replace(/(server-[12]):8080/g, (_, name: ServerName) => `127.0.0.1:${ports[name]}`);

    const start = async (name: ServerName, from: string): Promise<Container> => {
      const { environment } = file.services[name];
      const resolved = Object.entries(environment).map(([variable, value]) => [variable, addressed(value)]);
      const own = { HOST: "127.0.0.1", PORT: String(ports[name]), METRICS_PORT: String(await freePort()) };
      return await startContainer(from, { dataDir, env: { ...Object.fromEntries(resolved), ...own } });
    };
    const running = new Map<ServerName, Container>();
    cleanup.add(async () => void (await Promise.all(Array.from(running.values(), (server) => server.stop()))));
    for (const name of names) running.set(name, await start(name, image));
    const { ca, log: proxyLog } = await startCaddy(addressed(file.configs.caddyfile.content), {
      folder: work,
      env,
      cleanup,
    });
    const stop = async (name: ServerName, signal: "SIGTERM" | "SIGKILL") => {
      await running.get(name)?.stop(signal);
      running.delete(name);
    };
    return {
      origin: `https://${domain}`,
      ca,
      proxyLog,
      kill: async (name) => await stop(name, "SIGKILL"),
      replace: async (name, by) => {
        await stop(name, "SIGTERM");
        running.set(name, await start(name, by));
      },
      close: async () => await cleanup.run(),
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
