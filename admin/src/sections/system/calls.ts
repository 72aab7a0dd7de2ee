import { call } from "@babchingu/openapi";
import type { NoParameters } from "../../dataProvider/apiCall.ts";
import { defineCall } from "../../dataProvider/apiCall.ts";

export const readSystemStatus = defineCall("readSystemStatus", [], (api, _: NoParameters, signal) =>
  call(api.GET("/admin/dashboard", { signal })),
);
