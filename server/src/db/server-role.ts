/** Grants for the database role of the servers, when it isn't the owner of the tables (D61). */
import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "./schema.ts";

/** Logs that the servers only read and extend. */
const APPEND_ONLY = ["audit_log", "access_log"];
/** Kysely's tables, which a server reads to see that nothing is to be migrated. */
const MIGRATION_TABLES = ["kysely_migration", "kysely_migration_lock"];

const CHANGES = sql.raw("insert, update, delete");

/**
 * Grants what a server needs, also on tables of later migrations. The role can't change, delete
 * or truncate the logs, and, as it owns none of them, can't drop them or switch their triggers off. Run it as the owner.
 */
export async function grantServerRole(db: Db, role: string): Promise<void> {
  const grantee = sql.id(role);
  await db.transaction().execute(async (trx) => {
    const schema = sql`schema public`;
    await sql`grant usage on ${schema} to ${grantee}`.execute(trx);
    await sql`revoke all on all tables in ${schema} from ${grantee}`.execute(trx);
    await sql`grant select, ${CHANGES} on all tables in ${schema} to ${grantee}`.execute(trx);
    await sql`alter default privileges in ${schema} grant select, ${CHANGES} on tables to ${grantee}`.execute(trx);
    for (const table of APPEND_ONLY) {
      await sql`revoke update, delete on ${sql.id(table)} from ${grantee}`.execute(trx);
    }
    for (const table of MIGRATION_TABLES) {
      await sql`revoke ${CHANGES} on ${sql.id(table)} from ${grantee}`.execute(trx);
    }
    // A shared address of a deleted meeting is told from one that never was (D55).
    await sql`grant select on sequence meetings_id_seq to ${grantee}`.execute(trx);
    await grantPartitions(trx, grantee);
    await sql`grant execute on function delete_old_access_entries() to ${grantee}`.execute(trx);
  });
}

/** Tables whose partitions a job of the servers makes and deletes, which only an owner can, and those they refer to. */
async function grantPartitions(trx: Trx, grantee: RawBuilder<unknown>): Promise<void> {
  await sql`grant create on schema public to ${grantee}`.execute(trx);
  await sql`grant references on members, meetings to ${grantee}`.execute(trx);
  const { rows } = await sql<{ name: string }>`
    select relid::regclass::text as name from pg_partitioned_table, pg_partition_tree(partrelid)`.execute(trx);
  for (const { name } of rows) await sql`alter table ${sql.table(name)} owner to ${grantee}`.execute(trx);
}
