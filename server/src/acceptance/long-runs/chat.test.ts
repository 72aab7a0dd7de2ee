/**
 * Random schedules of chat members over real sockets and two servers, one of which is killed again and again: no message is lost,
 * stored or delivered twice, out of order, or delivered to somebody who has lost the seat. SEED repeats a run, SCHEDULES changes
 * their number: `npm run long-run -- chat`.
 */
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { openBus } from "../../realtime/bus/open.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { startRedis, type TestRedis } from "../../testing/processes/redis.ts";
import { randomOf } from "../../testing/random.ts";
import { ChatSchedule } from "./chat-schedule.ts";
import { closeServers, killsInTurn, startTwoServers, type TwoServers } from "./two-servers.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 2 ** 31);
const SCHEDULE_COUNT = Number(process.env["SCHEDULES"] ?? 15);
const PARALLEL = 15;
const KILL_EVERY_MS = 10_000;
/** Messages of a schedule, on average. */
const STORED_MIN = 5;
const FIRST_KILL_MS = 2000;
const TEST_MS_MAX = 120_000 + SCHEDULE_COUNT * 1000;

let environment: PostgresEnvironment;
let redis: TestRedis;
let servers: TwoServers;
let operator: TestMember;

beforeAll(async () => {
  [environment, redis] = await Promise.all([startPostgresEnvironment(), startRedis()]);
  servers = await startTwoServers({ DATABASE_URL: environment.databaseUrl, REDIS_URL: redis.url });
  operator = await environment.operator();
}, 400_000);
afterAll(async () => {
  await closeServers(servers);
  await redis.stop();
  await environment.close();
});

test(
  `${SCHEDULE_COUNT} chat schedules, seed ${SEED}`,
  async ({ annotate }) => {
    let started = 0;
    let finished = 0;
    let messages = 0;
    // The test subscribes to the bus itself to see what the servers publish.
    let published = 0;
    const bus = await openBus({ databaseUrl: null, redisUrl: redis.url }, { warn: () => undefined });
    onTestFinished(() => bus.close());
    bus.subscribe((ids) => (published += ids.length));
    const runInTurn = async () => {
      while (started < SCHEDULE_COUNT) {
        started += 1;
        const random = randomOf(SEED + started);
        const stored = await new ChatSchedule({ environment, servers, operator, random }).run();
        messages += stored;
        finished += 1;
      }
    };
    const schedules = Promise.all(Array.from({ length: PARALLEL }, runInTurn));
    const kills = killsInTurn(servers, { firstMs: FIRST_KILL_MS, pauseMs: () => KILL_EVERY_MS });
    await Promise.all([schedules.finally(() => kills.stop()), kills.run()]);
    await annotate(`${finished} schedules, ${messages} messages stored, ${kills.count} kills of a server`);
    expect(finished).toBe(SCHEDULE_COUNT);
    expect(messages).toBeGreaterThan(SCHEDULE_COUNT * STORED_MIN);
    expect(published).toBeGreaterThan(0);
  },
  TEST_MS_MAX,
);
