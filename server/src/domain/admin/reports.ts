/** Reports in the console, and how operators work them (D58). */
import type { ReportStatusValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { idsWithinDays, isWithinDays, type ListFilter, orderOf } from "./filters.ts";
import { adminList, type AdminList } from "./list.ts";
import { type NotificationContent, notifyMembers } from "../notifications/index.ts";
import { audit } from "../shared/audit.ts";
import type { AuditContext } from "../shared/context.ts";

type AdminReport = components["schemas"]["AdminReport"];

export interface ReportFilter extends ListFilter<ReportStatusValue> {
  reportedId?: number | undefined;
  reporterId?: number | undefined;
}

function reportsQuery(db: Db) {
  return db
    .selectFrom("reports")
    .select(["id", "reporterId", "reportedId", "meetingId", "content", "status", "adminComment"])
    .select(["createdAt", "updatedAt"])
    .select((eb) => [
      eb
        .selectFrom("members")
        .select("name")
        .whereRef("id", "=", "reports.reporterId")
        .$asScalar()
        .$notNull()
        .as("reporterName"),
      eb
        .selectFrom("members")
        .select("name")
        .whereRef("id", "=", "reports.reportedId")
        .$asScalar()
        .$notNull()
        .as("reportedName"),
    ]);
}

type ReportRow = Awaited<ReturnType<ReturnType<typeof reportsQuery>["executeTakeFirstOrThrow"]>>;

function toAdminReport(row: ReportRow): Required<AdminReport> {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** Newest first unless sorted otherwise, also those of deleted meetings. */
export function listReports(db: Db, filter: ReportFilter = {}): AdminList<Required<AdminReport>> {
  const { status, reportedId, reporterId } = filter;
  const order = orderOf(filter);
  let query = reportsQuery(db).where(isWithinDays("reports.createdAt", filter)).orderBy("reports.id", order);
  if (status !== undefined) query = query.where("status", "=", status);
  if (reportedId !== undefined) query = query.where("reportedId", "=", reportedId);
  if (reporterId !== undefined) query = query.where("reporterId", "=", reporterId);
  return adminList(query, "reports.id", toAdminReport, { order, ids: idsWithinDays("reports", filter) });
}

/** @throws ApiError REPORT_NOT_FOUND. */
export async function readReport(db: Db, reportId: number): Promise<AdminReport> {
  const row = await reportsQuery(db).where("reports.id", "=", reportId).executeTakeFirst();
  if (row === undefined) throw new ApiError("REPORT_NOT_FOUND");
  return toAdminReport(row);
}

/** A worked report is reopened before it is decided otherwise. */
const nextStatuses: Record<ReportStatusValue, readonly ReportStatusValue[]> = {
  PENDING: ["PENDING", "RESOLVED", "DISMISSED"],
  RESOLVED: ["PENDING"],
  DISMISSED: ["PENDING"],
};

/** What the reporter is told; the reported person isn't named. */
const outcomes: Record<Exclude<ReportStatusValue, "PENDING">, NotificationContent> = {
  RESOLVED: {
    title: "보내 주신 신고를 처리했어요",
    content: "신고 내용을 확인하고 필요한 조치를 했어요. 알려 주셔서 고마워요.",
    url: null,
  },
  DISMISSED: {
    title: "보내 주신 신고를 확인했어요",
    content: "신고 내용을 살펴봤지만 조치할 만한 점을 찾지 못했어요. 불편한 일이 또 생기면 다시 알려 주세요.",
    url: null,
  },
};

/**
 * Resolves, dismisses or reopens a report, or comments on an open one; an outcome is told to the reporter unless they have withdrawn.
 * @throws ApiError REPORT_NOT_FOUND, REPORT_ALREADY_WORKED.
 */
export async function setReport(
  ctx: AuditContext,
  { reportId, body }: { reportId: number; body: components["schemas"]["AdminReportRequest"] },
): Promise<void> {
  const { trx, now } = ctx;
  const { status, adminComment } = body;
  const report = await trx
    .selectFrom("reports")
    .innerJoin("members", "members.id", "reports.reporterId")
    .select(["reports.status", "reports.adminComment", "reports.reporterId", "members.withdrawnAt"])
    .where("reports.id", "=", reportId)
    // Otherwise a concurrent withdrawal would not delete the notification (D67).
    .forNoKeyUpdate("members")
    .forUpdate("reports")
    .executeTakeFirst();
  if (report === undefined) throw new ApiError("REPORT_NOT_FOUND");
  if (!nextStatuses[report.status].includes(status)) throw new ApiError("REPORT_ALREADY_WORKED");
  const comment = adminComment === undefined ? report.adminComment : adminComment?.trim() || null;
  await trx
    .updateTable("reports")
    .set({ status, adminComment: comment, updatedAt: now })
    .where("id", "=", reportId)
    .execute();
  if (status !== "PENDING" && report.withdrawnAt === null) {
    await notifyMembers(ctx, { memberIds: [report.reporterId], notification: outcomes[status] });
  }
  // Not the comment, which may name members (D67).
  await audit(ctx, {
    action: "REPORT_STATUS_CHANGE",
    target: { kind: "REPORT", id: reportId },
    before: { status: report.status },
    after: { status },
  });
}

/** Deletes a report; an expulsion that it led to is kept. @throws ApiError REPORT_NOT_FOUND. */
export async function deleteReport(ctx: AuditContext, reportId: number): Promise<void> {
  const { trx } = ctx;
  const deleted = await trx
    .deleteFrom("reports")
    .where("id", "=", reportId)
    .returning(["reporterId", "reportedId", "meetingId", "status"])
    .executeTakeFirst();
  if (deleted === undefined) throw new ApiError("REPORT_NOT_FOUND");
  const target = { kind: "REPORT", id: reportId } as const;
  await audit(ctx, { action: "REPORT_DELETE", target, before: deleted });
}
