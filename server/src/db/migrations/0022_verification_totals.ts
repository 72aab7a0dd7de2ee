/**
 * The messages of one day to all phones (D66), in a few rows, so that their sum isn't that of the rows of all phones, and senders rarely
 * wait for each other. Those that servers of the previous release send during the upgrade aren't counted.
 */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create table verification_totals (
  day date not null,
  shard smallint not null,
  messages integer not null,
  primary key (day, shard)
)

insert into verification_totals (day, shard, messages)
  select day, 0, sum(messages) from verification_days group by day
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
