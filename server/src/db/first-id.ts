import { type RawBuilder, sql } from "kysely";
import type { Db } from "./schema.ts";

/**
 * The id at which `time` begins among rows that were stored in the order of their ids; null without rows. It looks at some thirty of
 * them, by bisection. After a step of a server's clock it is one of several such ids.
 * @param rows What follows `from`: a table, and a condition that its key begins with.
 */
export async function firstIdFrom(db: Db, rows: RawBuilder<unknown>, time: Date): Promise<number | null> {
  const isEarlier = sql`found.created_at < ${time}`;
  const result = await sql<{ id: number | null }>`
    with recursive bisection (low, high) as (
      select min(id), max(id) + 1 from ${rows}
      union all
      select case when ${isEarlier} then found.id + 1 else low end, case when ${isEarlier} then high else (low + high) / 2 end
      from bisection
      left join lateral (
        select id, created_at from (select * from ${rows}) as rows
        where id >= (low + high) / 2 and id < high order by id limit 1
      ) as found on true
      where low < high
    )
    select max(low) as id from bisection`.execute(db);
  return result.rows[0]?.id ?? null;
}
