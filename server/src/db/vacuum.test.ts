import type { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMigratedPglite } from "../testing/migrated-database.ts";
import { kyselyOnPglite } from "./open-embedded.ts";
import type { Db } from "./schema.ts";
import { vacuumTables } from "./vacuum.ts";

const ROWS = 2000;
let pglite: PGlite;
let db: Db;

beforeAll(async () => {
  pglite = await openMigratedPglite();
  db = kyselyOnPglite(pglite);
  await sql`create table bowls (id integer primary key, rice integer not null)`.execute(db);
  await sql`create index on bowls (rice)`.execute(db);
});
afterAll(() => pglite.close());

async function sizeAfterFilling(): Promise<number> {
  await sql`delete from bowls`.execute(db);
  await sql`insert into bowls select id, id from generate_series(1, ${sql.lit(ROWS)}) as id`.execute(db);
  const { rows } = await sql<{ bytes: number }>`select pg_relation_size('bowls')::integer as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

async function vacuumAndReadStats(): Promise<{ vacuums: number; estimate: number } | undefined> {
  await vacuumTables(db);
  const { rows } = await sql<{ vacuums: number; estimate: number }>`
    select vacuum_count::integer as vacuums, reltuples::integer as estimate
    from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.relname = 'bowls'`.execute(db);
  return rows[0];
}

test("vacuums dead rows and updates the planner's statistics", async () => {
  const first = await sizeAfterFilling();
  expect(await sizeAfterFilling()).toBeGreaterThan(first);
  expect(await vacuumAndReadStats()).toEqual({ vacuums: 1, estimate: ROWS });
  const sizeAfterVacuum = await sizeAfterFilling();
  for (let i = 0; i < 3; i += 1) {
    await vacuumTables(db);
    expect(await sizeAfterFilling()).toBe(sizeAfterVacuum);
  }
});

test("skips a table with few changes", async () => {
  const before = await vacuumAndReadStats();
  await sql`update bowls set rice = 0 where id <= 10`.execute(db);
  expect(await vacuumAndReadStats()).toEqual(before);
});
