import { call } from "@babchingu/openapi";
import { defineCall, type IdParameter, idPath, type NoParameters } from "../../dataProvider/apiCall.ts";

export const stopBulkJob = defineCall("stopBulkJob", ["bulk-jobs"], (api, { id }: IdParameter) =>
  call(api.POST("/admin/bulk-jobs/{id}/stop", { params: idPath(id) })),
);

/** Checks that the backend has bulk jobs (D44); one without them responds with 404 or 501. */
export const probeBulkJobs = defineCall("probeBulkJobs", [], async (api, _: NoParameters, signal) => {
  await call(api.GET("/admin/bulk-jobs", { params: { query: { page: 0, size: 1 } }, signal }));
  return true;
});
