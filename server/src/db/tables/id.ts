import type { ColumnType } from "kysely";

export type Id = ColumnType<number, never, never>;
