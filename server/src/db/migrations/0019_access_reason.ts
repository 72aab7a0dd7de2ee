/** Why an operator needed what is masked (D60), in the access log. Null also for the entries of the previous release. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter table access_log add column reason text
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
