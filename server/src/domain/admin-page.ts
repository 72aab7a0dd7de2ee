/** Paging and searching, the same for every list of the console. */
import { parameterLimits } from "@babchingu/openapi/limits";
import type { RawBuilder, ReferenceExpression, SelectQueryBuilder, SqlBool, StringReference } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../db/schema.ts";

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
  const ids = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`${sql.ref(idColumn as string)}`.as("id"))
    .orderBy(idColumn as never, isFromEnd ? "asc" : "desc")
    .limit(rowsMax)
    .offset(isFromEnd ? total - offset - rowsMax : offset);
  const found = await ids.execute();
  if (found.length === 0) return [];
  const wanted = found.map((row) => row.id);
  return await query.where(idColumn, "in", wanted as never).execute();
}

/** Reads one page of a query and counts its rows; joins must not multiply them. */
async function readPage<TB extends keyof Tables, Output, Row>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  request: PageRequest,
  toRow: (row: Output) => Row,
): Promise<Page<Row>> {
  const page = request.page ?? parameterLimits.listAdminMembers.page.default;
  const size = request.size ?? parameterLimits.listAdminMembers.size.default;
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as("rows"))
    .executeTakeFirstOrThrow();
  const rows = await rowsOf(query, idColumn, { offset: page * size, size, total: counted.rows });
  return {
    content: rows.map(toRow),
    currentPage: page,
    totalPages: Math.ceil(counted.rows / size),
    totalElements: counted.rows,
  };
}

/** A list of the console, newest first: read by pages on the screen, by batches in an export. */
export interface AdminList<Row> {
  page: (request: PageRequest) => Promise<Page<Row>>;
  /** The next rows below an id, newest first; from the newest when it is null. */
  batch: (belowId: number | null, rowsMax: number) => Promise<Row[]>;
}

/** The list of a query that is ordered by `idColumn`, newest first. */
export function adminList<TB extends keyof Tables, Output, Row>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  toRow: (row: Output) => Row,
): AdminList<Row> {
  return {
    page: (request) => readPage(query, idColumn, request, toRow),
    batch: async (belowId, rowsMax) => {
      const below = belowId === null ? query : query.where(idColumn, "<", belowId as never);
      const rows = await below.limit(rowsMax).execute();
      return rows.map((row) => toRow(row as Output));
    },
  };
}

/** The id a search term names; null for a term that is no id, which finds nothing. */
export function idIn(term: string): number | null {
  const id = /^[1-9][0-9]{0,15}$/.test(term.trim()) ? Number(term.trim()) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** Rows whose id is the term. */
export function hasId<TB extends keyof Tables>(column: StringReference<Tables, TB>, term: string): RawBuilder<SqlBool> {
  const id = idIn(term);
  return id === null ? sql<SqlBool>`false` : sql<SqlBool>`${sql.ref(column)} = ${id}`;
}

/** Rows whose text holds the term, in upper or lower case; `%` and `_` are letters like any other. */
export function holds<TB extends keyof Tables>(column: StringReference<Tables, TB>, term: string): RawBuilder<SqlBool> {
  const escaped = term.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<SqlBool>`${sql.ref(column)} ilike ${`%${escaped}%`}`;
}
