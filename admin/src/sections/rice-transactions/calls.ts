import { call } from "@babchingu/openapi";
import type { RiceSyncResult } from "@babchingu/openapi/types";
import { defineCall, type NoParameters } from "../../dataProvider/apiCall.ts";

export const syncRice = defineCall<NoParameters, RiceSyncResult>("syncRice", ["rice-transactions", "members"], (api) =>
  call(api.POST("/admin/rice-transactions/sync")),
);
