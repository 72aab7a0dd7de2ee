/** The times of a meeting's moves of which its members were notified, the last ones (R62). */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter table meetings add column place_moves timestamptz(3)[] not null default '{}'
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
