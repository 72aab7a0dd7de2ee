/** Lists of the console as CSV (D44), read in batches: a million rows take no more memory than a few hundred. */
import { exportColumns } from "@babchingu/openapi/columns";
import {
  MeetingSearchFieldValues,
  MemberSearchFieldValues,
  PartnerPlaceSearchFieldValues,
  PaymentSearchFieldValues,
  RiceTransactionSearchFieldValues,
} from "@babchingu/openapi/enums";
import type { ExportFieldValue, ExportResourceValue } from "@babchingu/openapi/enums";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../lib/csv.ts";
import type { CsvValue } from "../../lib/csv.ts";
import { listMeetings } from "./meetings.ts";
import { listMembers } from "./members.ts";
import type { AdminList } from "./list.ts";
import { namesOf } from "./list.ts";
import { listApplications, listPlaces } from "./partner-places.ts";
import { listReports } from "./reports.ts";
import { listLedger, listPayments } from "./rice.ts";
import * as announcements from "./announcements.ts";
import type { AuditFilter } from "./audit-log.ts";
import { listAuditLog } from "./audit-log.ts";
import { audit } from "../shared/audit.ts";
import * as events from "./events.ts";
import type { AuditContext } from "../shared/context.ts";

const BATCH_ROWS = 500;

/** What is exported, and which of its rows. */
export interface ExportRequest {
  resource: ExportResourceValue;
  q?: string | undefined;
  field?: ExportFieldValue | undefined;
  /** Filters of the audit log. */
  actor?: AuditFilter["actor"];
  target?: AuditFilter["target"];
  action?: AuditFilter["action"];
}

const FILTERS = ["actor", "target", "action"] as const;

interface Search<Field> {
  field: Field;
  term: string;
}

/** An export as its parts: the header, then text of one batch of rows after another. */
type Export = () => AsyncGenerator<string>;

/** Pairs a list with the columns of its rows, so that a column that no row has fails the type check. */
function exportOf<Row extends { id: number }, Name extends keyof Row & string>(
  columns: Readonly<Record<Name, string>>,
  list: AdminList<Row>,
): Export {
  const names = namesOf(columns);
  return async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(Object.values(columns));
    let belowId: number | null = null;
    for (;;) {
      const rows: Row[] = await list.batch(belowId, BATCH_ROWS);
      if (rows.length > 0) yield rows.map((row) => csvLine(names.map((name) => row[name] as CsvValue))).join("");
      if (rows.length < BATCH_ROWS) return;
      belowId = rows.at(-1)?.id ?? null;
    }
  };
}

const notSearched = () =>
  new ApiError("INVALID_REQUEST", { fields: { "?field": "이 목록에서 찾을 수 없는 항목이에요." } });

/** The search of a resource by one of its own fields; none without a term. @throws ApiError INVALID_REQUEST. */
function searchBy<Field extends string>(
  fields: readonly Field[],
  { q, field: asked }: ExportRequest,
): Search<Field> | undefined {
  if (q === undefined && asked === undefined) return undefined;
  if (q === undefined) throw new ApiError("INVALID_REQUEST", { fields: { "?q": "찾을 말을 입력해 주세요." } });
  if (asked === undefined) throw new ApiError("INVALID_REQUEST", { fields: { "?field": "찾을 항목을 골라 주세요." } });
  const field = fields.find((known) => known === (asked as string));
  if (field === undefined) throw notSearched();
  return { field, term: q };
}

const makers: Record<ExportResourceValue, (db: Db, request: ExportRequest) => Export> = {
  members: (db, request) =>
    exportOf(exportColumns.members, listMembers(db, searchBy(MemberSearchFieldValues, request))),
  meetings: (db, request) =>
    exportOf(exportColumns.meetings, listMeetings(db, searchBy(MeetingSearchFieldValues, request))),
  "partner-place": (db, request) =>
    exportOf(exportColumns["partner-place"], listPlaces(db, searchBy(PartnerPlaceSearchFieldValues, request))),
  payments: (db, request) =>
    exportOf(exportColumns.payments, listPayments(db, searchBy(PaymentSearchFieldValues, request))),
  "rice-transactions": (db, request) =>
    exportOf(exportColumns["rice-transactions"], listLedger(db, searchBy(RiceTransactionSearchFieldValues, request))),
  reports: (db, request) => unsearched(request, exportOf(exportColumns.reports, listReports(db))),
  "partner-place-applications": (db, request) =>
    unsearched(request, exportOf(exportColumns["partner-place-applications"], listApplications(db))),
  events: (db, request) => unsearched(request, exportOf(exportColumns.events, events.listEvents(db))),
  announcements: (db, request) =>
    unsearched(request, exportOf(exportColumns.announcements, announcements.listAnnouncements(db))),
  "audit-log": (db, request) => unsearched(request, exportOf(exportColumns["audit-log"], listAuditLog(db, request))),
};

/** The export of a resource that has no search. @throws ApiError INVALID_REQUEST when one is asked for. */
function unsearched(request: ExportRequest, made: Export): Export {
  searchBy([], request);
  return made;
}

/** Prepares an export; nothing is read before its parts are asked for. @throws ApiError INVALID_REQUEST. */
export function makeExport(db: Db, request: ExportRequest): Export {
  const filter = FILTERS.find((name) => request[name] !== undefined);
  if (filter && request.resource !== "audit-log") {
    throw new ApiError("INVALID_REQUEST", { fields: { [`?${filter}`]: "이 목록에는 없는 조건이에요." } });
  }
  return makers[request.resource](db, request);
}

/** Writes down who took which data out (D18). */
export async function recordExport(
  ctx: AuditContext,
  { resource, q, field, ...request }: ExportRequest,
): Promise<void> {
  const target = { kind: "SYSTEM", id: null } as const;
  const filters = Object.fromEntries(FILTERS.flatMap((name) => (request[name] ? [[name, request[name]]] : [])));
  await audit(ctx, {
    action: "DATA_EXPORT",
    target,
    after: { resource, field: field ?? null, q: q ?? null, ...filters },
  });
}
