import { sql } from "kysely";
import { listPartitions, messagesTable, notificationsTable, type PartitionedTable } from "../db/partitions.ts";
import type { Db } from "../db/schema.ts";

async function join(db: Db, table: PartitionedTable): Promise<void> {
  const parent = sql.table(table.name);
  const [first, ...others] = await listPartitions(db, table);
  const name = sql.table(first?.name ?? "");
  for (const other of others) await sql`drop table ${sql.table(other.name)}`.execute(db);
  await sql`alter table ${parent} detach partition ${name}`.execute(db);
  await sql`alter table ${parent} attach partition ${name} for values from (minvalue) to (maxvalue)`.execute(db);
}

/** Leaves an empty database with one partition of each table, as after the migration. */
export async function joinPartitions(db: Db): Promise<void> {
  for (const table of [notificationsTable, messagesTable]) await join(db, table);
}
