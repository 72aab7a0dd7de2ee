import { call } from "@babchingu/openapi";
import { defineCall, type NoParameters } from "../../dataProvider/apiCall.ts";

/** Checks that the backend keeps an access log (D44); one without it responds with 404 or 501. */
export const probeAccessLog = defineCall("probeAccessLog", [], async (api, _: NoParameters, signal) => {
  await call(api.GET("/admin/access-log", { params: { query: { page: 0, size: 1 } }, signal }));
  return true;
});
