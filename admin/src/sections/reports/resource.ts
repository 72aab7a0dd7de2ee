import { call } from "@babchingu/openapi";
import type { AdminReport } from "@babchingu/openapi/types";
import { defineResource } from "../../dataProvider/resource.ts";

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
  },
  list: (api, query, signal) => call(api.GET("/admin/reports", { params: { query }, signal })),
});
