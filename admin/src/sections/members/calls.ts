import { call } from "@babchingu/openapi";
import type {
  AdminMemberPointRequest,
  AdminMemberStatusRequest,
  AdminPasswordRequest,
  AdminRevealRequest,
} from "@babchingu/openapi/types";
import { defineCall, idPath, type IdParameter } from "../../dataProvider/apiCall.ts";

export const resetMemberPassword = defineCall(
  "resetMemberPassword",
  ["members"],
  (api, { id, ...body }: IdParameter & AdminPasswordRequest) =>
    call(api.PATCH("/admin/members/{id}/password", { params: idPath(id), body })),
);

export const setMemberStatus = defineCall(
  "setMemberStatus",
  ["members"],
  (api, { id, ...body }: IdParameter & AdminMemberStatusRequest) =>
    call(api.PATCH("/admin/members/{id}/status", { params: idPath(id), body })),
);

export const setMemberPoint = defineCall(
  "setMemberPoint",
  ["members"],
  (api, { id, ...body }: IdParameter & AdminMemberPointRequest) =>
    call(api.PATCH("/admin/members/{id}/points", { params: idPath(id), body })),
);

export const readMemberImageUrl = defineCall("readMemberImageUrl", [], (api, { id }: IdParameter, signal) =>
  call(api.GET("/admin/members/{id}/image-url", { params: idPath(id), signal })),
);

export const revealMember = defineCall("revealMember", [], (api, { id, ...body }: IdParameter & AdminRevealRequest) =>
  call(api.POST("/admin/members/{id}/reveal", { params: idPath(id), body })),
);
