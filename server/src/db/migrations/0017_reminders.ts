/** Members are reminded of a meeting once (D50). */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter table meetings add column reminded_at timestamptz(3)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
