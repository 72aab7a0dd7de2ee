/** Paging and searching for every list of the console. */
import { parameterLimits } from "@babchingu/openapi/limits";
import {
  type RawBuilder,
  type ReferenceExpression,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type StringReference,
} from "kysely";
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

/** A text search scans every row: with up to this many matches one scan gives both the count and the page. */
const MATCHES_MAX = 5000;

/** From this offset on the page's ids are queried first: an index-only scan skips rows a hundred times faster. */
const DEEP_OFFSET_ROWS = 1000;

/**
 * The rows of one page. A deep page is queried by its ids, counted from the nearer end. Rows that are added or deleted
 * between the two queries shift the page by a row, as they would before the next click.
 */
async function queryRows<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  { offset, size, total }: { offset: number; size: number; total: number },
): Promise<Output[]> {
  if (offset >= total) return [];
  if (offset < DEEP_OFFSET_ROWS) return await query.limit(size).offset(offset).execute();
  const rowsMax = Math.min(size, total - offset);
  const isFromEnd = offset > total / 2;
  const ids = await idsQuery(query, idColumn, isFromEnd ? "asc" : "desc")
    .limit(rowsMax)
    .offset(isFromEnd ? total - offset - rowsMax : offset)
    .execute();
  return await queryRowsById(query, idColumn, ids);
}

function idsQuery<TB extends keyof Tables, Output>(
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

async function queryRowsById<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  rows: readonly { id: number }[],
): Promise<Output[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  return await query.where(idColumn, "in", ids as never).execute();
}

/** The rows of a page and the total of a search with few matches; null with more than MATCHES_MAX. */
async function queryFewMatches<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  { offset, size }: { offset: number; size: number },
): Promise<{ rows: Output[]; total: number } | null> {
  const ids = await idsQuery(query, idColumn, "desc")
    .limit(MATCHES_MAX + 1)
    .execute();
  if (ids.length > MATCHES_MAX) return null;
  return { rows: await queryRowsById(query, idColumn, ids.slice(offset, offset + size)), total: ids.length };
}

async function countRows<TB extends keyof Tables, Output>(
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
  const range = { offset: page * size, size };
  const few = isTextSearch ? await queryFewMatches(query, idColumn, range) : null;
  const total = few?.total ?? (await countRows(query));
  const rows = few?.rows ?? (await queryRows(query, idColumn, { ...range, total }));
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

/** The list of a query that is ordered by `idColumn`, newest first. Set `isTextSearch` for a search by `containsText`, which has no index. */
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

/** The column names of a list, which are those of its table. */
export function namesOf<Name extends string>(columns: Readonly<Record<Name, string>>): Name[] {
  return Object.keys(columns) as Name[];
}

/** The id in a search term; null for a term that is no id. */
function parseId(term: string): number | null {
  const id = /^[1-9][0-9]{0,15}$/.test(term.trim()) ? Number(term.trim()) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** Rows whose id is the term. */
export function hasId<TB extends keyof Tables>(column: StringReference<Tables, TB>, term: string): RawBuilder<SqlBool> {
  const id = parseId(term);
  return id === null ? sql<SqlBool>`false` : sql<SqlBool>`${sql.ref(column)} = ${id}`;
}

/** Rows whose text contains the term, ignoring case; `%` and `_` are escaped. */
export function containsText<TB extends keyof Tables>(
  column: StringReference<Tables, TB>,
  term: string,
): RawBuilder<SqlBool> {
  const escaped = term.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  // Hangul and digits have no case, and `like` scans several times as fast as `ilike`.
  const hasCase = escaped.toLowerCase() !== escaped.toUpperCase();
  const operator = hasCase ? sql`ilike` : sql`like`;
  return sql<SqlBool>`${sql.ref(column)} ${operator} ${`%${escaped}%`}`;
}
