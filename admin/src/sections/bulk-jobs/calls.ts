import { call } from "@babchingu/openapi";
import { defineCall, type IdParameter, idPath } from "../../dataProvider/apiCall.ts";

export const stopBulkJob = defineCall("stopBulkJob", ["bulk-jobs"], (api, { id }: IdParameter) =>
  call(api.POST("/admin/bulk-jobs/{id}/stop", { params: idPath(id) })),
);
