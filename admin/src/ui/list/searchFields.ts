import { seesContacts } from "@babchingu/openapi";
import type { OperatorRoleValue } from "@babchingu/openapi/enums";
import type { Resource } from "../../dataProvider/resource.ts";

/** The fields that a role may search: an operator who sees only parts of phones can't search by them (D60). */
export function searchFieldsOf(
  { searchFields }: Pick<Resource, "searchFields">,
  role: OperatorRoleValue,
): Resource["searchFields"] {
  if (searchFields === null || seesContacts(role)) return searchFields;
  return Object.fromEntries(Object.entries(searchFields).filter(([field]) => field !== "phone"));
}
