/** The server behind PgBouncer in transaction mode: consecutive statements may run on different connections of the database. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateToLatest } from "../../db/migrate.ts";
import { openDb } from "../../db/open.ts";
import { ChatMember } from "../../testing/chat-member.ts";
import { eventually } from "../../testing/eventually.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { startPgBouncer } from "../../testing/processes/pgbouncer.ts";
import { startServerProcess } from "../../testing/processes/server-process.ts";
import { OutageLoad, usualCalls } from "../outages/load.ts";
import { positionCalls } from "../outages/writes.ts";

/** Fewer than the server's own pool has. */
const POOL_SIZE = 3;
const LOAD_MS = 3000;

let environment: PostgresEnvironment;

beforeAll(async () => {
  environment = await startPostgresEnvironment();
});
afterAll(() => environment.close());

test("migrations run through the pooler, by two servers at once", async () => {
  const pooler = await startPgBouncer(await environment.postgres.newDatabase(), POOL_SIZE);
  const servers = await Promise.all(
    [1, 2].map(() => openDb({ dataDir: "", databaseUrl: pooler.url, isDatabasePooled: true })),
  );
  await Promise.all(servers.map(({ db }) => migrateToLatest(db)));
  const [first] = servers;
  expect(await first?.db.selectFrom("members").selectAll().execute()).toEqual([]);
  await Promise.all(servers.map(({ close }) => close()));
  await pooler.close();
});

test("every request succeeds, and each message is stored and delivered once", async () => {
  const pooler = await startPgBouncer(environment.databaseUrl, POOL_SIZE);
  const server = await startServerProcess({
    DATABASE_URL: pooler.url,
    DATABASE_POOLER: "transaction",
    WRITES_PER_MINUTE_MEMBER: "1000000",
    READS_PER_MINUTE_MEMBER: "1000000",
    LOG_LEVEL: "fatal",
  });
  const host = await environment.member();
  const members = [host, await environment.member()];
  const meetingId = await environment.room(members);
  const chats = await Promise.all(members.map(({ token }) => ChatMember.connect(server.url, token, meetingId)));
  const calls = [...usualCalls, positionCalls(host).next];
  const load = new OutageLoad({ url: () => server.url, token: host.token, chats, calls });
  const running = load.run();
  await sleep(LOAD_MS);
  load.stop();
  await running;
  expect(load.wrongAnswers).toEqual([]);
  expect(load.count().unavailable).toBe(0);
  await eventually(() => {
    for (const chat of chats) expect(chat.received.size).toBe(load.sent.length);
  });
  await Promise.all(chats.map((chat) => chat.disconnect()));
  await server.close();
  await pooler.close();
});
