import type { ColumnType } from "kysely";

/** A generated primary key. */
export type Id = ColumnType<number, never, never>;
