/** Converts the access log's filters between the form's values and the URL's parameters (D61). */
import type { FilterError } from "../../ui/list/useFilterForm.ts";
import { parseId } from "../../ui/url.ts";

export interface FilterValues {
  from: string;
  to: string;
  operator: string;
  action: string;
}

export function toFormValues(filters: Readonly<Record<string, string>>): FilterValues {
  const { from = "", to = "", operator = "", action = "" } = filters;
  return { from, to, operator, action };
}

/** The first invalid field with its message, or null. */
export function validate({ from, to, operator }: FilterValues): FilterError<FilterValues> | null {
  if (from !== "" && to !== "" && from > to) return { field: "from", message: "끝나는 날보다 늦을 수 없어요." };
  if (operator.trim() !== "" && parseId(operator.trim()) === null) {
    return { field: "operator", message: "번호는 숫자로 입력해 주세요." };
  }
  return null;
}

export function toFilters({ operator, ...others }: FilterValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...others, operator: operator.trim() }).filter(([, value]) => value !== ""),
  );
}
