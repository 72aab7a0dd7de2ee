import { sql } from "kysely";
import { expect, test } from "vitest";
import { emptyTestDb } from "../testing/database.ts";
import { createIndexes } from "./indexes.ts";

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

test("servers that start together create each index once", async () => {
  const db = await emptyTestDb();
  await sql`drop index meetings_of_host`.execute(db);
  await Promise.all([createIndexes(db), createIndexes(db), createIndexes(db)]);
  expect(await isValid(db, "meetings_of_host")).toBe(true);
});
