/** Converts the audit log's filters between the form's values and the URL's parameters (D44). */
import type { FilterError } from "../../ui/list/useFilterForm.ts";
import { parseId } from "../../ui/url.ts";

export interface FilterValues {
  from: string;
  to: string;
  actor: string;
  targetType: string;
  targetId: string;
  action: string;
}

export function toFormValues(filters: Readonly<Record<string, string>>): FilterValues {
  const [targetType = "", targetId = ""] = (filters["target"] ?? "").split(":");
  const { from = "", to = "" } = filters;
  return { from, to, actor: filters["actor"] ?? "", targetType, targetId, action: filters["action"] ?? "" };
}

/** The first invalid field with its message, or null. */
export function validate(values: FilterValues): FilterError<FilterValues> | null {
  const { from, to, actor, targetType, targetId } = values;
  if (from !== "" && to !== "" && from > to) return { field: "from", message: "끝나는 날보다 늦을 수 없어요." };
  if (Object.values(values).every((value: string) => value.trim() === "")) {
    return { field: "actor", message: "검색할 것을 하나 이상 입력해 주세요." };
  }
  if (actor.trim() !== "" && parseId(actor.trim()) === null) {
    return { field: "actor", message: "번호는 숫자로 입력해 주세요." };
  }
  if (targetId.trim() === "") return null;
  if (targetType === "") return { field: "targetType", message: "대상의 종류를 골라 주세요." };
  return parseId(targetId.trim()) === null ? { field: "targetId", message: "번호는 숫자로 입력해 주세요." } : null;
}

export function toFilters({ from, to, actor, targetType, targetId, action }: FilterValues): Record<string, string> {
  const target = [targetType, targetId.trim()].filter(Boolean).join(":");
  const all = { from, to, actor: actor.trim(), target, action };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
