import { call } from "@babchingu/openapi";
import type { AdminPartnerCacheRequest, AdminPartnerUntilRequest } from "@babchingu/openapi/types";
import type { Target } from "../../dataProvider/verb.ts";
import { defineVerb, idPath } from "../../dataProvider/verb.ts";

export const setPartnerPlaceCache = defineVerb(
  "setPartnerPlaceCache",
  ["partner-places"],
  (api, { id, ...body }: Target & AdminPartnerCacheRequest) =>
    call(api.PATCH("/admin/partner-place/{id}/cache", { params: idPath(id), body })),
);

export const setPartnerPlaceUntil = defineVerb(
  "setPartnerPlaceUntil",
  ["partner-places"],
  (api, { id, ...body }: Target & AdminPartnerUntilRequest) =>
    call(api.PATCH("/admin/partner-place/{id}/until", { params: idPath(id), body })),
);

export const extendPartnerPlace = defineVerb("extendPartnerPlace", ["partner-places"], (api, { id }: Target) =>
  call(api.PATCH("/admin/partner-place/{id}/until/plusmonth", { params: idPath(id) })),
);
