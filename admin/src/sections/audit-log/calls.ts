import { call } from "@babchingu/openapi";
import { defineCall, type NoParameters } from "../../dataProvider/apiCall.ts";

/** Checks that the backend keeps an audit log (D44); one without it responds with 404 or 501. */
export const probeAuditLog = defineCall("probeAuditLog", [], async (api, _: NoParameters, signal) => {
  await call(api.GET("/admin/audit-log", { params: { query: { page: 0, size: 1 } }, signal }));
  return true;
});
