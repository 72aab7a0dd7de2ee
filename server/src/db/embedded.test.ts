import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openMigratedPglite } from "../testing/migrated-database.ts";
import { PREPARED_MAX } from "./embedded.ts";
import { kyselyOnPglite } from "./open-embedded.ts";
import type { Db } from "./schema.ts";

const pglite = await openMigratedPglite();
let db: Db;

beforeEach(async () => {
  await pglite.exec(`drop table if exists bowls; deallocate all;
    create table bowls (id integer primary key, rice integer not null check (rice > 0))`);
  db = kyselyOnPglite(pglite);
});
afterAll(() => pglite.close());

const fill = (id: number) => sql`insert into bowls values (${id}, ${id * 100})`.execute(db);
const preparedStatements = async () =>
  (await pglite.query<{ statement: string }>("select statement from pg_prepared_statements")).rows;
const readBowls = async () => (await sql`select * from bowls order by id`.execute(db)).rows;

test("a statement is prepared once, whatever its values", async () => {
  for (const id of [1, 2, 3]) await fill(id);
  expect(await preparedStatements()).toEqual([{ statement: "insert into bowls values ($1, $2)" }]);
});

test("after an error in a transaction, which is rolled back, the same statements run", async () => {
  const fillTwice = db.transaction().execute(async (tx) => {
    await sql`insert into bowls values (${1}, ${100})`.execute(tx);
    await sql`insert into bowls values (${2}, ${-1})`.execute(tx);
  });
  await expect(fillTwice).rejects.toMatchObject({ code: "23514", constraint: "bowls_rice_check" });
  expect(await readBowls()).toEqual([]);
  await fill(2);
  expect(await readBowls()).toEqual([{ id: 2, rice: 200 }]);
});

test("a hundred callers share the one connection, each gets their own rows", async () => {
  const ids = Array.from({ length: 100 }, (_, index) => index + 1);
  await Promise.all(ids.map(fill));
  const reads = ids.map((id) => sql<{ rice: number }>`select rice from bowls where id = ${id}`.execute(db));
  const results = await Promise.all(reads);
  expect(results.map(({ rows }) => rows)).toEqual(ids.map((id) => [{ rice: id * 100 }]));
});

test("a changed table is read with its new columns", async () => {
  await fill(1);
  await readBowls();
  await sql`alter table bowls add column lid text`.execute(db);
  expect(await readBowls()).toEqual([{ id: 1, rice: 100, lid: null }]);
});

test("statements that were prepared before a change of the schema leave room for others", async () => {
  for (let count = 0; count < PREPARED_MAX; count += 1) await sql`select ${sql.lit(count)}::integer`.execute(db);
  await fill(1);
  expect(await preparedStatements()).toHaveLength(PREPARED_MAX);
  await sql`alter table bowls add column lid text`.execute(db);
  await fill(2);
  expect(await preparedStatements()).toEqual([{ statement: "insert into bowls values ($1, $2)" }]);
});
