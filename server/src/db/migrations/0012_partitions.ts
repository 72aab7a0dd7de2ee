/**
 * Partitions of the tables that grow with every day: notifications by time, messages by meeting. The table of before becomes the only
 * partition, for all rows, which needs no scan; db/partitions.ts adds the next ones. The primary keys begin with what rows are read by
 * and take the place of an index each.
 */
import { type Kysely, sql } from "kysely";
import { type IndexDefinitions, prepareIndexes } from "../indexes.ts";
import type { Db } from "../schema.ts";
import { runStatements } from "../statements.ts";

/** The primary keys of the first partitions. */
const KEYS: IndexDefinitions = {
  notifications_key: "on notifications (member_id, id, created_at)",
  chat_messages_key: "on chat_messages (meeting_id, id)",
};

const NOTIFICATIONS = `
drop index notifications_member

create table notifications (
  id bigint generated always as identity,
  member_id bigint not null references members (id) on delete cascade,
  title text not null,
  content text not null,
  url text,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  primary key (member_id, id, created_at)
) partition by range (created_at)
`;

const CHAT_MESSAGES = `
drop index chat_messages_meeting

alter index chat_messages_client rename to chat_messages_from_start_client

alter index chat_messages_system rename to chat_messages_from_start_system

create table chat_messages (
  id bigint generated always as identity,
  meeting_id bigint not null references meetings (id) on delete cascade,
  member_id bigint references members (id),
  type text not null constraint chat_messages_type_check check (type in ('TEXT', 'SYSTEM')),
  content text not null,
  client_id text,
  system_key text,
  created_at timestamptz(3) not null,
  primary key (meeting_id, id)
) partition by range (meeting_id)

create unique index chat_messages_client on chat_messages (meeting_id, member_id, client_id)

create unique index chat_messages_system on chat_messages (meeting_id, system_key) where system_key is not null
`;

/** Makes the table the only partition of a new one that continues its ids. */
async function partition(db: Kysely<unknown>, name: string, create: string): Promise<void> {
  const table = sql.table(name);
  const first = sql.table(`${name}_from_start`);
  // Keeps the index's name, by which another new server sees that nothing has to be prepared.
  const key = sql.id(`${name}_key`);
  await sql`lock table ${table} in access exclusive mode`.execute(db);
  const { rows } = await sql<{ id: number | string }>`
    select nextval(pg_get_serial_sequence(${name}, 'id')) as id`.execute(db);
  await sql`alter table ${table} drop constraint ${sql.id(`${name}_pkey`)}`.execute(db);
  await sql`alter table ${table} add constraint ${key} primary key using index ${key}`.execute(db);
  await sql`alter table ${table} alter column id drop identity`.execute(db);
  await sql`alter table ${table} rename to ${first}`.execute(db);
  await runStatements(db, create);
  await sql`alter table ${table} alter column id restart with ${sql.lit(Number(rows[0]?.id))}`.execute(db);
  await sql`alter table ${table} attach partition ${first} for values from (minvalue) to (maxvalue)`.execute(db);
}

/** Creates the primary keys' indexes without blocking writes, before the transaction of `up`. */
export async function prepare(db: Db): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('chat_messages') is not null as is_there`.execute(db);
  if (rows[0]?.isThere === true) await prepareIndexes(db, KEYS, { unique: true });
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(KEYS))
    await sql.raw(`create unique index if not exists ${name} ${definition}`).execute(db);
  await partition(db, "notifications", NOTIFICATIONS);
  await partition(db, "chat_messages", CHAT_MESSAGES);
}
