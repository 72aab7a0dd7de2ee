/** The reports, for operators. */
import type { components } from "@babchingu/openapi/types";
import type { Db, Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import type { Operation } from "./admin-members.ts";
import { adminList } from "./admin-page.ts";
import type { AdminList } from "./admin-page.ts";
import { audit } from "./audit.ts";

/** Newest first; also those of meetings that have been deleted since. */
export function listReports(db: Db): AdminList<components["schemas"]["AdminReport"]> {
  const query = db
    .selectFrom("reports")
    .select([
      "id",
      "reporterId",
      "reportedId",
      "meetingId",
      "content",
      "status",
      "adminComment",
      "createdAt",
      "updatedAt",
    ])
    .orderBy("id", "desc");
  return adminList(query, "reports.id", (row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** Deletes a report; an expulsion it led to stays. @throws ApiError E404-12. */
export async function deleteReport(trx: Trx, reportId: number, { actorId, now }: Operation): Promise<void> {
  const deleted = await trx
    .deleteFrom("reports")
    .where("id", "=", reportId)
    .returning(["reporterId", "reportedId", "meetingId", "content", "status"])
    .executeTakeFirst();
  if (deleted === undefined) throw new ApiError("E404-12");
  const target = { kind: "REPORT", id: reportId } as const;
  await audit(trx, { actorId, action: "REPORT_DELETE", target, before: deleted, now });
}
