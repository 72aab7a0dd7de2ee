import { call } from "@babchingu/openapi";
import type { NoParameters } from "../../dataProvider/verb.ts";
import { defineVerb } from "../../dataProvider/verb.ts";

export const readDashboard = defineVerb("readDashboard", [], (api, _: NoParameters, signal) =>
  call(api.GET("/admin/dashboard", { signal })),
);
