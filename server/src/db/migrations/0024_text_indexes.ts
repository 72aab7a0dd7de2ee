/**
 * Existing indexes of texts, as db/indexes.ts makes them now: each search would read all rows that a pending list collects. Writes go on
 * meanwhile; what the lists have goes into the indexes with the next vacuum.
 */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
alter index if exists meetings_unfinished_text set (fastupdate = off);
alter index if exists meetings_ended_text set (fastupdate = off);
alter index if exists members_name_text set (fastupdate = off);
alter index if exists members_phone_text set (fastupdate = off);
alter index if exists partner_places_name_text set (fastupdate = off)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
