import { type RawBuilder, sql } from "kysely";

/**
 * The id at which `time` begins among rows that were stored in the order of their times; null without rows. It looks at some thirty of
 * them, by bisection. Where times are out of order, it is any of the ids at which they change between earlier and later.
 * @param rows What follows `from`: a table, and a condition that its key begins with.
 */
export function firstIdFrom(rows: RawBuilder<unknown>, time: Date): RawBuilder<number> {
  const isEarlier = sql`found.created_at < ${time}`;
  return sql<number>`(
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
    select max(low) from bisection)`;
}
