/** PostgreSQL terminates connections in use, as with `pg_terminate_backend`, a failover or a pooler. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openBus } from "../realtime/bus/open.ts";
import { startServerProcess, type ServerProcess } from "../testing/processes/server-process.ts";
import { sharedPostgres, type TestDatabases } from "../testing/processes/postgres.ts";
import type { OpenDb } from "./kysely.ts";
import { openDb } from "./open.ts";
import { eventually } from "../testing/eventually.ts";

const POOL_SIZE = 4;

let postgres: TestDatabases;
let databaseUrl: string;
const uncaught = vi.fn<(error: Error) => void>();

beforeAll(async () => {
  postgres = await sharedPostgres();
  databaseUrl = await postgres.newDatabase({ mayBeMigrated: true });
}, 400_000);
afterAll(() => postgres.close());

beforeEach(() => {
  uncaught.mockReset();
  process.on("uncaughtException", uncaught);
});
afterEach(() => process.off("uncaughtException", uncaught));

const TERMINATION_MS_MAX = 10_000;

/** Terminates all other connections to the database, waits for their end and returns their number. */
async function terminateBackends(): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid, $1) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    [TERMINATION_MS_MAX],
  );
  await client.end();
  return rowCount ?? 0;
}

const openPool = (): Promise<OpenDb> => openDb({ dataDir: "", databaseUrl, dbPoolSize: POOL_SIZE });

test("after terminated connections fail, the next query gets a new connection", async () => {
  const { db, close } = await openPool();
  for (let round = 0; round < 3; round += 1) {
    const { promise: terminated, resolve: tellTerminated } = Promise.withResolvers<void>();
    const inUse = Promise.allSettled([
      sql`select pg_sleep(30)`.execute(db),
      db.transaction().execute((trx) => sql`select pg_sleep(30)`.execute(trx)),
      // Terminated between two queries, when the connection only emits an error event.
      db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await terminated;
        await sql`select 1`.execute(trx);
      }),
    ]);
    await eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity where application_name = 'babchingu'
        and datname = current_database()`.execute(db);
      expect(rows).toHaveLength(POOL_SIZE);
    });
    expect(await terminateBackends()).toBe(POOL_SIZE);
    tellTerminated();
    expect((await inUse).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  }
  await close();
  expect(uncaught).not.toHaveBeenCalled();
}, 60_000);

test("the bus reconnects after its connection was terminated", async () => {
  const warnings: object[] = [];
  const log = { warn: (data: object) => void warnings.push(data) };
  const buses = await Promise.all([1, 2].map(() => openBus({ databaseUrl, redisUrl: null }, log)));
  const received: number[] = [];
  buses[1]?.subscribe((ids) => received.push(...ids));
  const expectReceived = (id: number) =>
    eventually(() => {
      buses[0]?.publish([id]);
      expect(received).toContain(id);
    });
  await expectReceived(1);
  expect(await terminateBackends()).toBe(buses.length);
  await expectReceived(2);
  expect(warnings).toHaveLength(buses.length);
  await Promise.all(buses.map((bus) => bus.close()));
  expect(uncaught).not.toHaveBeenCalled();
}, 60_000);

/** Sends requests that query the database, several at once, until `signal` aborts; returns the statuses. */
async function sendRequests(server: ServerProcess, signal: AbortSignal): Promise<number[]> {
  const statuses: number[] = [];
  const send = async () => {
    while (!signal.aborted) {
      const response = await fetch(`${server.url}/ready`);
      statuses.push(response.status);
      await response.arrayBuffer();
      await sleep(10);
    }
  };
  await Promise.all(Array.from({ length: 4 }, send));
  return statuses;
}

test("the server keeps serving after its connections were terminated", async () => {
  const server = await startServerProcess({ DATABASE_URL: databaseUrl, RATE_LIMIT: "false", LOG_LEVEL: "fatal" });
  const controller = new AbortController();
  const statuses = sendRequests(server, controller.signal);
  for (let round = 0; round < 10; round += 1) {
    await terminateBackends();
    await sleep(50);
  }
  controller.abort();
  expect((await statuses).length).toBeGreaterThan(0);
  await eventually(async () => expect((await fetch(`${server.url}/ready`)).status).toBe(200));
  expect(await server.stop()).toBe(0);
  await server.close();
}, 120_000);
