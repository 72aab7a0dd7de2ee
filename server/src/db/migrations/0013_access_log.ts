/**
 * The access log (D61), and triggers that keep it and the audit log as they are: rows can't be changed, deleted or truncated, not
 * even by the owner of the tables. Entries of the access log are deleted after two years, by a function that runs as its owner.
 */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create table access_log (
  id bigint generated always as identity primary key,
  operator_id bigint references members (id),
  operator_name text not null,
  action text not null,
  resource text,
  field text,
  target_ids bigint[] not null default '{}',
  address text not null,
  created_at timestamptz(3) not null
)

create index access_log_created_at on access_log (created_at)

create index access_log_operator on access_log (operator_id, id desc)

create index access_log_action on access_log (action, id desc)

create function refuse_change_of_recent_access() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '2 years' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$

create trigger access_log_append_only before update or delete on access_log
  for each row execute function refuse_change_of_recent_access()

create trigger access_log_no_truncate before truncate on access_log
  for each statement execute function refuse_change()

create trigger audit_log_no_update before update on audit_log
  for each row execute function refuse_change()

create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change()

create function delete_old_access_entries() returns bigint language sql security definer
  set search_path = pg_catalog, pg_temp
as $$
  with deleted as (
    delete from public.access_log where created_at < now() - interval '2 years' returning 1
  )
  select count(*) from deleted
$$

revoke execute on function delete_old_access_entries() from public
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
