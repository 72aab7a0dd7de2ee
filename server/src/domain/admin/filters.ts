/** Filters and orders that the console's lists have in common (D63). */
import { DAY_MS, HOUR_MS } from "@babchingu/openapi";
import type { RowSortValue } from "@babchingu/openapi/enums";
import { type RawBuilder, sql, type SqlBool, type StringReference } from "kysely";
import { firstIdFrom } from "../../db/first-id.ts";
import type { Tables } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { addMs } from "../../lib/time.ts";
import type { ListOrder } from "./list.ts";
import { fromAfterTo, startOfRequestedDay } from "./requested-days.ts";

/**
 * How far the times of rows may be out of the order of their ids. The clocks of two servers differ; and what a late job books has the time at
 * which it was due (R15), after an outage of days.
 */
const outOfOrderMsMax = (table: LargeTable) => (table === "riceTransactions" ? 3 * DAY_MS : HOUR_MS);

export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** What a list is narrowed to, and its order. */
export interface ListFilter<Status extends string = never> extends DayRange {
  status?: Status | undefined;
  sort?: RowSortValue | undefined;
}

const orders: Record<RowSortValue, ListOrder> = { id: "asc", "-id": "desc" };

export function orderOf({ sort = "-id" }: { sort?: RowSortValue | undefined }): ListOrder {
  return orders[sort];
}

/** Rows whose time lies in the days of Seoul from `from` to `to`, both included. @throws ApiError INVALID_REQUEST for an invalid range. */
export function isWithinDays<TB extends keyof Tables>(
  column: StringReference<Tables, TB>,
  { from, to }: DayRange,
): RawBuilder<SqlBool> {
  const first = from === undefined ? null : startOfRequestedDay(from, "?from");
  const last = to === undefined ? null : startOfRequestedDay(to, "?to");
  if (first && last && first > last) throw fromAfterTo();
  const time = sql.ref(column);
  const isLate = first === null ? sql`true` : sql`${time} >= ${first}`;
  const isEarly = last === null ? sql`true` : sql`${time} < ${addMs(last, DAY_MS)}`;
  return sql<SqlBool>`(${isLate} and ${isEarly})`;
}

type LargeTable = "members" | "meetings" | "payments" | "riceTransactions" | "auditLog" | "accessLog" | "reports";

/**
 * Between which ids the rows within the days lie, for a list that is ordered by id: it would read all rows after them first. Undefined
 * without days. A row that is out of order by more than `outOfOrderMsMax` may lie outside.
 */
export function idsWithinDays(table: LargeTable, { from, to }: DayRange): RawBuilder<SqlBool> | undefined {
  const [rows, id] = [sql.table(table), sql.ref(`${table}.id`)];
  const bounds: RawBuilder<SqlBool>[] = [];
  if (from !== undefined) {
    const first = addMs(startOfRequestedDay(from, "?from"), -outOfOrderMsMax(table));
    bounds.push(sql`${id} >= ${firstIdFrom(rows, first)}`);
  }
  if (to !== undefined) {
    const end = addMs(startOfRequestedDay(to, "?to"), DAY_MS + outOfOrderMsMax(table));
    bounds.push(sql`${id} < ${firstIdFrom(rows, end)}`);
  }
  return bounds.length === 0 ? undefined : sql<SqlBool>`(${sql.join(bounds, sql` and `)})`;
}

/** A requested status as one of the resource's. @throws ApiError INVALID_REQUEST for another. */
export function statusOf<Status extends string>(
  values: readonly Status[],
  requested: string | undefined,
): Status | undefined {
  const status = values.find((value) => value === requested);
  if (requested !== undefined && status === undefined) {
    throw new ApiError("INVALID_REQUEST", { fields: { "?status": "이 목록에는 없는 상태예요." } });
  }
  return status;
}
