/** What the forms of lists' own filters have in common: a range of days, and what of them is in the URL. */
import type { RowSortValue } from "@babchingu/openapi/enums";
import { yearValidator } from "../forms/validators.ts";
import type { FilterError } from "./useFilterForm.ts";

/** The order of a list whose address names none. */
export const DEFAULT_SORT: RowSortValue = "-id";

export type Days = Record<"from" | "to", string>;

/** A day of a year that isn't accepted, or a range that ends before its first day; else null. */
export function validateDays({ from, to }: Days): FilterError<Days> | null {
  for (const [field, day] of [
    ["from", from],
    ["to", to],
  ] as const) {
    const message = yearValidator(day);
    if (message !== undefined) return { field, message };
  }
  return from !== "" && to !== "" && from > to ? { field: "from", message: "마지막 날보다 늦을 수 없어요." } : null;
}

/**
 * The first day that is typed only in part, or null. Its value is empty, as that of a day that isn't set, so that it would drop a filter.
 * The days' fields are called by their names.
 */
export function findUnfinishedDay({ elements }: HTMLFormElement | HTMLFieldSetElement): FilterError<Days> | null {
  const input = [...elements].find((each) => each instanceof HTMLInputElement && each.validity.badInput);
  const field = input?.getAttribute("name") as keyof Days | undefined;
  return field ? { field, message: "연월일을 모두 입력해 주세요." } : null;
}

/** The filters without the order, which narrows nothing. */
export function withoutSort({ sort: _sort, ...filters }: Readonly<Record<string, string>>): Record<string, string> {
  return filters;
}

/** Whether there are filters besides the order. */
export function isNarrowed(filters: Readonly<Record<string, string>>): boolean {
  return Object.keys(withoutSort(filters)).length > 0;
}

/** The values that narrow the list, and an order that isn't the default. */
export function toUrlFilters<Values extends Record<keyof Values, string>>(values: Values): Record<string, string> {
  const trimmed = Object.entries<string>(values).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(
    trimmed.filter(([name, value]) => value !== "" && (name !== "sort" || value !== DEFAULT_SORT)),
  );
}
