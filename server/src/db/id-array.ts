import { type Expression, type RawBuilder, sql } from "kysely";

/** A list of ids as one parameter, independent of how the driver encodes arrays. */
export function idArray(ids: Iterable<number>): RawBuilder<number[]> {
  return sql<number[]>`${`{${[...ids].join(",")}}`}::bigint[]`;
}

/** Any of these ids, for `where("id", "=", …)` in place of `in`, which has a parameter for each: a statement takes 65,535. */
export function anyOfIds(ids: Iterable<number>): RawBuilder<number> {
  return sql<number>`any(${idArray(ids)})`;
}

/**
 * Any id that the query selects, for `where("id", "=", …)` in place of `in`. The query is evaluated once; as the subquery of an `in` PostgreSQL
 * may evaluate it for each row, and one with `limit` and `skip locked` selects the next rows each time.
 */
export function anyIdOf(query: Expression<{ id: number }>): RawBuilder<number> {
  return sql<number>`any(array(${query}))`;
}
