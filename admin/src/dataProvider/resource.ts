/** A resource is a list of the API with its console section's name, texts and calls. Each section defines its own. */
import type { Api } from "@babchingu/openapi";
import { ExportResourceLabels } from "@babchingu/openapi/enums";
import type { ExportResource } from "@babchingu/openapi/types";

/**
 * Row type of each resource, by the section's path below /admin/dashboard. A section adds its own with
 * `declare module "../../dataProvider/resource.ts"`, so that links and row types are checked without importing sections.
 */
export interface Rows {}
export type ResourceName = keyof Rows;

export interface Page<Row> {
  content: Row[];
  /** Zero-based. */
  currentPage: number;
  totalPages: number;
  totalElements: number;
}
export interface PageQuery {
  /** Zero-based. */
  page: number;
  size: number;
}
/** `field` is one of the resource's search fields: the URL was validated against them. */
export interface SearchQuery<Field extends string = never> extends PageQuery {
  q: string;
  field: Field;
}

/** Lists without an export: path → label. */
const unexportedLabels = { operators: "운영자 계정", "access-log": "접속 기록" } as const;
type UnexportedPath = keyof typeof unexportedLabels;

/** Whether the list can be saved as a file. */
export function isExported(path: Resource["path"]): path is ExportResource {
  return !(path in unexportedLabels);
}

export interface ResourceTexts {
  /** "회원 목록을 불러오지 못했어요." (console §8) */
  loadFailed: string;
  searchFailed?: string;
  /** "회원 정보를 불러오지 못했어요." (console §8) */
  detailFailed: string;
  empty: string;
  /** How its rows are counted: "3명". */
  counter: string;
}

export interface Resource<Name extends ResourceName = ResourceName> {
  name: Name;
  /** The section's title, and what one row is called: "회원". */
  label: string;
  texts: ResourceTexts;
  /** Below the API's /admin/; an export has the same name. */
  path: ExportResource | UnexportedPath;
  /** Search field → label; null where the API has no search. */
  searchFields: Readonly<Record<string, string>> | null;
  /** Search fields whose term is selected from a list: value → label. */
  searchOptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Filter → pattern of its values. Filters may be combined. */
  filterPatterns: Readonly<Record<string, RegExp>>;
  /** Whether GET {path}/{id} exists, "optional" where a backend may lack it (D44); otherwise one row is found through the search or the list. */
  hasDetail: boolean | "optional";
  /** Whether a row changes without a call of this console; it is then read again while it is shown. */
  changesByItself(row: Rows[Name]): boolean;
  list: (api: Api, query: PageQuery, signal?: AbortSignal) => Promise<Page<Rows[Name]>>;
  search: ((api: Api, query: SearchQuery, signal?: AbortSignal) => Promise<Page<Rows[Name]>>) | null;
  /** PATCH {path}/{id}, where the resource has one. */
  update: ((api: Api, id: number, data: never) => Promise<unknown>) | null;
}

type Derived = "label" | "texts";
type Optional =
  | "searchFields"
  | "searchOptions"
  | "filterPatterns"
  | "hasDetail"
  | "changesByItself"
  | "search"
  | "update";

/** Failure messages of a resource that defines none of its own; console-requirement.test.ts uses them too. */
export const defaultTexts = (label: string) => ({
  loadFailed: `${label} 목록을 불러오지 못했어요.`,
  detailFailed: `${label} 내용을 불러오지 못했어요.`,
  counter: "건",
});

/** How often rows that change by themselves are read again. */
export const REFRESH_MS = 2000;

/** Fills in the defaults: no search, filters, detail call or edit. */
export function defineResource<Name extends ResourceName>(
  definition: Omit<Resource<Name>, Derived | Optional> &
    Partial<Pick<Resource<Name>, Optional>> & {
      texts: Pick<ResourceTexts, "empty"> & Partial<ResourceTexts>;
    },
): Resource<Name> {
  const defaults = {
    searchFields: null,
    searchOptions: {},
    filterPatterns: {},
    hasDetail: false,
    changesByItself: () => false,
    search: null,
    update: null,
  };
  const { path } = definition;
  const label = isExported(path) ? ExportResourceLabels[path] : unexportedLabels[path];
  return { ...defaults, ...definition, label, texts: { ...defaultTexts(label), ...definition.texts } };
}
