/** What the console needs to turn a million members' pages: their ids in an index of their own. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create index members_listed on members (id) where deleted_at is null
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
