/**
 * How frequent pieces of text are: by it the planner chooses between the index of the pieces and the order of a list. It doesn't use
 * the statistics of a partial index for that.
 */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create statistics meetings_text_grams on (text_grams(title || ' ' || content || ' ' || place_name, 2)) from meetings

create statistics members_name_grams on (text_grams(name, 2)) from members

create statistics members_phone_grams on (text_grams(phone, 3)) from members

analyze meetings

analyze members
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
