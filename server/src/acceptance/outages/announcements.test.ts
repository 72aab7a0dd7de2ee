/**
 * What carries announcements between two servers goes silent under load: a message on one reaches a socket of the other soon after, and
 * both announce again. Sweeps alone would deliver it, half a second late.
 */
import { sql } from "kysely";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { CONNECTION_NAMES } from "../../realtime/bus/redis.ts";
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

const isAnnouncing = (client: string) =>
  client.includes(` name=${CONNECTION_NAMES.publisher} `) ||
  (client.includes(` name=${CONNECTION_NAMES.subscriber} `) && / sub=[1-9]/.test(client));

const buses = {
  "PostgreSQL's LISTEN": {
    start: async () => {
      const proxy = await startFaultProxy(environment.databaseUrl);
      return { proxy, servers: await startServers(proxy, { DATABASE_URL: proxy.url }) };
    },
    /** One that listens and announces. */
    connectionsOfServer: 1,
    /** Ids of the connections, also of those that PostgreSQL doesn't know to be lost. */
    findConnections: async () => {
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
    /** One that subscribes and one that publishes. */
    connectionsOfServer: 2,
    findConnections: async () =>
      String(await redisClient.client("LIST"))
        .split("\n")
        .filter(isAnnouncing)
        .map((line) => /id=(\d+)/.exec(line)?.[1] ?? ""),
  },
};

test.runIf(isFull).for(Object.entries(buses))(
  "half-open %s between two servers",
  { timeout: TEST_MS_MAX },
  async ([, { start, connectionsOfServer, findConnections }], { annotate }) => {
    const { proxy, servers } = await start();
    const connections = connectionsOfServer * servers.length;
    await eventually(async () => expect(await findConnections()).toHaveLength(connections));
    const lost = new Set(await findConnections());
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
      expect((await findConnections()).filter((id) => !lost.has(id))).toHaveLength(connections);
    });
    expect(performance.now() - endedMs).toBeLessThan(BACK_MS_MAX);
    await expectStored(environment.db);
    for (const server of servers) expect(server.output()).not.toContain("Error");
  },
);
