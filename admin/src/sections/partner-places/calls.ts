import { call } from "@babchingu/openapi";
import type { AdminPartnerCacheRequest, AdminPartnerUntilRequest } from "@babchingu/openapi/types";
import { defineCall, idPath, type RowId } from "../../dataProvider/apiCall.ts";

export const setPartnerPlaceCache = defineCall(
  "setPartnerPlaceCache",
  ["partner-places"],
  (api, { id, ...body }: RowId & AdminPartnerCacheRequest) =>
    call(api.PATCH("/admin/partner-place/{id}/cache", { params: idPath(id), body })),
);

export const setPartnerPlaceUntil = defineCall(
  "setPartnerPlaceUntil",
  ["partner-places"],
  (api, { id, ...body }: RowId & AdminPartnerUntilRequest) =>
    call(api.PATCH("/admin/partner-place/{id}/until", { params: idPath(id), body })),
);

export const extendPartnerPlace = defineCall("extendPartnerPlace", ["partner-places"], (api, { id }: RowId) =>
  call(api.PATCH("/admin/partner-place/{id}/until/plusmonth", { params: idPath(id) })),
);
