/**
 * The room and the message of a waiting chat push, which is read again when the push is sent (D52). Null for notifications, and for the pushes of
 * the previous release. They have no foreign keys: the seat that a push needs is deleted with its meeting.
 */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter table push_outbox add column meeting_id bigint, add column message_id bigint
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
