/** Statements that wait for a connection of the pool. */
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { withTimeBudget } from "../lib/time-budget.ts";
import { sharedPostgres, type TestDatabases } from "../testing/processes/postgres.ts";
import type { OpenDb } from "./kysely.ts";
import { openDb } from "./open.ts";

let postgres: TestDatabases;
let databaseUrl: string;
beforeAll(async () => {
  postgres = await sharedPostgres();
  databaseUrl = await postgres.newDatabase();
}, 400_000);
afterAll(() => postgres.close());

let open: OpenDb;
beforeEach(async () => {
  open = await openDb({ dataDir: "", databaseUrl, dbPoolSize: 1 });
});
afterEach(() => open.close());

async function readProcessId(): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(open.db);
  return rows[0]?.id;
}

const occupyConnection = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(open.db);

test("the wait counts towards the time of the statements", async () => {
  const occupied = occupyConnection(0.5);
  const waiting = withTimeBudget(2500, () => sql`select pg_sleep(30)`.execute(open.db));
  await expect(waiting).rejects.toThrow("did not answer within");
  const limitMs = await waiting.catch((error: Error) => Number(/within (\d+) ms/.exec(error.message)?.[1]));
  expect(limitMs).toBeLessThanOrEqual(2000);
  await occupied;
});

test("a connection that comes too late stays open for the next caller", async () => {
  const id = await readProcessId();
  const occupied = occupyConnection(0.5);
  const late = withTimeBudget(100, () => sql`select 1`.execute(open.db));
  await expect(late).rejects.toThrow("no free connection in time");
  await occupied;
  expect(await readProcessId()).toBe(id);
});
