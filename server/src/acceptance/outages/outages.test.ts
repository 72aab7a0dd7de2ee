/**
 * A part of the service fails under load and comes back. Whatever fails: the process lives, every answer is a success or UNAVAILABLE
 * with Retry-After and comes within ten seconds, the service and the delivery of messages are back soon after the part, each message
 * that a member sent is stored once and delivered in order, and what was acknowledged is stored, with balances that equal their rows. `npm run faults:parts` runs all outages, `npm test` those in SHORT.
 */
import { Redis } from "ioredis";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import {
  startOwnPostgresEnvironment,
  startPostgresEnvironment,
  type OwnPostgresEnvironment,
} from "../../testing/postgres-environment.ts";
import { startFaultProxy, type FaultProxy } from "../../testing/processes/fault-proxy.ts";
import { startRedis, type TestRedis } from "../../testing/processes/redis.ts";
import { startServerProcess, type ServerProcess } from "../../testing/processes/server-process.ts";
import { isFull, openRoom, type Outage, prepareLoad, rehearse, TEST_MS_MAX } from "./rehearsal.ts";

const POOL_SIZE = 8;

let environment: OwnPostgresEnvironment;
let redis: TestRedis;
let toPostgres: FaultProxy;
let toRedis: FaultProxy;
let server: ServerProcess;

beforeAll(async () => {
  // Only outages of the full run stop PostgreSQL or use it up.
  const start = isFull ? startOwnPostgresEnvironment : startPostgresEnvironment;
  [environment, redis] = await Promise.all([start() as Promise<OwnPostgresEnvironment>, startRedis()]);
  toPostgres = await startFaultProxy(environment.databaseUrl);
  toRedis = await startFaultProxy(redis.url);
  server = await startServerProcess({
    DATABASE_URL: toPostgres.url,
    REDIS_URL: toRedis.url,
    DB_POOL_SIZE: String(POOL_SIZE),
    WRITES_PER_MINUTE_IP: "1000000",
    WRITES_PER_MINUTE_MEMBER: "1000000",
    READS_PER_MINUTE_MEMBER: "1000000",
    LOG_LEVEL: "fatal",
  });
}, 400_000);
afterAll(async () => {
  await server.close();
  toPostgres.close();
  toRedis.close();
  await redis.stop();
  await environment.close();
});

/** Runs statements as another client, which the proxy doesn't reach. */
async function sql(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: environment.databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const TERMINATE =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'babchingu%' and pid <> pg_backend_pid()";
const databaseName = () => new URL(environment.databaseUrl).pathname.slice(1);
const setReadOnly = (value: "on" | "off") =>
  sql(
    "set default_transaction_read_only = off",
    `alter database ${databaseName()} set default_transaction_read_only = ${value}`,
    TERMINATE,
  );

/** Takes every connection that PostgreSQL has, and ends the server's; returns a function that gives them back. */
async function takeAllConnections(): Promise<() => Promise<void>> {
  const taken: Client[] = [];
  const takeOne = async () => {
    await sql(TERMINATE);
    const client = new Client({ connectionString: environment.databaseUrl });
    client.on("error", () => undefined);
    await client.connect();
    taken.push(client);
  };
  try {
    for (;;) await takeOne();
  } catch {
    // None is left.
  }
  return async () => void (await Promise.all(taken.map((client) => client.end())));
}

const proxied = (proxy: () => FaultProxy, mode: Parameters<FaultProxy["set"]>[0]) => async () => {
  proxy().set(mode);
  return async () => proxy().set("pass");
};

/** An outage that begins when the server counts requests in Redis, which it does again some seconds after the previous one. */
const whileCounting = (begin: Outage["begin"]) => async () => {
  const client = new Redis(redis.url);
  await client.flushall();
  await eventually(async () => expect(await client.dbsize()).toBeGreaterThan(0));
  client.disconnect();
  return begin();
};

const SHORT = new Set([
  "PostgreSQL half-open",
  "PostgreSQL refuses connections",
  "PostgreSQL commits without an answer",
  "Redis half-open",
]);
const outages: ({ name: string } & Outage)[] = [
  {
    name: "PostgreSQL half-open",
    begin: proxied(() => toPostgres, "halfOpen"),
    lastsMs: 9000,
    backMsMax: 15_000,
    mustCauseUnavailable: true,
    makesUnready: true,
  },
  {
    name: "PostgreSQL refuses connections",
    begin: proxied(() => toPostgres, "refuse"),
    lastsMs: 2000,
    backMsMax: 5000,
    mustCauseUnavailable: true,
    makesUnready: true,
  },
  {
    name: "PostgreSQL commits without an answer",
    begin: async () => {
      toPostgres.endAfter = /commit|chat-post/;
      return async () => void (toPostgres.endAfter = null);
    },
    lastsMs: 3000,
    backMsMax: 5000,
    mustCauseUnavailable: true,
  },
  {
    name: "PostgreSQL frozen",
    begin: proxied(() => toPostgres, "stall"),
    lastsMs: 10_000,
    backMsMax: 5000,
    mustCauseUnavailable: true,
    makesUnready: true,
  },
  {
    name: "PostgreSQL killed and started",
    begin: async () => {
      await environment.postgres.stop("SIGQUIT");
      return () => environment.postgres.start();
    },
    lastsMs: 3000,
    backMsMax: 5000,
    mustCauseUnavailable: true,
    makesUnready: true,
  },
  {
    name: "PostgreSQL terminates its backends",
    begin: async () => {
      const timer = setInterval(() => void sql(TERMINATE).catch(() => undefined), 100);
      return async () => clearInterval(timer);
    },
    lastsMs: 5000,
    backMsMax: 5000,
  },
  {
    name: "PostgreSQL with a round trip of two seconds",
    begin: async () => {
      toPostgres.delayMs = 1000;
      return async () => void (toPostgres.delayMs = 0);
    },
    lastsMs: 10_000,
    backMsMax: 5000,
  },
  {
    name: "PostgreSQL without free connections",
    begin: takeAllConnections,
    lastsMs: 4000,
    backMsMax: 5000,
    mustCauseUnavailable: true,
  },
  {
    name: "PostgreSQL read-only",
    begin: async () => {
      await setReadOnly("on");
      return () => setReadOnly("off");
    },
    lastsMs: 4000,
    backMsMax: 5000,
    mustCauseUnavailable: true,
  },
  {
    name: "Redis refuses connections",
    begin: whileCounting(proxied(() => toRedis, "refuse")),
    lastsMs: 3000,
    backMsMax: 5000,
  },
  {
    name: "Redis half-open",
    begin: whileCounting(proxied(() => toRedis, "halfOpen")),
    lastsMs: 6000,
    backMsMax: 15_000,
  },
  {
    name: "Redis killed and started empty",
    begin: whileCounting(async () => {
      await redis.stop();
      return () => redis.start();
    }),
    lastsMs: 3000,
    backMsMax: 5000,
  },
];

test.for(outages.filter(({ name }) => isFull || SHORT.has(name)))(
  "$name",
  { timeout: TEST_MS_MAX },
  async (outage, { annotate }) => {
    const { load, expectStored } = await prepareLoad(await openRoom(environment), [server]);
    await rehearse(load, outage, annotate);
    await expectStored(environment.db);
    expect(server.output()).not.toContain("Error");
  },
);
