/** What a withdrawal leaves in the database (D67): every row of every table, searched as text. */
import { DAY_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useEveryFeature } from "../../testing/erasure.ts";
import { createTestApp, type memoryStorage, type TestApp } from "../../testing/harness.ts";

/** All rows of all tables as text. */
async function dump({ db }: TestApp): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} as t`.execute(db);
    texts.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return texts.join("\n");
}

test("a member who used every feature and withdrew is in no row, and their images are gone", async () => {
  const t = await createTestApp();
  const { token, traces } = await useEveryFeature(t);
  const before = await dump(t);
  for (const trace of traces) expect(before).toMatch(trace);
  await t.api.ok("withdrawMember", { token });
  await t.advance(DAY_MS);
  const left = (await dump(t)).split("\n");
  expect(left.filter((row) => traces.some((trace) => trace.test(row)))).toEqual([]);
  expect((t.deps.storage as ReturnType<typeof memoryStorage>).files.size).toBe(0);
});
