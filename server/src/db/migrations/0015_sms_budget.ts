/** The messages of one day are summed up for the budget of all phones (D66). */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create index verification_days_day on verification_days (day) include (messages)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
