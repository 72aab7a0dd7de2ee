import type { ColumnType } from "kysely";

/** A primary key that the database counts up. */
export type Id = ColumnType<number, never, never>;
