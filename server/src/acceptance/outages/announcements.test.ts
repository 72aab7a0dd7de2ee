/**
 * What carries announcements between two servers goes silent under load: a message on one reaches a socket of the other soon after, and
 * both announce again. Sweeps alone would deliver it, half a second late.
 */
import { sql } from "kysely";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { startFaultProxy, type FaultProxy } from "../../testing/processes/fault-proxy.ts";
import { startRedis, type TestRedis } from "../../testing/processes/redis.ts";
import { startServerProcess } from "../../testing/processes/server-process.ts";
import { isFull, openRoom, prepareLoad, rehearse, TEST_MS_MAX } from "./rehearsal.ts";

/** From the end of the outage until both servers deliver and announce as before. */
const BACK_MS_MAX = 15_000;

let environment: PostgresEnvironment;
let redis: TestRedis;
let redisClient: Redis;
beforeAll(async () => {
  if (!isFull) return;
  [environment, redis] = await Promise.all([startPostgresEnvironment(), startRedis()]);
  redisClient = new Redis(redis.url);
}, TEST_MS_MAX);
afterAll(async () => {
  if (!isFull) return;
  redisClient.disconnect();
  await redis.stop();
  await environment.close();
});

/** Runs two servers through the proxy, which are ready when both are subscribed. */
async function startServers(proxy: FaultProxy, settings: Record<string, string>) {
  const env = { DATABASE_URL: environment.databaseUrl, RATE_LIMIT: "false", LOG_LEVEL: "fatal", ...settings };
  const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.close()));
    proxy.close();
  });
  return servers;
}

const buses = {
  "PostgreSQL's LISTEN": {
    start: async () => {
      const proxy = await startFaultProxy(environment.databaseUrl);
      return { proxy, servers: await startServers(proxy, { DATABASE_URL: proxy.url }) };
    },
    /** Ids of the connections that listen, also of those that PostgreSQL doesn't know to be lost. */
    findListening: async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and application_name = 'babchingu rooms'`.execute(environment.db);
      return rows.map(({ pid }) => String(pid));
    },
  },
  Redis: {
    start: async () => {
      const proxy = await startFaultProxy(redis.url);
      return { proxy, servers: await startServers(proxy, { REDIS_URL: proxy.url }) };
    },
    findListening: async () =>
      String(await redisClient.client("LIST"))
        .split("\n")
        .filter((line) => line.includes(" name=babchingu-rooms ") && / sub=[1-9]/.test(line))
        .map((line) => /id=(\d+)/.exec(line)?.[1] ?? ""),
  },
};

test.runIf(isFull).for(Object.entries(buses))(
  "half-open %s between two servers",
  { timeout: TEST_MS_MAX },
  async ([, { start, findListening }], { annotate }) => {
    const { proxy, servers } = await start();
    await eventually(async () => expect(await findListening()).toHaveLength(servers.length));
    const lost = new Set(await findListening());
    const { load, expectStored } = await prepareLoad(await openRoom(environment), servers);
    let endedMs = 0;
    const begin = async () => {
      proxy.set("halfOpen");
      return async () => {
        proxy.set("pass");
        endedMs = performance.now();
      };
    };
    await rehearse(load, { begin, lastsMs: 6000, backMsMax: BACK_MS_MAX }, annotate);
    await eventually(async () => {
      const listening = (await findListening()).filter((id) => !lost.has(id));
      expect(listening).toHaveLength(servers.length);
    });
    expect(performance.now() - endedMs).toBeLessThan(BACK_MS_MAX);
    await expectStored(environment.db);
    for (const server of servers) expect(server.output()).not.toContain("Error");
  },
);
