import { call } from "@babchingu/openapi";
import { defineCall } from "../../dataProvider/apiCall.ts";

export const changeSecurityCode = defineCall("changeSecurityCode", [], (api, { code }: { code: number }) =>
  call(api.PATCH("/admin/dashboard/security-code", { body: code })),
);

export const readDailyFigures = defineCall("readDailyFigures", [], (api, query: { from: string; to: string }, signal) =>
  call(api.GET("/admin/dashboard/daily", { params: { query }, signal })),
);
