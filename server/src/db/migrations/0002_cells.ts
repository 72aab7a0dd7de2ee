import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Meetings that are not over, by squares of a twentieth of a degree, each square newest first: what the list is merged from
 * where meetings are few (domain/meetings/nearby/cells.ts counts the squares in the same way).
 */
const CELLS = `
create index meetings_cell on meetings (
  ((floor(place_latitude * 20) * 10000 + floor(place_longitude * 20))::int), created_at desc
) where status <> 'END'
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, CELLS);
}
