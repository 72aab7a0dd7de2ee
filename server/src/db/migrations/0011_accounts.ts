/**
 * Counted attempts at secrets (`admin_login_failures`, which they replace, stays for servers of the release before), the last use of
 * operators' sessions, and when a phone was changed.
 */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create table attempts (
  key_hash text primary key,
  failures integer not null,
  since timestamptz(3) not null
)

alter table sessions add column last_used_at timestamptz(3)

alter table members add column phone_changed_at timestamptz(3)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
