import { call } from "@babchingu/openapi";
import type { AdminBulkJob, RiceSyncResult } from "@babchingu/openapi/types";
import { defineCall, type NoParameters } from "../../dataProvider/apiCall.ts";

/** With many members it goes on in the background. */
export const syncRice = defineCall<NoParameters, RiceSyncResult | AdminBulkJob>(
  "syncRice",
  ["rice-transactions", "members"],
  (api) => call(api.POST("/admin/rice-transactions/sync")),
);
