import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { createTestApp, type TestApp } from "../testing/harness.ts";
import { SnapshotValue, snapshotSql } from "./snapshot.ts";

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});

async function snapshot(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${snapshotSql} as name`.execute(app.db);
  return rows[0]?.name ?? "";
}

const rename = (name: string) => app.db.updateTable("members").set({ name }).execute();

test("a commit changes the snapshot id, reading does not", async () => {
  await app.member();
  // A PostgreSQL that serves other tests, or vacuums, may commit something between two statements.
  const before = await eventually(async () => {
    const id = await snapshot();
    await app.db.selectFrom("members").selectAll().execute();
    expect(await snapshot()).toBe(id);
    return id;
  });
  await rename("다른이름");
  const after = await snapshot();
  expect(after).not.toBe(before);
});

test("a value is valid while the snapshot is the same, and for at most a second", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(5000);
  const read = await eventually(async () => {
    const value = new SnapshotValue(await snapshot(), "rows");
    expect(value.currentId).toBe(await snapshot());
    return value;
  });
  await app.member();
  expect(read.currentId).not.toBe(await snapshot());
  now.mockReturnValue(5999);
  expect(read.currentId).toBe(read.snapshotId);
  now.mockReturnValue(6000);
  expect(read.currentId).toBe("");
});
