/** The requests of every list of the console, made from the contract: its pages, each filter, order and search. */
import { DAY_MS, seoulDate } from "@babchingu/openapi";
import contract from "@babchingu/openapi/openapi.json" with { type: "json" };

export interface ConsoleRequest {
  /** The list, as in its path. */
  list: string;
  name: string;
  /** Below /api/v1, with the query. */
  path: string;
}

export interface ListPage {
  content: Record<string, unknown>[];
  totalPages: number;
}

type Read = (path: string) => Promise<ListPage>;

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}

interface Schema {
  $ref?: string;
  enum?: string[];
}

type Query = Record<string, string>;

function resolve<Value extends { $ref?: string }>(value: Value): Value {
  if (value.$ref === undefined) return value;
  const path = value.$ref.split("/").slice(1);
  return resolve(path.reduce((node, key) => (node as Record<string, unknown>)[key], contract as unknown) as Value);
}

interface List {
  path: string;
  parameters: Parameter[];
}

/** Every list that has pages. */
function lists(): List[] {
  return Object.entries(contract.paths as Record<string, { get?: { parameters?: Parameter[] } }>).flatMap(
    ([path, { get }]) => {
      const parameters = (get?.parameters ?? []).map(resolve);
      const hasPages = path.startsWith("/admin/") && parameters.some(({ name }) => name === "page");
      return hasPages ? [{ path, parameters }] : [];
    },
  );
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Filters whose value is another field of a row. */
const fieldOfFilter: Readonly<Record<string, string>> = { actor: "actorId", operator: "operatorId" };
/** Search fields whose field of a row has another name. */
const fieldOfSearch: Readonly<Record<string, string>> = {
  host_id: "hostId",
  member_id: "memberId",
  rice_transaction_reason: "riceTransactionReason",
};

const day = (daysAgo: number): string => seoulDate(new Date(Date.now() - daysAgo * DAY_MS));

/** Values of a filter: all of an enum, else those of a row. */
function valuesOf({ name, schema }: Parameter, row: Record<string, unknown>): string[] {
  const values = resolve(schema).enum;
  if (values) return values;
  if (name === "from") return [day(30)];
  if (name === "to") return [day(30)];
  if (name === "target") {
    const [kind, id] = [textOf(row["targetType"]), textOf(row["targetId"])];
    return id === "" ? [kind] : [kind, `${kind}:${id}`];
  }
  return [textOf(row[fieldOfFilter[name] ?? name])];
}

function filterQueries(parameters: readonly Parameter[], row: Record<string, unknown>): Query[] {
  const filters = parameters.filter(({ name, in: place }) => place === "query" && !["page", "size"].includes(name));
  const single = filters.flatMap((filter) =>
    valuesOf(filter, row)
      .filter((value) => value !== "")
      .map((value) => ({ [filter.name]: value })),
  );
  const names = new Set(filters.map(({ name }) => name));
  const days: Query[] = names.has("from") ? [{ from: day(60), to: day(59) }] : [];
  const last = (filter: string) => single.findLast((query) => filter in query) ?? {};
  // All at once, so that no index has everything.
  const all: Query[] =
    filters.length > 1 ? [Object.assign({}, ...filters.map(({ name }) => last(name)), ...days) as Query] : [];
  return [...single, ...days, ...all];
}

/** Terms of a search: the value of a row, of a text also its beginning, which many share, and what nothing has. */
function termsOf(field: string, value: string): string[] {
  if (field === "phone") return [value.slice(-5), value.slice(0, 3)];
  if (!["name", "title"].includes(field)) return [value];
  return [...new Set([value, value.slice(0, 2), value.slice(-5), "없는 말이에요"])];
}

function searchQueries(parameters: readonly Parameter[], row: Record<string, unknown>): Query[] {
  const field = parameters.find(({ name }) => name === "field");
  return (resolve(field?.schema ?? {}).enum ?? []).flatMap((name): Query[] =>
    termsOf(name, textOf(row[fieldOfSearch[name] ?? name])).map((q) => ({ field: name, q })),
  );
}

/** The row of the first page whose values are filtered by and searched for. */
const SAMPLE_ROW = 7;

const pathOf = (path: string, query: Query) => `${path}?${new URLSearchParams(query).toString()}`;

/** A request for the first page, and where there are more also for the middle and the last one. */
async function pagesOf(read: Read, path: string, query: Query): Promise<ConsoleRequest[]> {
  const { totalPages } = await read(pathOf(path, query));
  const pages = [...new Set([0, Math.floor(totalPages / 2), Math.max(0, totalPages - 1)])];
  const shown = new URLSearchParams(query).toString();
  const what = [path.replace("/admin/", ""), decodeURIComponent(shown.replaceAll("+", " "))].filter(Boolean).join(" ");
  return pages.map((page) => ({
    list: path.replace(/^\/admin\/|\/search$/g, ""),
    name: page === 0 ? what : `${what}, page ${(page + 1).toLocaleString("en-US")}`,
    path: pathOf(path, { ...query, page: String(page) }),
  }));
}

/** `read` reads a list below /api/v1 for a row to filter by, and for the number of pages. */
export async function consoleRequests(read: Read): Promise<ConsoleRequest[]> {
  const requests: ConsoleRequest[] = [];
  const rows = new Map<string, Record<string, unknown>>();
  for (const { path, parameters } of lists()) {
    const list = path.replace(/\/search$/, "");
    const isSearch = list !== path;
    const row = rows.get(list) ?? (await read(list)).content.slice(0, SAMPLE_ROW).at(-1) ?? {};
    rows.set(list, row);
    const queries = isSearch ? searchQueries(parameters, row) : [{}, ...filterQueries(parameters, row)];
    for (const query of queries) requests.push(...(await pagesOf(read, path, query)));
  }
  return requests;
}
