import { call } from "@babchingu/openapi";
import { defineVerb } from "../../dataProvider/verb.ts";

export const changeSecurityCode = defineVerb("changeSecurityCode", [], (api, { code }: { code: number }) =>
  call(api.PATCH("/admin/dashboard/security-code", { body: code })),
);

export const readDailyFigures = defineVerb("readDailyFigures", [], (api, query: { from: string; to: string }, signal) =>
  call(api.GET("/admin/dashboard/daily", { params: { query }, signal })),
);
