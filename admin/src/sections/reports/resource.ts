import { call } from "@babchingu/openapi";
import { ReportStatusValues } from "@babchingu/openapi/enums";
import type { AdminReport, AdminReportRequest } from "@babchingu/openapi/types";
import { defineResource } from "../../dataProvider/resource.ts";
import { DAY, ID, oneOf, ROW_SORT } from "../../dataProvider/filterPatterns.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    reports: AdminReport;
  }
}

export const reports = defineResource({
  name: "reports",
  path: "reports",
  texts: {
    empty: "들어온 신고가 없어요.",
    searchFailed: "신고를 검색하지 못했어요.",
  },
  filterPatterns: {
    status: oneOf(ReportStatusValues),
    reportedId: ID,
    reporterId: ID,
    from: DAY,
    to: DAY,
    sort: ROW_SORT,
  },
  hasDetail: "optional",
  list: (api, query, signal) => call(api.GET("/admin/reports", { params: { query }, signal })),
  update: (api, id, body: AdminReportRequest) =>
    call(api.PATCH("/admin/reports/{id}", { params: { path: { id } }, body })),
});

/** Whether the backend offers what is needed to work reports (D58). */
export function canBeWorked(report: AdminReport): boolean {
  return report.reportedName !== undefined;
}
