/**
 * Partitions of tables that grow with every day. They always cover every value, so no insert fails: the first one begins at the
 * smallest, the newest has no end. The newest is split while it is still empty; when the job is late it has rows, and its bounds are
 * checked without blocking writes before it is split. Whoever runs this must own the tables, and nobody else may run it meanwhile:
 * jobs/partitions.ts.
 */
import { HOUR_MS } from "@babchingu/openapi";
import { type RawBuilder, sql } from "kysely";
import { withTimeBudget } from "../lib/time-budget.ts";
import type { Db, Trx } from "./schema.ts";
import { changeTables } from "./transact.ts";

/** For reading a partition: it may have grown because this didn't run. Changes, which everybody waits for, have the limit of any statement. */
export const READ_MS_MAX = HOUR_MS;

/** Bounds are numbers here: an id, or the milliseconds of a time. */
export interface PartitionedTable {
  name: "notifications" | "chat_messages";
  key: RawBuilder<unknown>;
  /** Its first column. */
  primaryKey: RawBuilder<unknown>;
  /** A bound in SQL. */
  literal: (bound: number) => string;
  /** The value of a bound's or a row's SQL. */
  toNumber: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
}

export const notificationsTable: PartitionedTable = {
  name: "notifications",
  key: sql.ref("created_at"),
  primaryKey: sql.ref("member_id"),
  literal: (bound) => new Date(bound).toISOString(),
  toNumber: (value) => sql`(extract(epoch from ${value}::timestamptz) * 1000)::bigint`,
};

export const messagesTable: PartitionedTable = {
  name: "chat_messages",
  key: sql.ref("meeting_id"),
  primaryKey: sql.ref("meeting_id"),
  literal: String,
  toNumber: (value) => sql`${value}::bigint`,
};

export interface Partition {
  name: string;
  /** Null for the first one. */
  from: number | null;
  /** The first value that isn't in it; null for the newest one. */
  to: number | null;
}

const nameOf = (table: PartitionedTable, from: number | null) =>
  `${table.name}_from_${from === null ? "start" : table.literal(from).replace(/T.*/, "").replaceAll("-", "_")}`;

const rangeOf = (table: PartitionedTable, { from, to }: Omit<Partition, "name">) =>
  sql.raw(
    `for values from (${from === null ? "minvalue" : `'${table.literal(from)}'`}) to (${to === null ? "maxvalue" : `'${table.literal(to)}'`})`,
  );

/** All partitions, in the order of their ranges. */
export async function listPartitions(db: Db | Trx, table: PartitionedTable): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select name, ${table.toNumber(sql`bounds[1]`)} as "from", ${table.toNumber(sql`bounds[2]`)} as "to"
    from (
      select relname as name, regexp_match(pg_get_expr(relpartbound, pg_class.oid),
        'FROM \\((?:MINVALUE|''(.*)'')\\) TO \\((?:MAXVALUE|''(.*)'')\\)') as bounds
      from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = to_regclass(${table.name})
    ) as partitions
    order by 2 nulls first`.execute(db);
  return rows;
}

/** Asks the primary key: a scan reads the pages of deleted rows up to the first one, and EXISTS ignores an order. */
async function isEmpty(db: Db | Trx, { primaryKey }: PartitionedTable, { name }: Partition): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select (select ${primaryKey} from ${sql.table(name)} order by ${primaryKey} limit 1) is null as is_empty`.execute(
    db,
  );
  return rows[0]?.isEmpty === true;
}

/** The largest key of its rows; null without rows. */
async function newestKey(db: Db, table: PartitionedTable, { name }: Partition): Promise<number | null> {
  const newest = sql<{ newest: number | null }>`
    select ${table.toNumber(sql`max(${table.key})`)} as newest from ${sql.table(name)}`;
  const { rows } = await withTimeBudget(READ_MS_MAX, () => newest.execute(db));
  return rows[0]?.newest ?? null;
}

/** A constraint that lets PostgreSQL attach a partition without reading it, which would block everybody meanwhile. */
const constraintOf = ({ name }: Partition) => sql.id(`${name}_range`);

async function checkRange(db: Db, table: PartitionedTable, partition: Partition, to: number): Promise<void> {
  const name = sql.table(partition.name);
  const constraint = constraintOf(partition);
  const from = partition.from === null ? sql`` : sql`${table.key} >= ${sql.lit(table.literal(partition.from))} and`;
  const range = sql`${from} ${table.key} < ${sql.lit(table.literal(to))}`;
  await changeTables(db, async (trx) => {
    await sql`alter table ${name} drop constraint if exists ${constraint}`.execute(trx);
    await sql`alter table ${name} add constraint ${constraint} check (${range}) not valid`.execute(trx);
  });
  const validate = sql`alter table ${name} validate constraint ${constraint}`;
  await withTimeBudget(READ_MS_MAX, () => validate.execute(db));
}

