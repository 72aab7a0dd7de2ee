/** Paging and searching for every list of the console. */
import { COUNTED_ROWS_MAX } from "@babchingu/openapi";
import { parameterLimits } from "@babchingu/openapi/limits";
import {
  type Expression,
  type RawBuilder,
  type ReferenceExpression,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type StringReference,
} from "kysely";
import { estimateRows } from "../../db/estimate.ts";
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

/** By id. */
export type ListOrder = "asc" | "desc";
const oppositeOrders: Record<ListOrder, ListOrder> = { asc: "desc", desc: "asc" };

/** From this offset on the page's ids are queried first: an index-only scan skips rows a hundred times faster. */
const DEEP_OFFSET_ROWS = 1000;

/**
 * The rows of one page. A deep page is queried by its ids, counted from the nearer end. Rows that are added or deleted
 * between the two queries shift the page by a row, as they do between two requests.
 */
async function queryRows<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  { offset, size, total, order }: { offset: number; size: number; total: number; order: ListOrder },
): Promise<Output[]> {
  if (offset >= total) return [];
  if (offset < DEEP_OFFSET_ROWS) return await query.limit(size).offset(offset).execute();
  const rowsMax = Math.min(size, total - offset);
  const isFromEnd = offset > total / 2;
  const ids = await idsQuery(query, idColumn, isFromEnd ? oppositeOrders[order] : order)
    .limit(rowsMax)
    .offset(isFromEnd ? total - offset - rowsMax : offset)
    .execute();
  return await queryRowsById(query, idColumn, ids);
}

function idsQuery<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  order: ListOrder,
) {
  return query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`${sql.ref(idColumn as string)}`.as("id"))
    .orderBy(idColumn as never, order);
}

/** The ids of few rows: the planner can't choose to find them by reading the table in the order of its ids. */
function sortedIdsQuery<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  order: ListOrder,
) {
  return idsQuery(query, idColumn, order)
    .clearOrderBy()
    .orderBy(sql`${sql.ref(idColumn as string)} + 0`, order);
}

function withinIds<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  ids: ListOptions["ids"],
): SelectQueryBuilder<Tables, TB, Output> {
  return ids === undefined ? query : query.where(ids);
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

/** The rows of a page and the total of a search by the index of its text; null with more than COUNTED_ROWS_MAX matches. */
async function queryFewMatches<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  { offset, size }: { offset: number; size: number },
): Promise<{ rows: Output[]; total: number } | null> {
  const ids = await idsQuery(query, idColumn, "desc")
    .limit(COUNTED_ROWS_MAX + 1)
    .execute();
  if (ids.length > COUNTED_ROWS_MAX) return null;
  return { rows: await queryRowsById(query, idColumn, ids.slice(offset, offset + size)), total: ids.length };
}

/** The number of rows: exact up to COUNTED_ROWS_MAX; above, the planner's estimate, since counting reads every row. */
// oxlint-disable-next-line typescript/no-explicit-any -- a query of any tables and columns.
export async function countRows(query: SelectQueryBuilder<any, any, any>): Promise<number> {
  const unordered = query.clearSelect().clearOrderBy();
  const ones = unordered.select(sql<number>`1`.as("one"));
  const estimate = await estimateRows(ones);
  // An estimate near the limit may be wrong about which side it is on.
  if (estimate > 2 * COUNTED_ROWS_MAX) return estimate;
  const beyond = await ones.limit(1).offset(COUNTED_ROWS_MAX).execute();
  if (beyond.length > 0) return Math.max(COUNTED_ROWS_MAX + 1, estimate);
  const counted = await unordered.select(sql<number>`count(*)`.as("rows")).executeTakeFirstOrThrow();
  return counted.rows;
}

/** Reads one page of a query and counts its rows; joins must not multiply them. */
async function readPage<TB extends keyof Tables, Output, Row>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  request: PageRequest,
  { toRow, text, ids, order }: ListOptions & { toRow: (row: Output) => Row; order: ListOrder },
): Promise<Page<Row>> {
  const page = request.page ?? parameterLimits.listAdminMembers.page.default;
  const size = request.size ?? parameterLimits.listAdminMembers.size.default;
  const range = { offset: page * size, size, order };
  const { rows, total: uncorrected } = await readRange(query, idColumn, range, { text, ids });
  const total = correctTotal({ rowCount: rows.length, total: uncorrected }, range);
  return {
    content: rows.map(toRow),
    currentPage: page,
    totalPages: Math.ceil(total / size),
    totalElements: total,
  };
}

interface RowRange {
  offset: number;
  size: number;
  order: ListOrder;
}

/** A page with room for more rows ends the list, whatever was estimated. */
function correctTotal({ rowCount, total }: { rowCount: number; total: number }, { offset, size }: RowRange): number {
  const isLast = rowCount < size && (rowCount > 0 || offset === 0);
  return isLast ? offset + rowCount : total;
}

