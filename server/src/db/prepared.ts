import { type RawBuilder, sql } from "kysely";

const COMMENT = /^\s*\/\* prepared ([\w-]{1,40}) \*\//;

/**
 * Marks a statement as prepared: PostgreSQL plans it once per connection. Use it only where planning costs as much as running
 * and one plan suits every value.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared ${name} */`);
}

/** The name of a prepared statement; null for any other. */
export function preparedName(text: string): string | null {
  return COMMENT.exec(text)?.[1] ?? null;
}
