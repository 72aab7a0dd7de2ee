/**
 * Indexes of tables that grow with the number of members. They are created after the migrations, without blocking the writes of
 * servers that run at the same time, which no statement of a transaction can. A changed definition needs a new name; another option, a migration, too.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { isDeadlock } from "./errors.ts";
import { retryConflicts } from "./retry.ts";
import type { Db } from "./schema.ts";
import { changeTables } from "./transact.ts";

const MEETING_POINT = "(point(place_longitude, place_latitude))";
/** As in `meetingText` of domain/meetings/lists/search.ts. */
const MEETING_GRAMS = "text_grams(title || ' ' || content || ' ' || place_name, 2)";

/** Costs 0.4 ms more for a new meeting. Otherwise searches read new rows one by one (40 times the time at 900), and the planner avoids the index. */
const AT_ONCE = "with (fastupdate = off)";
/** For tables whose rows aren't changed, so that they lie in the order of their creation: few pages have those of a day. */
const TIMES_IN_ORDER = "using brin (created_at) with (pages_per_range = 16, autosummarize = on)";
/** What an unfinished meeting waits for: to be confirmed or opened (0), its no-shows (1) or its end (2). */
export const NEXT_STEP = "(case when status <> 'READY' then 0 when no_shows_at is null then 1 else 2 end)";

/** Each name with what follows it in `create index`. */
export type IndexDefinitions = Readonly<Record<string, string>>;

const indexes: IndexDefinitions = {
  meetings_unfinished_point: `on meetings using gist ${MEETING_POINT} where status <> 'END'`,
  meetings_ended_point: `on meetings using gist ${MEETING_POINT} where status = 'END'`,
  meetings_unfinished_text: `on meetings using gin (${MEETING_GRAMS}) ${AT_ONCE} where status <> 'END'`,
  meetings_ended_text: `on meetings using gin (${MEETING_GRAMS}) ${AT_ONCE} where status = 'END'`,
  members_name_text: `on members using gin (text_grams(name, 2)) ${AT_ONCE} where deleted_at is null`,
  members_phone_text: `on members using gin (text_grams(phone, 3)) ${AT_ONCE} where deleted_at is null`,
  partner_places_name_text: `on partner_places using gin (text_grams(name, 2)) ${AT_ONCE}`,
  audit_log_kind: "on audit_log (target_kind, id desc)",
  reports_status: "on reports (status, id)",
  reports_reported: "on reports (reported_id, id)",
  reports_reporter: "on reports (reporter_id, id)",
  partner_places_until: "on partner_places (until)",
  payments_status: "on payments (status, id)",
  verification_codes_created_at: "on verification_codes (created_at)",
  verification_tokens_created_at: "on verification_tokens (created_at)",
  verification_days_by_day: "on verification_days (day)",
  social_tickets_created_at: "on social_tickets (created_at)",
  phone_locks_until: "on phone_locks (until)",
  attempts_since: "on attempts (since)",
  members_status: "on members (status, id desc) where deleted_at is null",
  meetings_status: "on meetings (status, id desc)",
  members_created: "on members (created_at, id) include (deleted_at)",
  payments_created: "on payments (created_at, id)",
  reports_created: "on reports (created_at, id)",
  rice_transactions_created: `on rice_transactions ${TIMES_IN_ORDER}`,
  audit_log_created: `on audit_log ${TIMES_IN_ORDER}`,
  meetings_next_step: `on meetings (${NEXT_STEP}, scheduled_at) where status <> 'END'`,
  meetings_unfinished: "on meetings (id) where status <> 'END'",
  meetings_of_host: "on meetings (host_id, created_at desc)",
  meeting_applications_of_member: "on meeting_applications (member_id, created_at desc) where status = 'PENDING'",
  notifications_unread: "on notifications (member_id) where read_at is null",
  chat_messages_created_at: `on chat_messages ${TIMES_IN_ORDER}`,
  partner_places_point:
    "on partner_places using gist (point(longitude, latitude)) where latitude is not null and longitude is not null",
};

/** Indexes that another one has made superfluous. */
const superfluous = ["meetings_host", "verification_days_day"].concat(
  ["members", "rice_transactions", "payments", "audit_log"].map((table) => `${table}_created_at`),
  ["members", "meetings", "rice_transactions", "payments", "reports", "audit_log", "access_log"].map(
    (table) => `${table}_created_at_id`,
  ),
);

