import { call } from "@babchingu/openapi";
import type { RiceSyncResult } from "@babchingu/openapi/types";
import type { NoParameters } from "../../dataProvider/verb.ts";
import { defineVerb } from "../../dataProvider/verb.ts";

export const syncRice = defineVerb<NoParameters, RiceSyncResult>("syncRice", ["rice-transactions", "members"], (api) =>
  call(api.POST("/admin/rice-transactions/sync")),
);
