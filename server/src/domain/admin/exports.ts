/** CSV exports of the console's lists (D44), read in batches to limit memory. */
import { exportColumns, exportValues } from "@babchingu/openapi/columns";
import {
  type ExportResourceValue,
  MeetingSearchFieldValues,
  MeetingStatusValues,
  MemberSearchFieldValues,
  MemberStatusValues,
  PartnerPlaceSearchFieldValues,
  PaymentSearchFieldValues,
  PaymentStatusValues,
  ReportStatusValues,
  RiceTransactionSearchFieldValues,
  StoreContractStateValues,
} from "@babchingu/openapi/enums";
import type { operations } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { BYTE_ORDER_MARK, csvLine, type CsvValue, readableValue } from "../../lib/csv.ts";
import { ACCESS_TARGETS_MAX } from "./access-log.ts";
import { listBulkJobs } from "./bulk-jobs/jobs.ts";
import { statusOf } from "./filters.ts";
import { listMeetings } from "./meetings.ts";
import { listMembers } from "./members.ts";
import { type AdminList, namesOf } from "./list.ts";
import { listApplications, listPlaces } from "./partner-places.ts";
import { listReports } from "./reports.ts";
import { listLedger, listPayments } from "./rice.ts";
import * as announcements from "./announcements.ts";
import { listAuditLog } from "./audit-log.ts";
import { withNames } from "./audit-names.ts";
import { readableAuditLog } from "./readable-audit-log.ts";
import { audit } from "../shared/audit.ts";
import * as events from "./events.ts";
import type { AuditContext } from "../shared/context.ts";

const BATCH_ROWS = 500;

type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;

/** The resource to export, how its values are written, and the search and the filters for its rows. */
export type ExportRequest = QueryOf<"exportAdminResource"> & operations["exportAdminResource"]["parameters"]["path"];

/** The list that an export has the rows of. */
interface Lists {
  members: "listAdminMembers";
  meetings: "listAdminMeetings";
  reports: "listAdminReports";
  "partner-place": "listAdminPartnerPlaces";
  "partner-place-applications": "listAdminPartnerApplications";
  payments: "listAdminPayments";
  "rice-transactions": "listAdminRiceTransactions";
  events: "listAdminEvents";
  announcements: "listAdminAnnouncements";
  "bulk-jobs": "listAdminBulkJobs";
  "audit-log": "listAuditLog";
}
type FilterName<Resource extends ExportResourceValue> = Resource extends ExportResourceValue
  ? Exclude<keyof QueryOf<Lists[Resource]>, "page" | "size" | "sort">
  : never;

const days = { from: true, to: true } as const;

/** The filters of each list in the contract: one that is missing here, or in the export's contract, is a type error. */
const filtersOf: { [Resource in ExportResourceValue]: Readonly<Record<FilterName<Resource>, true>> } = {
  members: { status: true, ...days },
  meetings: { status: true, ...days },
  reports: { status: true, reportedId: true, reporterId: true, ...days },
  "partner-place": { status: true, ...days },
  "partner-place-applications": {},
  payments: { status: true, ...days },
  "rice-transactions": { reason: true, ...days },
  events: {},
  announcements: {},
  "bulk-jobs": {},
  "audit-log": { actor: true, target: true, action: true, ...days },
};
const FILTERS = [...new Set(Object.values(filtersOf).flatMap(Object.keys))] as FilterName<ExportResourceValue>[];

interface Search<Field> {
  field: Field;
  term: string;
}

interface CsvExport {
  /** Yields the header, then the lines of one batch of rows after another. */
  lines: (toCell: (column: string, value: CsvValue) => CsvValue) => AsyncGenerator<string>;
  firstIds: (rowsMax: number) => Promise<number[]>;
}

/** The types ensure that every column exists in the rows. */
function createExport<Row extends { id: number }, Name extends keyof Row & string>(
  columns: Readonly<Record<Name, string>>,
  list: Pick<AdminList<Row>, "batch">,
): CsvExport {
  const names = namesOf(columns);
  let firstBatch: Promise<Row[]> | undefined;
  const readFirstBatch = () => (firstBatch ??= list.batch(null, BATCH_ROWS));
  return {
    lines: async function* lines(toCell) {
      yield BYTE_ORDER_MARK + csvLine(Object.values(columns));
      let belowId: number | null = null;
      for (;;) {
        const rows: Row[] = await (belowId === null ? readFirstBatch() : list.batch(belowId, BATCH_ROWS));
        if (rows.length > 0)
          yield rows.map((row) => csvLine(names.map((name) => toCell(name, row[name] as CsvValue)))).join("");
        if (rows.length < BATCH_ROWS) return;
        belowId = rows.at(-1)?.id ?? null;
      }
    },
    firstIds: async (rowsMax) => (await readFirstBatch()).slice(0, rowsMax).map(({ id }) => id),
  };
}

const fieldNotSearchable = () =>
  new ApiError("INVALID_REQUEST", { fields: { "?field": "이 목록에서 찾을 수 없는 항목이에요." } });

