/** The state of a list and its side dialog, as the URL keeps it: /dashboard/members/12/info?page=3&field=name&q=온기. */
import { useLocation } from "react-router-dom";
import type { Resource, ResourceName } from "../dataProvider/resource.ts";

export interface Search {
  field: string;
  q: string;
}
export interface ListUrlState {
  /** One-based. */
  page: number;
  /** Null shows everything. */
  search: Search | null;
  /** Filters of a list that has more than a search, such as the audit log; none beside a search, which takes none. */
  filters: Readonly<Record<string, string>>;
}
export interface DialogUrlState {
  id: number;
  /** Null when the URL names no tab. */
  tab: string | null;
}

const NEW = "new";
const ID_DIGITS_MAX = 16;
const positiveInteger = new RegExp(`^[1-9][0-9]{0,${ID_DIGITS_MAX - 1}}$`);

/** A positive integer, or null. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !positiveInteger.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

function readFilters(patterns: Readonly<Record<string, RegExp>>, parameters: URLSearchParams): Record<string, string> {
  const valid = Object.entries(patterns).map(([name, pattern]) => {
    const value = parameters.get(name) ?? "";
    return pattern.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(valid.flat());
}

export function parseListQuery(
  resource: Pick<Resource, "searchFields" | "filterPatterns">,
  query: string,
): ListUrlState {
  const { searchFields, filterPatterns } = resource;
  const parameters = new URLSearchParams(query);
  const q = parameters.get("q")?.trim() ?? "";
  const field = parameters.get("field");
  const fallback = Object.keys(searchFields ?? {})[0];
  const validField = field !== null && searchFields !== null && Object.hasOwn(searchFields, field) ? field : fallback;
  const search = q === "" || validField === undefined ? null : { field: validField, q };
  return {
    page: parseId(parameters.get("page") ?? undefined) ?? 1,
    search,
    filters: search ? {} : readFilters(filterPatterns, parameters),
  };
}

/** `?page=2&field=name&q=온기`; empty for the first page without a search. */
export function formatListQuery({ page, search, filters }: Pick<ListUrlState, "page"> & Partial<ListUrlState>): string {
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

/** Parses what follows the list's path: null without a dialog, "new" for the dialog that creates a row, "unknown" for an invalid path. */
export function parseDialogPath(path: string): DialogUrlState | null | "new" | "unknown" {
  const [idText, tab = null, ...more] = path.split("/").filter(Boolean);
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

/** The page and search of the list, and its open dialog. */
export function useListUrl(resource: Resource) {
  const { pathname, search } = useLocation();
  return {
    list: parseListQuery(resource, search),
    dialog: parseDialogPath(pathname.slice(listPath(resource.name).length)),
    /** The current query, kept when a dialog opens or closes. */
    query: search,
  };
}
