/** What PostgreSQL does about a client that vanishes without closing its connection. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedPostgres, type TestDatabases } from "../testing/processes/postgres.ts";
import { openDb } from "./open.ts";

let postgres: TestDatabases;
beforeAll(async () => {
  postgres = await sharedPostgres();
}, 400_000);
afterAll(() => postgres.close());

test.each([
  ["a server", { statementMsMax: 5000 }],
  ["a migration and a command, whose statements have no limit,", {}],
])("%s blocks nobody for longer than a minute once it has vanished", async (_name, options) => {
  const { db, close } = await openDb({ dataDir: "", databaseUrl: await postgres.newDatabase(), ...options });
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, setting::int / case unit when 'ms' then 1000 else 1 end as seconds from pg_settings where name = any(${[
      "client_connection_check_interval",
      "idle_in_transaction_session_timeout",
      "tcp_keepalives_count",
      "tcp_keepalives_idle",
      "tcp_keepalives_interval",
      "tcp_user_timeout",
    ]}) order by name`.execute(db);
  await close();
  const seconds = Object.fromEntries(rows.map((row) => [row.name, row.seconds]));
  expect(seconds).toMatchObject({ client_connection_check_interval: 2, idle_in_transaction_session_timeout: 10 });
  const {
    tcp_keepalives_idle: idle = 0,
    tcp_keepalives_interval: interval = 0,
    tcp_keepalives_count: count = 0,
  } = seconds;
  expect(idle).toBeGreaterThan(0);
  expect(idle + interval * count).toBeLessThan(60);
  expect(seconds["tcp_user_timeout"]).toBe(idle + interval * count);
});
