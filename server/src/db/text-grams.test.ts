import { sql } from "kysely";
import { expect, test } from "vitest";
import { emptyTestDb } from "../testing/database.ts";

async function gramsOf(text: string, lettersMax: number): Promise<string[]> {
  const { rows } = await sql<{ gram: string }>`
    select distinct gram from unnest(text_grams(${text}::text, ${lettersMax}::int)) as gram`.execute(
    await emptyTestDb(),
  );
  return rows.map(({ gram }) => gram).toSorted();
}

test.each([
  ["밥친구", 2, ["밥", "밥친", "친", "친구", "구"]],
  ["Ab c", 2, ["a", "ab", "b", "b ", " ", " c", "c"]],
  ["국\n🍚", 2, ["국", "국\n", "\n", "\n🍚", "🍚"]],
  ["A\u0001b", 2, ["a", "a\u0001", "\u0001", "\u0001b", "b"]],
  ["01012", 3, ["0", "01", "010", "1", "10", "101", "012", "12", "2"]],
  ["밥", 3, ["밥"]],
  ["", 2, []],
])("%j has all its pieces of up to %i letters", async (text, lettersMax, expected) => {
  expect(await gramsOf(text, lettersMax)).toEqual(expected.toSorted());
});
