/** Converts the reports' filters between the form's values and the URL's parameters (D58). */
import { DEFAULT_SORT } from "../../ui/list/SortSelect.tsx";
import type { FilterError } from "../../ui/list/useFilterForm.ts";
import { parseId } from "../../ui/url.ts";

export interface FilterValues {
  status: string;
  reportedId: string;
  reporterId: string;
  sort: string;
}

export function toFormValues(filters: Readonly<Record<string, string>>): FilterValues {
  const { status = "", reportedId = "", reporterId = "", sort = DEFAULT_SORT } = filters;
  return { status, reportedId, reporterId, sort };
}

/** The first invalid field with its message, or null. */
export function validate(values: FilterValues): FilterError<FilterValues> | null {
  for (const field of ["reportedId", "reporterId"] as const) {
    if (values[field].trim() !== "" && parseId(values[field].trim()) === null) {
      return { field, message: "번호는 숫자로 입력해 주세요." };
    }
  }
  return null;
}

export function toFilters({ sort, ...others }: FilterValues): Record<string, string> {
  const filters = { ...others, sort: sort === DEFAULT_SORT ? "" : sort };
  return Object.fromEntries(
    Object.entries(filters)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ""),
  );
}
