/** The migration to partitions on a database of the release before, with rows. */
import * as fs from "node:fs/promises";
import * as path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMigratedPglite } from "../testing/migrated-database.ts";
import { insertRoom } from "../testing/rooms.ts";
import { migrateToLatest } from "./migrate.ts";
import { kyselyOnPglite } from "./open-embedded.ts";
import type { Db } from "./schema.ts";

const MIGRATION_BEFORE = "0009_search_statistics";
const now = new Date("2026-03-01T03:00:00Z");

let pglite: PGlite;
let db: Db;
let memberId: number;
let meetingId: number;
const newNotification = () => ({ memberId, title: "확정", content: "만나요.", createdAt: now });
const newMessage = (clientId: string) =>
  ({ meetingId, memberId, type: "TEXT", content: "몇 시에 만날까요?", clientId, createdAt: now }) as const;

beforeAll(async () => {
  pglite = await openMigratedPglite();
  // Creating a database takes seconds, emptying one doesn't.
  await pglite.exec("drop schema public cascade; create schema public");
  db = kyselyOnPglite(pglite);
  const migrationFolder = path.join(import.meta.dirname, "migrations");
  const provider = new FileMigrationProvider({ fs, path, migrationFolder });
  await new Migrator({ db, provider }).migrateTo(MIGRATION_BEFORE);
  ({ id: memberId } = await db
    .insertInto("members")
    .values({ name: "밥정이", role: "ROLE_USER", status: "ACTIVE", createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow());
  meetingId = await insertRoom(db, now, { memberIds: [memberId] });
  await db.insertInto("notifications").values([newNotification(), newNotification()]).execute();
  await db
    .insertInto("chatMessages")
    .values([newMessage("a"), newMessage("b")])
    .execute();
  await migrateToLatest(db);
});
afterAll(() => pglite.close());

test("rows stay, and new ones get later ids", async () => {
  await db.insertInto("notifications").values(newNotification()).execute();
  await db.insertInto("chatMessages").values(newMessage("c")).execute();
  const idsOf = async (table: "notifications" | "chatMessages") =>
    (await db.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);
  for (const table of ["notifications", "chatMessages"] as const) {
    const [first, second, third = 0] = await idsOf(table);
    expect([first, second]).toEqual([1, 2]);
    expect(third).toBeGreaterThan(2);
  }
});

test("a message that is sent again is stored once", async () => {
  await db
    .insertInto("chatMessages")
    .values(newMessage("b"))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db.selectFrom("chatMessages").select("id").where("clientId", "=", "b").execute();
  expect(rows).toHaveLength(1);
});

test("the rows of a deleted meeting and of a deleted member are deleted", async () => {
  await db.deleteFrom("meetings").where("id", "=", meetingId).execute();
  await sql`delete from members where id = ${memberId}`.execute(db);
  expect(await db.selectFrom("chatMessages").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("notifications").selectAll().execute()).toEqual([]);
});
