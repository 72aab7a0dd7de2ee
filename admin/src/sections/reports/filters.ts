/** Converts the reports' filters between the form's values and the URL's parameters (D58). */
import { type Days, DEFAULT_SORT, toUrlFilters, validateDays } from "../../ui/list/filterValues.ts";
import type { FilterError } from "../../ui/list/useFilterForm.ts";
import { parseId } from "../../ui/url.ts";

export interface FilterValues extends Days {
  status: string;
  reportedId: string;
  reporterId: string;
  sort: string;
}

export function toFormValues(filters: Readonly<Record<string, string>>): FilterValues {
  const { status = "", reportedId = "", reporterId = "", from = "", to = "", sort = DEFAULT_SORT } = filters;
  return { status, reportedId, reporterId, from, to, sort };
}

/** The first invalid field with its message, or null. */
export function validate(values: FilterValues): FilterError<FilterValues> | null {
  for (const field of ["reportedId", "reporterId"] as const) {
    if (values[field].trim() !== "" && parseId(values[field].trim()) === null) {
      return { field, message: "번호는 숫자로 입력해 주세요." };
    }
  }
  return validateDays(values);
}

export const toFilters = toUrlFilters<FilterValues>;
