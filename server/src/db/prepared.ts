import type { RawBuilder } from "kysely";
import { sql } from "kysely";

const MARK = /^\s*\/\* prepared ([\w-]{1,40}) \*\//;

/**
 * Begins a statement that PostgreSQL plans once for each connection and then runs again and again. It pays where planning
 * costs as much as running, and only where one plan suits every value: elsewhere statements stay unprepared.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared ${name} */`);
}

/** The name of a statement that was marked so; null for any other. */
export function preparedName(text: string): string | null {
  return MARK.exec(text)?.[1] ?? null;
}
