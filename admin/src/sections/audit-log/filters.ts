/** Converts the audit log's filters between the form's values and the URL's parameters (D44). */
import { type Days, DEFAULT_SORT, toUrlFilters, validateDays } from "../../ui/list/filterValues.ts";
import type { FilterError } from "../../ui/list/useFilterForm.ts";
import { parseId } from "../../ui/url.ts";

export interface FilterValues extends Days {
  actor: string;
  targetType: string;
  targetId: string;
  action: string;
  sort: string;
}

export function toFormValues(filters: Readonly<Record<string, string>>): FilterValues {
  const [targetType = "", targetId = ""] = (filters["target"] ?? "").split(":");
  const { from = "", to = "", actor = "", action = "", sort = DEFAULT_SORT } = filters;
  return { from, to, actor, targetType, targetId, action, sort };
}

/** The first invalid field with its message, or null. `current` are the address's: an empty form takes them back. */
export function validate(
  values: FilterValues,
  current: Readonly<Record<string, string>>,
): FilterError<FilterValues> | null {
  const { actor, targetType, targetId } = values;
  const invalidDays = validateDays(values);
  if (invalidDays) return invalidDays;
  if (Object.keys(toFilters(values)).length === 0 && Object.keys(current).length === 0) {
    return { field: "actor", message: "검색할 것을 하나 이상 입력해 주세요." };
  }
  if (actor.trim() !== "" && parseId(actor.trim()) === null) {
    return { field: "actor", message: "번호는 숫자로 입력해 주세요." };
  }
  if (targetId.trim() === "") return null;
  if (targetType === "") return { field: "targetType", message: "대상의 종류를 골라 주세요." };
  return parseId(targetId.trim()) === null ? { field: "targetId", message: "번호는 숫자로 입력해 주세요." } : null;
}

export function toFilters({ targetType, targetId, ...others }: FilterValues): Record<string, string> {
  return toUrlFilters({ ...others, target: [targetType, targetId.trim()].filter(Boolean).join(":") });
}
