import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/harness.ts";
import { openDb } from "./open.ts";
import { prepared } from "./prepared.ts";

const databaseUrl = process.env["TEST_DATABASE_URL"];

test.each([
  "0026-12-31T14:59:00.000Z",
  "0099-01-01T00:00:00.000Z",
  "2026-03-01T03:00:00.123Z",
  "9999-12-31T14:59:00.000Z",
])("%s is the same time after storing and reading it", async (text) => {
  const { db } = await createTestApp();
  const { rows } = await sql<{ at: Date }>`select ${text}::timestamptz as at`.execute(db);
  expect(rows[0]?.at.toISOString()).toBe(text);
});

// The embedded database plans each statement once.
test.skipIf(databaseUrl === undefined)(
  "a prepared statement keeps one plan, also when its table was empty at first",
  async () => {
    const { db, close } = await openDb({ dataDir: "", databaseUrl: databaseUrl ?? "", dbPoolSize: 1 });
    await sql`create temporary table visits (place bigint)`.execute(db);
    const count = () => sql`${prepared("visits-of-place")} select count(*) from visits where place = ${7}`.execute(db);
    for (let call = 0; call < 6; call += 1) await count();
    await sql`insert into visits select n % 10 from generate_series(1, 10000) as n`.execute(db);
    await sql`analyze visits`.execute(db);
    for (let call = 0; call < 4; call += 1) await count();
    const { rows } = await sql`select custom_plans, generic_plans, current_setting('cpu_operator_cost') as cost
      from pg_prepared_statements where name = 'visits-of-place'`.execute(db);
    expect(rows).toEqual([{ customPlans: 5, genericPlans: 5, cost: "0.0025" }]);
    await close();
  },
);

// PostgreSQL considers them for a partition of any size.
test.skipIf(databaseUrl === undefined)("the first plans of a prepared statement have no parallel workers", async () => {
  const { db, close } = await openDb({ dataDir: "", databaseUrl: databaseUrl ?? "", dbPoolSize: 1 });
  await sql`begin`.execute(db);
  await sql`create table visits (place bigint) partition by range (place)`.execute(db);
  await sql`create table visits_of_ten partition of visits for values from (0) to (10)`.execute(db);
  await sql`insert into visits select n % 10 from generate_series(1, 20) as n`.execute(db);
  await sql`analyze visits`.execute(db);
  const visits = sql`select * from visits where place = ${7}`;
  const { rows } = await sql`${prepared("explained-visits")} explain ${visits}`.execute(db);
  await sql`rollback`.execute(db);
  await close();
  expect(JSON.stringify(rows)).toContain("Seq Scan on visits_of_ten");
  expect(JSON.stringify(rows)).not.toContain("Parallel");
});
