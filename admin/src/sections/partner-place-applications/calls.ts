import { call } from "@babchingu/openapi";
import { defineCall, idPath, type IdParameter } from "../../dataProvider/apiCall.ts";

export const acceptPartnerApplication = defineCall(
  "acceptPartnerApplication",
  ["partner-place-applications", "partner-places", "members"],
  (api, { id }: IdParameter) => call(api.PATCH("/admin/partner-place-applications/{id}", { params: idPath(id) })),
);
