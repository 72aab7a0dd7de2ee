/** Puts a test's database back to a kept state, without opening it anew. */
import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

/** Copies every table beside the real ones. */
const KEEP = sql`do $$
declare
  name text;
begin
  drop schema if exists kept cascade;
  create schema kept;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('create table kept.%I as table public.%I', name, name);
  end loop;
end
$$`;

/** Without triggers and foreign keys, as the copies are sound together. Ids go on counting. */
const RESTORE = sql`do $$
declare
  name text;
begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select tablename from pg_tables where schemaname = 'kept' loop
    execute format('delete from public.%I', name);
    execute format('insert into public.%I overriding system value select * from kept.%I', name, name);
  end loop;
end
$$`;

/** Keeps the rows of now; returns what brings them back. */
export async function keepState(db: Db): Promise<() => Promise<void>> {
  await KEEP.execute(db);
  return async () => {
    await RESTORE.execute(db);
  };
}
