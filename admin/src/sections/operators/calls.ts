import { call } from "@babchingu/openapi";
import { defineCall, type NoParameters } from "../../dataProvider/apiCall.ts";

/** Checks that the backend lists operators (D44); one that doesn't responds with 404 or 501. */
export const probeOperators = defineCall("probeOperators", [], async (api, _: NoParameters, signal) => {
  await call(api.GET("/admin/operators", { params: { query: { page: 0, size: 1 } }, signal }));
  return true;
});
