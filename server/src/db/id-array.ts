import { type RawBuilder, sql } from "kysely";

/** A list of ids as one parameter, independent of how the driver encodes arrays. */
export function idArray(ids: Iterable<number>): RawBuilder<number[]> {
  return sql<number[]>`${`{${[...ids].join(",")}}`}::bigint[]`;
}
