/** Converts the access log's filters between the form's values and the URL's parameters (D61). */
import { type Days, toUrlFilters, validateDays } from "../../ui/list/filterValues.ts";
import type { FilterError } from "../../ui/list/useFilterForm.ts";
import { parseId } from "../../ui/url.ts";

export interface FilterValues extends Days {
  operator: string;
  action: string;
}

export function toFormValues(filters: Readonly<Record<string, string>>): FilterValues {
  const { from = "", to = "", operator = "", action = "" } = filters;
  return { from, to, operator, action };
}

/** The first invalid field with its message, or null. */
export function validate(values: FilterValues): FilterError<FilterValues> | null {
  const { operator } = values;
  const invalidDays = validateDays(values);
  if (invalidDays) return invalidDays;
  if (operator.trim() !== "" && parseId(operator.trim()) === null) {
    return { field: "operator", message: "번호는 숫자로 입력해 주세요." };
  }
  return null;
}

export const toFilters = toUrlFilters<FilterValues>;
