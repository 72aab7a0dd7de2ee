/** Paging and searching, the same for every list of the console. */
import { parameterLimits } from "@babchingu/openapi/limits";
import type { RawBuilder, ReferenceExpression, SelectQueryBuilder, SqlBool, StringReference } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../../db/schema.ts";

export interface PageRequest {
  /** Zero-based. */
  page?: number | undefined;
  size?: number | undefined;
}

export interface Page<Row> {
  content: Row[];
  currentPage: number;
  totalPages: number;
  totalElements: number;
}

/** A search through texts reads every row: up to this many finds it reads them once, for the count and the page. */
const FINDS_MAX = 5000;

/** From here on the ids of a page are looked up before its rows: an index alone is passed over a hundred times faster. */
const DEEP_FROM_ROWS = 1000;

/**
 * The rows of one page. A deep one is found by its ids, counted from whichever end is nearer; what comes or goes between the
 * two queries moves the page by a row, as it would by the next click.
 */
async function rowsOf<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  { offset, size, total }: { offset: number; size: number; total: number },
): Promise<Output[]> {
  if (offset >= total) return [];
  if (offset < DEEP_FROM_ROWS) return await query.limit(size).offset(offset).execute();
  const rowsMax = Math.min(size, total - offset);
  const isFromEnd = offset > total / 2;
  const found = await idsOf(query, idColumn, isFromEnd ? "asc" : "desc")
    .limit(rowsMax)
    .offset(isFromEnd ? total - offset - rowsMax : offset)
    .execute();
  return await rowsWith(query, idColumn, found);
}

function idsOf<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  order: "asc" | "desc",
) {
  return query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`${sql.ref(idColumn as string)}`.as("id"))
    .orderBy(idColumn as never, order);
}

async function rowsWith<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  found: readonly { id: number }[],
): Promise<Output[]> {
  if (found.length === 0) return [];
  const wanted = found.map((row) => row.id);
  return await query.where(idColumn, "in", wanted as never).execute();
}

/** The rows of a page and the count of all, of a search that finds few; null when it finds many. */
async function fewOf<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  { offset, size }: { offset: number; size: number },
): Promise<{ rows: Output[]; total: number } | null> {
  const found = await idsOf(query, idColumn, "desc")
    .limit(FINDS_MAX + 1)
    .execute();
  if (found.length > FINDS_MAX) return null;
  return { rows: await rowsWith(query, idColumn, found.slice(offset, offset + size)), total: found.length };
}

async function countOf<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
): Promise<number> {
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as("rows"))
    .executeTakeFirstOrThrow();
  return counted.rows;
}

/** Reads one page of a query and counts its rows; joins must not multiply them. */
async function readPage<TB extends keyof Tables, Output, Row>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  request: PageRequest,
  { toRow, isTextSearch }: { toRow: (row: Output) => Row; isTextSearch: boolean },
): Promise<Page<Row>> {
  const page = request.page ?? parameterLimits.listAdminMembers.page.default;
  const size = request.size ?? parameterLimits.listAdminMembers.size.default;
  const part = { offset: page * size, size };
  const few = isTextSearch ? await fewOf(query, idColumn, part) : null;
  const total = few?.total ?? (await countOf(query));
  const rows = few?.rows ?? (await rowsOf(query, idColumn, { ...part, total }));
  return {
    content: rows.map(toRow),
    currentPage: page,
    totalPages: Math.ceil(total / size),
    totalElements: total,
  };
}

/** A list of the console, newest first: read by pages on the screen, by batches in an export. */
export interface AdminList<Row> {
  page: (request: PageRequest) => Promise<Page<Row>>;
  /** The next rows below an id, newest first; from the newest when it is null. */
  batch: (belowId: number | null, rowsMax: number) => Promise<Row[]>;
}

/** The list of a query that is ordered by `idColumn`, newest first. A search by `holds` has no index: say so. */
export function adminList<TB extends keyof Tables, Output, Row>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  toRow: (row: Output) => Row,
  { isTextSearch = false }: { isTextSearch?: boolean } = {},
): AdminList<Row> {
  return {
    page: (request) => readPage(query, idColumn, request, { toRow, isTextSearch }),
    batch: async (belowId, rowsMax) => {
      const below = belowId === null ? query : query.where(idColumn, "<", belowId as never);
      const rows = await below.limit(rowsMax).execute();
      return rows.map((row) => toRow(row as Output));
    },
  };
}

/** The names of a list's columns, which are those of its table. */
export function namesOf<Name extends string>(columns: Readonly<Record<Name, string>>): Name[] {
  return Object.keys(columns) as Name[];
}

/** The id a search term names; null for a term that is no id, which finds nothing. */
function parseId(term: string): number | null {
  const id = /^[1-9][0-9]{0,15}$/.test(term.trim()) ? Number(term.trim()) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** Rows whose id is the term. */
export function hasId<TB extends keyof Tables>(column: StringReference<Tables, TB>, term: string): RawBuilder<SqlBool> {
  const id = parseId(term);
  return id === null ? sql<SqlBool>`false` : sql<SqlBool>`${sql.ref(column)} = ${id}`;
}

/** Rows whose text holds the term, in upper or lower case; `%` and `_` are letters like any other. */
export function holds<TB extends keyof Tables>(column: StringReference<Tables, TB>, term: string): RawBuilder<SqlBool> {
  const escaped = term.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  // Hangul and figures have no case, and `like` passes over a million of them several times as fast.
  const hasCase = escaped.toLowerCase() !== escaped.toUpperCase();
  const operator = hasCase ? sql`ilike` : sql`like`;
  return sql<SqlBool>`${sql.ref(column)} ${operator} ${`%${escaped}%`}`;
}
