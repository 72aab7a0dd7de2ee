import { call } from "@babchingu/openapi";
import type { AdminBulkJob } from "@babchingu/openapi/types";
import { defineResource } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    "bulk-jobs": AdminBulkJob;
  }
}

export const bulkJobs = defineResource({
  name: "bulk-jobs",
  path: "bulk-jobs",
  texts: {
    empty: "아직 일괄 작업이 없어요.",
  },
  hasDetail: true,
  changesByItself: ({ state }) => state === "RUNNING",
  list: (api, query, signal) => call(api.GET("/admin/bulk-jobs", { params: { query }, signal })),
});
