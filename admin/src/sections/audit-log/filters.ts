/** Converts the audit log's filters between the form's values and the URL's parameters (D44). */
import type { FilterError } from "../../ui/list/useFilterForm.ts";
import { parseId } from "../../ui/url.ts";

export interface FilterValues {
  actor: string;
  targetType: string;
  targetId: string;
  action: string;
}

export function toFormValues(filters: Readonly<Record<string, string>>): FilterValues {
  const [targetType = "", targetId = ""] = (filters["target"] ?? "").split(":");
  return { actor: filters["actor"] ?? "", targetType, targetId, action: filters["action"] ?? "" };
}

/** The first invalid field with its message, or null. */
export function validate({ actor, targetType, targetId, action }: FilterValues): FilterError<FilterValues> | null {
  if ([actor, targetType, targetId, action].every((value) => value.trim() === "")) {
    return { field: "actor", message: "검색할 것을 하나 이상 입력해 주세요." };
  }
  if (actor.trim() !== "" && parseId(actor.trim()) === null) {
    return { field: "actor", message: "번호는 숫자로 입력해 주세요." };
  }
  if (targetId.trim() === "") return null;
  if (targetType === "") return { field: "targetType", message: "대상의 종류를 골라 주세요." };
  return parseId(targetId.trim()) === null ? { field: "targetId", message: "번호는 숫자로 입력해 주세요." } : null;
}

export function toFilters({ actor, targetType, targetId, action }: FilterValues): Record<string, string> {
  const target = [targetType, targetId.trim()].filter(Boolean).join(":");
  const all = { actor: actor.trim(), target, action };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
