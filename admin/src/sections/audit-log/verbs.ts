import { call } from "@babchingu/openapi";
import type { NoParameters } from "../../dataProvider/verb.ts";
import { defineVerb } from "../../dataProvider/verb.ts";

/** Whether the backend keeps an audit log (D44): refused with 404 or 501 when it doesn't. */
export const readAuditPresence = defineVerb("readAuditPresence", [], async (api, _: NoParameters, signal) => {
  await call(api.GET("/admin/audit-log", { params: { query: { page: 0, size: 1 } }, signal }));
  return true;
});