/**
 * Splits the newest partition when it begins before `aheadTo`, so that the next one begins at `at` or after the newest row. Whether
 * many rows have to be read depends on when this was done last; others can read and write meanwhile.
 */
export async function extendPartitions(
  db: Db,
  table: PartitionedTable,
  { aheadTo, at }: { aheadTo: number; at: number },
): Promise<void> {
  const newest = (await listPartitions(db, table)).at(-1);
  if (newest === undefined) throw new Error(`${table.name} has no partitions.`);
  if (newest.from !== null && newest.from >= aheadTo) return;
  const last = await newestKey(db, table, newest);
  const to = Math.max(at, (last ?? 0) + 1);
  if (last !== null) await checkRange(db, table, newest, to);
  await changeTables(db, (trx) => split(trx, table, newest, to));
  // No ANALYZE: statistics of an empty partition would make the planner read it as a whole until autovacuum comes.
}

async function split(trx: Trx, table: PartitionedTable, newest: Partition, to: number): Promise<void> {
  const [parent, name] = [sql.table(table.name), sql.table(newest.name)];
  await sql`alter table ${parent} detach partition ${name}`.execute(trx);
  await sql`alter table ${parent} attach partition ${name} ${rangeOf(table, { ...newest, to })}`.execute(trx);
  await sql`alter table ${name} drop constraint if exists ${constraintOf(newest)}`.execute(trx);
  await create(trx, table, { from: to, to: null });
}

async function create(trx: Trx, table: PartitionedTable, range: Omit<Partition, "name">): Promise<void> {
  const name = sql.table(nameOf(table, range.from));
  await sql`create table ${name} partition of ${sql.table(table.name)} ${rangeOf(table, range)}`.execute(trx);
}

type IsExpired = (range: { from: number; to: number; name: string }, db: Db | Trx) => Promise<boolean>;

/**
 * Empties the expired partitions, and makes one of those that are empty at the start. The newest one never expires. Since `isExpired` may
 * read much, it isn't asked about an empty partition that is the first one or can't become one with the first. Ends early when `stopping`
 * is aborted.
 */
export async function expirePartitions(
  db: Db,
  table: PartitionedTable,
  isExpired: IsExpired,
  stopping?: AbortSignal,
): Promise<void> {
  const empty: Partition[] = [];
  let isStart = true;
  for (const partition of await listPartitions(db, table)) {
    const { name, from, to } = partition;
    if (to === null || stopping?.aborted) break;
    const hasRows = !(await withTimeBudget(READ_MS_MAX, () => isEmpty(db, table, partition)));
    if (!hasRows && !isStart) continue;
    const isExpiredIn = (trx: Db | Trx) =>
      withTimeBudget(READ_MS_MAX, () => isExpired({ name, from: from ?? 0, to }, trx));
    const isDone = !hasRows && from === null;
    let expired = isDone || (await isExpiredIn(db));
    if (expired && hasRows) expired = await changeTables(db, (trx) => truncate(trx, partition, isExpiredIn));
    isStart &&= expired;
    if (isStart) empty.push(partition);
  }
  if (empty.length > 1) await changeTables(db, (trx) => merge(trx, table, empty));
}

/** Empties a partition, unless it got a row since it was found expired; others can read it until that is known. */
async function truncate(trx: Trx, { name }: Partition, isExpiredIn: (trx: Trx) => Promise<boolean>): Promise<boolean> {
  await sql`lock table only ${sql.table(name)} in share row exclusive mode`.execute(trx);
  const expired = await isExpiredIn(trx);
  if (expired) await sql`truncate ${sql.table(name)}`.execute(trx);
  return expired;
}

async function merge(trx: Trx, table: PartitionedTable, empty: readonly Partition[]): Promise<void> {
  for (const partition of empty) {
    await sql`lock table only ${sql.table(partition.name)} in access exclusive mode`.execute(trx);
    // A late row: both stay until it expires.
    if (!(await isEmpty(trx, table, partition))) return;
  }
  for (const { name } of empty) await sql`drop table ${sql.table(name)}`.execute(trx);
  await create(trx, table, { from: null, to: empty.at(-1)?.to ?? null });
}
