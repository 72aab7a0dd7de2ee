import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/harness.ts";

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