/** The planner expects at most this share of the rows to have a piece of text that it hasn't seen: of millions, too many to be few. */
const UNSEEN_SHARE_MAX = 0.005;

/** How many rows the planner expects of a search by the index of its text, and whether there may be few. */
async function estimateMatches<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  text: TextSearch,
): Promise<{ estimate: number; mayBeFew: boolean }> {
  const rows = query.clearOrderBy();
  const estimate = await estimateRows(rows.where(text.index));
  const mayBeFew = estimate <= COUNTED_ROWS_MAX || estimate <= UNSEEN_SHARE_MAX * (await estimateRows(rows));
  return { estimate, mayBeFew };
}

/** A search reads the index of its text when few rows match; else they are soon found in the order of the list. */
async function readRange<TB extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  range: RowRange,
  { text, ids }: ListOptions,
): Promise<{ rows: Output[]; total: number }> {
  if (text === undefined) {
    const total = await countRows(query);
    if (ids === undefined || total > COUNTED_ROWS_MAX)
      return { rows: await queryRows(withinIds(query, ids), idColumn, { ...range, total }), total };
    const found = await sortedIdsQuery(query, idColumn, range.order).limit(range.size).offset(range.offset).execute();
    return { rows: await queryRowsById(query, idColumn, found), total };
  }
  const { estimate, mayBeFew } = await estimateMatches(query, text);
  const matches = query.where(text.isMatch);
  const few = mayBeFew ? await queryFewMatches(matches.where(text.index), idColumn, range) : null;
  if (few !== null) return few;
  const total = Math.max(COUNTED_ROWS_MAX + 1, estimate);
  return { rows: await queryRows(withinIds(matches, ids), idColumn, { ...range, total }), total };
}

/** A search by text: whether a row contains it, and what an index knows of that. */
interface TextSearch {
  isMatch: Expression<SqlBool>;
  index: Expression<SqlBool>;
}

interface ListOptions {
  text: TextSearch | undefined;
  /**
   * Implied by the query, which has a condition on times: it keeps a list of many rows from reading all that come before them. The planner
   * can't tell how many ids it selects, so the total is estimated without it. A list of few rows finds them by their times.
   */
  ids: Expression<SqlBool> | undefined;
}

/** A list of the console, newest first: read by pages on the screen, by batches in an export. */
export interface AdminList<Row> {
  page: (request: PageRequest) => Promise<Page<Row>>;
  /** The next rows below an id, newest first; from the newest when it is null. */
  batch: (belowId: number | null, rowsMax: number) => Promise<Row[]>;
}

/** The list of a query that is ordered by `idColumn`, with the rows that match `text`. Batches and a search by text need the newest first. */
export function adminList<TB extends keyof Tables, Output, Row>(
  query: SelectQueryBuilder<Tables, TB, Output>,
  idColumn: ReferenceExpression<Tables, TB>,
  toRow: (row: Output) => Row,
  { text, ids, order = "desc" }: Partial<ListOptions> & { order?: ListOrder } = {},
): AdminList<Row> {
  type Query = SelectQueryBuilder<Tables, TB, Output>;
  const findBatchReader = async (): Promise<
    (below: (matches: Query) => Query, rowsMax: number) => Promise<Output[]>
  > => {
    if (text === undefined && ids !== undefined && (await countRows(query)) <= COUNTED_ROWS_MAX) {
      return async (below, rowsMax) =>
        queryRowsById(query, idColumn, await sortedIdsQuery(below(query), idColumn, order).limit(rowsMax).execute());
    }
    const matches = text === undefined ? query : query.where(text.isMatch);
    const found =
      text !== undefined && (await estimateMatches(query, text)).mayBeFew
        ? matches.where(text.index)
        : withinIds(matches, ids);
    return (below, rowsMax) => below(found).limit(rowsMax).execute();
  };
  let batchReader: ReturnType<typeof findBatchReader> | undefined;
  return {
    page: (request) => readPage(query, idColumn, request, { toRow, text, ids, order }),
    batch: async (belowId, rowsMax) => {
      batchReader ??= findBatchReader();
      const readBatch = await batchReader;
      const below = (matches: Query) => (belowId === null ? matches : matches.where(idColumn, "<", belowId as never));
      return (await readBatch(below, rowsMax)).map(toRow);
    },
  };
}

/** The column names of a list, which are those of its table. */
export function namesOf<Name extends string>(columns: Readonly<Record<Name, string>>): Name[] {
  return Object.keys(columns) as Name[];
}

/** The id in a text that somebody typed; null when it is none. */
export function parseId(term: string): number | null {
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

/** Rows with all pieces of the term, of up to so many letters: what the index of a text knows, and `containsText` implies. */
export function hasPiecesOf(text: Expression<string | null>, term: string, lettersMax: number): RawBuilder<SqlBool> {
  const size = sql.lit(lettersMax);
  return sql<SqlBool>`text_grams(${text}, ${size}) @> term_grams(${term.trim()}::text, ${size})`;
}
