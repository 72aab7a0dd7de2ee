import { sql } from "kysely";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import * as diskSpace from "../lib/disk-space.ts";
import { Unavailable } from "../lib/unavailable.ts";
import { openMigratedPglite } from "../testing/migrated-database.ts";
import { poolOnPglite, PREPARED_MAX } from "./embedded.ts";
import { createKysely, types } from "./kysely.ts";
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

/** Opens the database in a folder whose disk is as full as the returned functions say. */
function openOnDisk() {
  const requireDiskSpace = vi.spyOn(diskSpace, "requireDiskSpace").mockReturnValue(undefined);
  db = createKysely(poolOnPglite(pglite, { types, folder: tmpdir() }));
  return {
    fillDisk: () =>
      requireDiskSpace.mockImplementation(() => {
        throw new Unavailable("full");
      }),
    freeDisk: () => requireDiskSpace.mockReturnValue(undefined),
  };
}

test("a transaction that a full disk interrupts is rolled back, and no later statement with it", async () => {
  const { fillDisk, freeDisk } = openOnDisk();
  const interrupted = db.transaction().execute(async (tx) => {
    await sql`insert into bowls values (1, 100)`.execute(tx);
    fillDisk();
    await sql`insert into bowls values (2, 200)`.execute(tx);
  });
  await expect(interrupted).rejects.toThrow("full");
  await expect(fill(2)).rejects.toThrow("full");
  freeDisk();
  await fill(3);
  const failed = db.transaction().execute(() => Promise.reject(new Error("failed")));
  await expect(failed).rejects.toThrow("failed");
  expect(await readBowls()).toEqual([{ id: 3, rice: 300 }]);
});

test("a transaction whose statements had room on the disk is committed", async () => {
  const { fillDisk, freeDisk } = openOnDisk();
  await db.transaction().execute(async (tx) => {
    await sql`insert into bowls values (1, 100)`.execute(tx);
    fillDisk();
  });
  freeDisk();
  expect(await readBowls()).toEqual([{ id: 1, rice: 100 }]);
});

test("a client of the pool that ends within a transaction leaves none to the next", async () => {
  const pool = poolOnPglite(pglite, { types });
  const client = await pool.connect();
  await client.query("begin");
  await client.query("insert into bowls values (1, 100)");
  const removed = once(pool, "remove");
  client.release(true);
  await removed;
  expect((await pool.query("select * from bowls")).rows).toEqual([]);
});