/** Validates the search against the resource's fields; undefined without one. @throws ApiError INVALID_REQUEST. */
function parseSearch<Field extends string>(
  fields: readonly Field[],
  { q, field: requested }: ExportRequest,
): Search<Field> | undefined {
  if (q === undefined && requested === undefined) return undefined;
  if (q === undefined) throw new ApiError("INVALID_REQUEST", { fields: { "?q": "찾을 말을 입력해 주세요." } });
  if (requested === undefined)
    throw new ApiError("INVALID_REQUEST", { fields: { "?field": "찾을 항목을 골라 주세요." } });
  const field = fields.find((candidate) => candidate === (requested as string));
  if (field === undefined) throw fieldNotSearchable();
  return { field, term: q };
}

/** The request's filters; its status has to be one of the resource's. */
function filterOf<Status extends string>(values: readonly Status[], { status, ...filter }: ExportRequest) {
  return { ...filter, status: statusOf(values, status) };
}

const exports: Record<ExportResourceValue, (db: Db, request: ExportRequest, now: Date) => CsvExport> = {
  members: (db, request) => {
    const search = parseSearch(MemberSearchFieldValues, request);
    return createExport(exportColumns.members, listMembers(db, search, filterOf(MemberStatusValues, request)));
  },
  meetings: (db, request) => {
    const search = parseSearch(MeetingSearchFieldValues, request);
    return createExport(exportColumns.meetings, listMeetings(db, search, filterOf(MeetingStatusValues, request)));
  },
  "partner-place": (db, request, now) => {
    const search = parseSearch(PartnerPlaceSearchFieldValues, request);
    const filter = { ...filterOf(StoreContractStateValues, request), now };
    return createExport(exportColumns["partner-place"], listPlaces(db, search, filter));
  },
  payments: (db, request) => {
    const search = parseSearch(PaymentSearchFieldValues, request);
    return createExport(exportColumns.payments, listPayments(db, search, filterOf(PaymentStatusValues, request)));
  },
  "rice-transactions": (db, request) => {
    const search = parseSearch(RiceTransactionSearchFieldValues, request);
    return createExport(exportColumns["rice-transactions"], listLedger(db, search, filterOf([], request)));
  },
  reports: (db, request) => {
    const list = listReports(db, filterOf(ReportStatusValues, request));
    return withoutSearch(request, createExport(exportColumns.reports, list));
  },
  "partner-place-applications": (db, request) =>
    withoutSearch(request, createExport(exportColumns["partner-place-applications"], listApplications(db))),
  events: (db, request) => withoutSearch(request, createExport(exportColumns.events, events.listEvents(db))),
  announcements: (db, request) =>
    withoutSearch(request, createExport(exportColumns.announcements, announcements.listAnnouncements(db))),
  "bulk-jobs": (db, request) => withoutSearch(request, createExport(exportColumns["bulk-jobs"], listBulkJobs(db))),
  "audit-log": (db, request) => {
    const list = listAuditLog(db, filterOf([], request));
    const columns = exportColumns["audit-log"];
    const isReadable = request.format === "READABLE";
    return withoutSearch(
      request,
      isReadable ? createExport(columns, readableAuditLog(withNames(db, list))) : createExport(columns, list),
    );
  },
};

/** For a resource without search. @throws ApiError INVALID_REQUEST when the request has one. */
function withoutSearch(request: ExportRequest, csvExport: CsvExport): CsvExport {
  parseSearch([], request);
  return csvExport;
}

interface PreparedExport {
  /** Reads rows only while it is iterated. */
  lines: () => AsyncGenerator<string>;
  /** The ids of the first rows of a search; of any other export none, since it is about the whole list. */
  readTargetIds: () => Promise<number[]>;
}

/** @throws ApiError INVALID_REQUEST. */
export function prepareExport(db: Db, request: ExportRequest, now: Date): PreparedExport {
  const own = filtersOf[request.resource];
  const foreign = FILTERS.find((name) => request[name] !== undefined && !Object.hasOwn(own, name));
  if (foreign !== undefined) {
    throw new ApiError("INVALID_REQUEST", { fields: { [`?${foreign}`]: "이 목록에는 없는 조건이에요." } });
  }
  const { lines, firstIds } = exports[request.resource](db, request, now);
  const readTargetIds = async () => (request.q === undefined ? [] : await firstIds(ACCESS_TARGETS_MAX));
  if (request.format !== "READABLE") return { lines: () => lines((_column, value) => value), readTargetIds };
  const values = exportValues[request.resource];
  return { lines: () => lines((column, value) => readableValue(column, value, values[column])), readTargetIds };
}

/** Columns of ids: a search for one names nobody. */
const ID_FIELD = /(?:^|_)id$/;

/** Records the export and its form in the audit log (D18), without the names and phones that were searched for (D67). */
export async function recordExport(
  ctx: AuditContext,
  { resource, format = "RAW", q, field, ...filters }: ExportRequest,
): Promise<void> {
  const target = { kind: "SYSTEM", id: null } as const;
  await audit(ctx, {
    action: "DATA_EXPORT",
    target,
    after: {
      resource,
      format,
      field: field ?? null,
      q: q !== undefined && ID_FIELD.test(field ?? "") ? q : null,
      ...filters,
    },
  });
}