/** Any number that nothing else locks in this database. */
const PARTITIONED_INDEX_LOCK = 20_260_302;

const ATTEMPTS_MAX = 10;
const PAUSE_MS_MAX = 500;

type IndexState = "valid" | "in progress" | "interrupted";

async function findIndexes(db: Db): Promise<Map<string, IndexState>> {
  const { rows } = await sql<{ name: string; state: IndexState }>`
    select relname as name, case
      when indisvalid then 'valid'
      when exists (select from pg_stat_progress_create_index as running where running.index_relid = indexrelid) then 'in progress'
      else 'interrupted' end as state
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace`.execute(db);
  return new Map(rows.map(({ name, state }) => [name, state]));
}

interface CreateOptions {
  unique?: boolean;
}

const tableOf = (definition: string) => /^on (\w+)/.exec(definition)?.[1] ?? "";

async function listPartitionNames(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = to_regclass(${table}) and (select relkind from pg_class where oid = inhparent) = 'p'`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Creates an index of each partition without blocking writes, which PostgreSQL can't do for the whole table; then that of the table
 * consists of them, and new partitions get one. It is left to another server that is still creating one.
 */
async function createOfPartitions(
  db: Db,
  { name, definition, partitions }: { name: string; definition: string; partitions: readonly string[] },
): Promise<void> {
  const table = tableOf(definition);
  const ofPartitions = Object.fromEntries(
    partitions.map((partition) => [name.replace(table, partition), definition.replace(table, partition)]),
  );
  await createMissing(db, ofPartitions, {});
  const existing = await findIndexes(db);
  if (!Object.keys(ofPartitions).every((ofPartition) => existing.get(ofPartition) === "valid")) return;
  const create = sql.raw(`create index if not exists ${name} ${definition}`);
  // The lock, since two servers that create an index with the same name at once aren't stopped by `if not exists`.
  await changeTables(db, (trx) => create.execute(trx), { lock: PARTITIONED_INDEX_LOCK });
}

/** Returns the tables of the indexes that it has created, without those that are partitioned. */
async function createMissing(
  db: Db,
  definitions: IndexDefinitions,
  { unique = false }: CreateOptions,
): Promise<Set<string>> {
  const existing = await findIndexes(db);
  const kind = sql.raw(unique ? "unique index" : "index");
  const tables = new Set<string>();
  for (const [name, definition] of Object.entries(definitions)) {
    const state = existing.get(name);
    if (state === "valid" || state === "in progress") continue;
    const table = tableOf(definition);
    const partitions = await listPartitionNames(db, table);
    if (partitions.length > 0) {
      await createOfPartitions(db, { name, definition, partitions });
      continue;
    }
    if (state === "interrupted") await sql.raw(`drop index concurrently if exists ${name}`).execute(db);
    await sql`create ${kind} concurrently if not exists ${sql.raw(`${name} ${definition}`)}`.execute(db);
    tables.add(table);
  }
  return tables;
}

/**
 * Two servers that begin at the same moment may wait for each other: the database ends one, which tries again. A lock of the session
 * would outlive it behind a pooler.
 */
const retryDeadlocks = <T>(work: () => Promise<T>) =>
  retryConflicts(work, { isRetryable: isDeadlock, attemptsMax: ATTEMPTS_MAX, pauseMsMax: PAUSE_MS_MAX });

/** Creates indexes that a migration needs, or waits until another server has created them. */
export async function prepareIndexes(db: Db, definitions: IndexDefinitions, options: CreateOptions): Promise<void> {
  const names = Object.keys(definitions);
  for (;;) {
    await retryDeadlocks(() => createMissing(db, definitions, options));
    const existing = await findIndexes(db);
    if (names.every((name) => existing.get(name) === "valid")) return;
    await sleep(PAUSE_MS_MAX);
  }
}

/** Creates the missing indexes, but for those that another server is creating. */
export async function createIndexes(db: Db): Promise<void> {
  await retryDeadlocks(async () => {
    const tables = await createMissing(db, indexes, {});
    // What an index computes from a row has statistics of its own.
    for (const table of tables) await sql.raw(`analyze ${table}`).execute(db);
    const existing = await findIndexes(db);
    for (const name of superfluous) {
      if (existing.has(name)) await sql.raw(`drop index concurrently if exists ${name}`).execute(db);
    }
  });
}
