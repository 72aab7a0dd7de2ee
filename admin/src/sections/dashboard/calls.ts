import { call } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { defineCall } from "../../dataProvider/apiCall.ts";

type SecurityCodeRequest = components["schemas"]["SecurityCodeRequest"];

export const changeSecurityCode = defineCall("changeSecurityCode", [], (api, body: SecurityCodeRequest) =>
  call(api.PATCH("/admin/dashboard/security-code", { body })),
);

export const readDailyFigures = defineCall("readDailyFigures", [], (api, query: { from: string; to: string }, signal) =>
  call(api.GET("/admin/dashboard/daily", { params: { query }, signal })),
);
