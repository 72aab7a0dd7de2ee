/** A list and its side dialog live in the address: /dashboard/members/12/info?page=3&field=name&q=온기. */
import { useLocation } from "react-router-dom";
import type { Resource, ResourceName } from "../dataProvider/resource.ts";

export interface Search {
  field: string;
  q: string;
}
export interface ListAddress {
  /** One-based. */
  page: number;
  /** Null shows everything. */
  search: Search | null;
  /** Filters of a list that has its own, such as the audit log's. */
  filters: Readonly<Record<string, string>>;
}
export interface DialogAddress {
  id: number;
  /** Null when the address names no tab. */
  tab: string | null;
}

const NEW = "new";
const ID_DIGITS_MAX = 16;
const wholeNumber = new RegExp(`^[1-9][0-9]{0,${ID_DIGITS_MAX - 1}}$`);

/** A positive whole number, or null. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !wholeNumber.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** The filters that are set to a valid value. */
function readFilters(patterns: Readonly<Record<string, RegExp>>, parameters: URLSearchParams): Record<string, string> {
  const set = Object.entries(patterns).map(([name, pattern]) => {
    const value = parameters.get(name) ?? "";
    return pattern.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(set.flat());
}

export function readList({ fields, filters }: Pick<Resource, "fields" | "filters">, query: string): ListAddress {
  const parameters = new URLSearchParams(query);
  const q = parameters.get("q")?.trim() ?? "";
  const field = parameters.get("field");
  const fallback = Object.keys(fields ?? {})[0];
  const known = field !== null && fields !== null && Object.hasOwn(fields, field) ? field : fallback;
  return {
    page: parseId(parameters.get("page") ?? undefined) ?? 1,
    search: q === "" || known === undefined ? null : { field: known, q },
    filters: readFilters(filters, parameters),
  };
}

/** `?page=2&field=name&q=온기`; the first page and no search leave nothing. */
export function writeList({ page, search, filters }: Pick<ListAddress, "page"> & Partial<ListAddress>): string {
  const parameters = new URLSearchParams();
  if (page > 1) parameters.set("page", String(page));
  if (search) {
    parameters.set("field", search.field);
    parameters.set("q", search.q);
  }
  for (const [name, value] of Object.entries(filters ?? {})) parameters.set(name, value);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** The dialog of the rest of a list's path: null for none, "new" for the dialog that creates a row, "unknown" for an invalid address. */
export function readDialog(rest: string): DialogAddress | null | "new" | "unknown" {
  const [idText, tab = null, ...more] = rest.split("/").filter(Boolean);
  if (idText === undefined) return null;
  if (idText === NEW && tab === null) return NEW;
  const id = parseId(idText);
  return id === null || more.length > 0 ? "unknown" : { id, tab };
}

export function listPath(resource: ResourceName): string {
  return `/dashboard/${resource}`;
}

export function newPath(resource: ResourceName): string {
  return `${listPath(resource)}/${NEW}`;
}

export function dialogPath(resource: ResourceName, id: number, tab?: string): string {
  return [listPath(resource), id, tab].filter(Boolean).join("/");
}

/** Where the list is: its page and search, and the dialog beside it. */
export function useListAddress(resource: Resource) {
  const { pathname, search } = useLocation();
  return {
    list: readList(resource, search),
    dialog: readDialog(pathname.slice(listPath(resource.name).length)),
    /** The query as it stands, to be kept when a dialog opens or closes. */
    query: search,
  };
}
