/** The figures of past days, so that a year of them reads 365 rows and not the whole ledger. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create table daily_figures (
  day date primary key,
  signups bigint not null,
  meetings bigint not null,
  rice_issued bigint not null,
  rice_burned bigint not null
)

create function uncount_meeting() returns trigger language plpgsql as $$
begin
  update daily_figures set meetings = meetings - 1 where day = (old.created_at at time zone 'Asia/Seoul')::date;
  return null;
end
$$

create trigger meetings_uncount after delete on meetings for each row execute function uncount_meeting()
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
