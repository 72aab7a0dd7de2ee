/** What the forms of lists' own filters have in common: a range of days, and what of them is in the URL. */
import type { RowSortValue } from "@babchingu/openapi/enums";
import type { FilterError } from "./useFilterForm.ts";

/** The order of a list whose address names none. */
export const DEFAULT_SORT: RowSortValue = "-id";

export type Days = Record<"from" | "to", string>;

/** The error of a range that ends before its first day, or null. */
export function validateDays({ from, to }: Days): FilterError<Days> | null {
  return from !== "" && to !== "" && from > to ? { field: "from", message: "마지막 날보다 늦을 수 없어요." } : null;
}

/** The values that narrow the list, and an order that isn't the default. */
export function toUrlFilters<Values extends Record<keyof Values, string>>(values: Values): Record<string, string> {
  const trimmed = Object.entries<string>(values).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(
    trimmed.filter(([name, value]) => value !== "" && (name !== "sort" || value !== DEFAULT_SORT)),
  );
}
