/** Patterns of filters' values in the URL. */
import { RowSortValues } from "@babchingu/openapi/enums";

export const ID = /^[1-9][0-9]{0,15}$/;
export const DAY = /^20\d{2}-[01]\d-[0-3]\d$/;

export function oneOf(values: readonly string[]): RegExp {
  return new RegExp(`^(${values.join("|")})$`);
}

/** The order of a list, which is kept beside its filters. */
export const ROW_SORT = oneOf(RowSortValues);
