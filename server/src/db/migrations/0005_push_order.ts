/** Pushes to everybody wait behind those to one member. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter table push_outbox add column is_broadcast boolean not null default false

create index push_outbox_order on push_outbox (is_broadcast, next_attempt_at)

drop index push_outbox_due
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
