import { call } from "@babchingu/openapi";
import type { AdminPartnerCacheRequest, AdminPartnerUntilRequest } from "@babchingu/openapi/types";
import { defineCall, idPath, type IdParameter } from "../../dataProvider/apiCall.ts";

export const setPartnerPlaceCache = defineCall(
  "setPartnerPlaceCache",
  ["partner-places"],
  (api, { id, ...body }: IdParameter & AdminPartnerCacheRequest) =>
    call(api.PATCH("/admin/partner-place/{id}/cache", { params: idPath(id), body })),
);

export const setPartnerPlaceUntil = defineCall(
  "setPartnerPlaceUntil",
  ["partner-places"],
  (api, { id, ...body }: IdParameter & AdminPartnerUntilRequest) =>
    call(api.PATCH("/admin/partner-place/{id}/until", { params: idPath(id), body })),
);

export const extendPartnerPlace = defineCall("extendPartnerPlace", ["partner-places"], (api, { id }: IdParameter) =>
  call(api.PATCH("/admin/partner-place/{id}/until/plusmonth", { params: idPath(id) })),
);
