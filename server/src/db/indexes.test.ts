import { sql } from "kysely";
import { expect, test } from "vitest";
import { emptyTestDb } from "../testing/database.ts";
import { joinPartitions } from "../testing/partitions.ts";
import { createIndexes } from "./indexes.ts";
import { extendPartitions, notificationsTable } from "./partitions.ts";

async function isValid(db: Awaited<ReturnType<typeof emptyTestDb>>, name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  return rows[0]?.isValid;
}

test("a missing index is created, and one whose creation was interrupted is created again", async () => {
  const db = await emptyTestDb();
  await sql`drop index meetings_of_host`.execute(db);
  await sql`update pg_index set indisvalid = false where indexrelid = 'audit_log_kind'::regclass`.execute(db);
  await createIndexes(db);
  expect([await isValid(db, "meetings_of_host"), await isValid(db, "audit_log_kind")]).toEqual([true, true]);
});

test("no search reads what was written since the last vacuum, beside an index of texts", async () => {
  const db = await emptyTestDb();
  const { rows } = await sql`
    select relname from pg_class join pg_am on pg_am.oid = relam
    where amname = 'gin' and not coalesce(reloptions @> '{fastupdate=off}', false)`.execute(db);
  expect(rows).toEqual([]);
});

test("servers that start together create each index once", async () => {
  const db = await emptyTestDb();
  await sql`drop index meetings_of_host`.execute(db);
  await Promise.all([createIndexes(db), createIndexes(db), createIndexes(db)]);
  expect(await isValid(db, "meetings_of_host")).toBe(true);
});

test("an index of a partitioned table is that of every partition, also of one that is made later", async () => {
  const db = await emptyTestDb();
  const extend = (day: number) =>
    extendPartitions(db, notificationsTable, { aheadTo: Date.UTC(2026, 0, day), at: Date.UTC(2026, 0, day) });
  const validIn = async () => {
    const { rows } = await sql`
      select from pg_inherits join pg_index on indexrelid = inhrelid
      where inhparent = to_regclass('notifications_unread') and indisvalid`.execute(db);
    return [await isValid(db, "notifications_unread"), rows.length];
  };
  try {
    await extend(1);
    await sql`drop index notifications_unread`.execute(db);
    await Promise.all([createIndexes(db), createIndexes(db), createIndexes(db)]);
    expect(await validIn()).toEqual([true, 2]);
    await extend(2);
    expect(await validIn()).toEqual([true, 3]);
    await sql`drop index notifications_unread`.execute(db);
    await sql`
      create index notifications_from_start_unread on notifications_from_start (member_id) where read_at is null`.execute(
      db,
    );
    await sql`
      update pg_index set indisvalid = false where indexrelid = 'notifications_from_start_unread'::regclass`.execute(
      db,
    );
    await createIndexes(db);
    expect(await validIn()).toEqual([true, 3]);
  } finally {
    await joinPartitions(db);
  }
});
