import { call } from "@babchingu/openapi";
import type { AdminMemberPointRequest, AdminMemberStatusRequest, AdminPasswordRequest } from "@babchingu/openapi/types";
import type { Target } from "../../dataProvider/verb.ts";
import { defineVerb, idPath } from "../../dataProvider/verb.ts";

export const resetMemberPassword = defineVerb(
  "resetMemberPassword",
  ["members"],
  (api, { id, ...body }: Target & AdminPasswordRequest) =>
    call(api.PATCH("/admin/members/{id}/password", { params: idPath(id), body })),
);

export const setMemberStatus = defineVerb(
  "setMemberStatus",
  ["members"],
  (api, { id, ...body }: Target & AdminMemberStatusRequest) =>
    call(api.PATCH("/admin/members/{id}/status", { params: idPath(id), body })),
);

export const setMemberPoint = defineVerb(
  "setMemberPoint",
  ["members"],
  (api, { id, ...body }: Target & AdminMemberPointRequest) =>
    call(api.PATCH("/admin/members/{id}/points", { params: idPath(id), body })),
);

export const readMemberImageUrl = defineVerb("readMemberImageUrl", [], (api, { id }: Target, signal) =>
  call(api.GET("/admin/members/{id}/image-url", { params: idPath(id), signal })),
);
