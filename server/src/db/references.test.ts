/** Deleting a row looks for the rows that point to it: without an index it scans their whole table. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { emptyTestDb } from "../testing/database.ts";

/** Allowed without an index: a withdrawal keeps the member's row (D16), and no statement reads these by the member alone. */
const WITHOUT_INDEX = ["chat_messages.member_id", "evaluations.evaluator_id", "evaluations.target_id"];

test("every foreign key to a row that can be deleted has an index", async () => {
  const db = await emptyTestDb();
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and conparentid = 0 and not exists (
      select from pg_index
      where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')
    )
    order by 1`.execute(db);
  expect(rows.map(({ reference }) => reference)).toEqual(WITHOUT_INDEX);
});
