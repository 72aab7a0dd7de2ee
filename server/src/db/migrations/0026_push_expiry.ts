/** When a waiting push message loses its sense, such as a reminder (D50). Null for most, and for those of the previous release. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter table push_outbox add column expires_at timestamptz(3)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
