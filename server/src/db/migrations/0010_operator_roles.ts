/** Roles of operators, and disabled accounts (D60). Existing operators, and those that the previous release makes, are OWNER. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter table admin_credentials
  add column role text not null default 'OWNER' check (role in ('OWNER', 'SUPPORT', 'FINANCE', 'VIEWER')),
  add column disabled_at timestamptz(3)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
