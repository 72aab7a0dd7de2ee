/** Neither log can be changed (D61): not through its triggers, and not by the servers' database role. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteOldAccessEntries } from "../domain/admin/access-log.ts";
import { maintainPartitions } from "../jobs/partitions.ts";
import { emptyTestDb } from "../testing/database.ts";
import { joinPartitions } from "../testing/partitions.ts";
import { migrateToLatest } from "./migrate.ts";
import { openDb } from "./open.ts";
import type { Db } from "./schema.ts";
import { grantServerRole } from "./server-role.ts";

const OLD = new Date("2020-01-01T00:00:00Z");
const logs = ["audit_log", "access_log"] as const;
const changes = {
  update: (table: string) => sql`update ${sql.id(table)} set action = 'LOGIN'`,
  delete: (table: string) => sql`delete from ${sql.id(table)}`,
  truncate: (table: string) => sql`truncate ${sql.id(table)}`,
};
const kinds = Object.keys(changes) as (keyof typeof changes)[];
const cases = logs.flatMap((table) => kinds.map((kind) => [kind, table] as const));

let db: Db;

async function addEntries(on: Db, createdAt: Date): Promise<void> {
  const entry = { operatorName: "operator", address: "203.0.113.24", targetIds: [], createdAt };
  await on
    .insertInto("accessLog")
    .values({ ...entry, action: "LOGIN" })
    .execute();
  const audited = { actorName: "operator", action: "RICE_SYNC", targetKind: "SYSTEM", before: "null", after: "null" };
  await on
    .insertInto("auditLog")
    .values({ ...audited, createdAt })
    .execute();
}

beforeEach(async () => {
  db = await emptyTestDb();
  await addEntries(db, new Date());
});

test.each(cases)("%s of %s is refused", async (kind, table) => {
  await expect(changes[kind](table).execute(db)).rejects.toThrow("append-only");
});

test("entries of the access log are deleted after two years, and only these", async () => {
  await addEntries(db, OLD);
  await deleteOldAccessEntries(db);
  expect(await db.selectFrom("accessLog").select("createdAt").execute()).toHaveLength(1);
  expect(await db.selectFrom("auditLog").select("createdAt").execute()).toHaveLength(2);
});

const serverUrl = process.env["TEST_DATABASE_URL"];

describe.skipIf(serverUrl === undefined)("the servers' database role", () => {
  let asServer: Db;
  let close: () => Promise<void>;
  const role = `server_${randomUUID().replaceAll("-", "")}`;

  beforeEach(async () => {
    await sql`create role ${sql.id(role)} login`.execute(db);
    await grantServerRole(db, role);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const url = new URL(serverUrl ?? "");
    url.pathname = rows[0]?.name ?? "";
    url.username = role;
    ({ db: asServer, close } = await openDb({ dataDir: "", databaseUrl: url.href }));
    return async () => {
      await close();
      // The role owns the partitioned tables, which other test files need.
      await sql`reassign owned by ${sql.id(role)} to current_user`.execute(db);
      await joinPartitions(await emptyTestDb());
      await sql`drop owned by ${sql.id(role)}`.execute(db);
      await sql`drop role ${sql.id(role)}`.execute(db);
    };
  });

  test("reads and extends the logs, starts on a migrated database, and can't change a log", async () => {
    await migrateToLatest(asServer);
    await addEntries(asServer, OLD);
    for (const [kind, table] of cases) {
      await expect(changes[kind](table).execute(asServer), `${kind} ${table}`).rejects.toThrow("permission denied");
    }
    for (const table of logs) {
      const owned = [sql`drop table ${sql.id(table)}`, sql`alter table ${sql.id(table)} disable trigger all`];
      for (const statement of owned) await expect(statement.execute(asServer)).rejects.toThrow("must be owner");
    }
    await expect(sql`set session_replication_role = replica`.execute(asServer)).rejects.toThrow("permission denied");
    await maintainPartitions(asServer, new Date("2027-05-01T00:00:00Z"));
    await deleteOldAccessEntries(asServer);
    expect(await asServer.selectFrom("accessLog").select("id").execute()).toHaveLength(1);
    await asServer.updateTable("members").set({ point: 50 }).execute();
  });
});
