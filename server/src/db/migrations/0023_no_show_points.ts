/** The points that a no-show took, which a waiver gives back (D24): fewer than five of a score below. Null for the previous release, which doesn't store them. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter table no_shows add column points_taken smallint
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
