/** Reports in the console. */
import { AdminReportColumns } from "@babchingu/openapi/columns";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { adminList, type AdminList, namesOf } from "./list.ts";
import { audit } from "../shared/audit.ts";
import type { AuditContext } from "../shared/context.ts";

/** Newest first, also those of deleted meetings. */
export function listReports(db: Db): AdminList<components["schemas"]["AdminReport"]> {
  const query = db.selectFrom("reports").select(namesOf(AdminReportColumns)).orderBy("id", "desc");
  return adminList(query, "reports.id", (row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
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
