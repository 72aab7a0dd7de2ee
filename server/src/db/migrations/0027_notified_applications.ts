/** Whether the host was notified of an application: once an hour of one applicant (D66). Assumed of those of the previous release. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter table meeting_applications add column host_notified boolean not null default true
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
