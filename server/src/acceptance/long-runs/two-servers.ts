/** Two server processes on one PostgreSQL, and what disturbs them during a long run. */
import { setTimeout as sleep } from "node:timers/promises";
import { startServerProcess, type ServerProcess } from "../../testing/processes/server-process.ts";

export type TwoServers = readonly [ServerProcess, ServerProcess];

const POLL_MS = 50;
const START_ATTEMPTS_MAX = 20;

type Env = Record<string, string>;

/** Starts two servers without rate limits; `env` names their database, `own` has what they don't share. */
export async function startTwoServers(env: Env, own: readonly [Env, Env] = [{}, {}]): Promise<TwoServers> {
  const start = (more: Env) => startServerProcess({ RATE_LIMIT: "false", LOG_LEVEL: "fatal", ...env, ...more });
  return Promise.all([start(own[0]), start(own[1])]);
}

export async function closeServers(servers: TwoServers): Promise<void> {
  await Promise.all(servers.map((server) => server.close()));
}

/** What is repeated while a long run goes on. */
interface Repetition {
  firstMs: number;
  /** From the end of one repetition to the start of the next. */
  pauseMs: () => number;
  work: (count: number) => Promise<void>;
}

/** Repeats the work until `stop` is called. */
export class Repeated {
  /** How often the work was finished. */
  count = 0;
  readonly #repetition: Repetition;
  #isStopping = false;

  constructor(repetition: Repetition) {
    this.#repetition = repetition;
  }

  async run(): Promise<void> {
    const { firstMs, pauseMs, work } = this.#repetition;
    for (let nextMs = performance.now() + firstMs; !this.#isStopping; await sleep(POLL_MS)) {
      if (performance.now() < nextMs) continue;
      await work(this.count);
      this.count += 1;
      nextMs = performance.now() + pauseMs();
    }
  }

  stop(): void {
    this.#isStopping = true;
  }
}

/** A server that starts while the database recovers ends, and its supervisor starts it again. */
async function startSupervised(server: ServerProcess): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await server.start();
      return;
    } catch (error) {
      if (attempt === START_ATTEMPTS_MAX) throw error;
    }
  }
}

/** Kills the servers in turn and starts each again. */
export function killsInTurn(servers: TwoServers, times: Pick<Repetition, "firstMs" | "pauseMs">): Repeated {
  const work = async (count: number) => {
    const server = servers[count % 2 === 0 ? 0 : 1];
    await server.stop("SIGKILL");
    await startSupervised(server);
  };
  return new Repeated({ ...times, work });
}
