import { call } from "@babchingu/openapi";
import { defineCall, type NoParameters } from "../../dataProvider/apiCall.ts";

export const readSystemStatus = defineCall("readSystemStatus", [], (api, _: NoParameters, signal) =>
  call(api.GET("/admin/dashboard", { signal })),
);
