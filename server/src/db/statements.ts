import { type Kysely, sql } from "kysely";

/** Runs statements that are separated by blank lines one at a time, as the extended protocol requires. */
export async function runStatements(db: Kysely<unknown>, text: string): Promise<void> {
  for (const statement of text.split(/\n\s*\n/)) {
    if (statement.trim() !== "") await sql.raw(statement).execute(db);
  }
}
