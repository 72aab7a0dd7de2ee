import { call } from "@babchingu/openapi";
import { parameterLimits } from "@babchingu/openapi/limits";
import type { AdminMeetingStatusRequest } from "@babchingu/openapi/types";
import { defineCall, idPath, type IdParameter } from "../../dataProvider/apiCall.ts";

/** Chat messages shown in a meeting's dialog at most: the latest ones. */
export const CHATS_MAX = parameterLimits.listAdminMeetingChats.size.default;

export const readMeetingMembers = defineCall("readMeetingMembers", [], (api, { id }: IdParameter, signal) =>
  call(api.GET("/admin/meetings/{id}/members", { params: idPath(id), signal })),
);

export const readMeetingChats = defineCall("readMeetingChats", [], (api, { id }: IdParameter, signal) =>
  call(api.GET("/admin/meetings/{id}/chats", { params: { ...idPath(id), query: { size: CHATS_MAX } }, signal })),
);

export const readMeetingImageUrl = defineCall("readMeetingImageUrl", [], (api, { id }: IdParameter, signal) =>
  call(api.GET("/admin/meetings/{id}/image-url", { params: idPath(id), signal })),
);

export const setMeetingStatus = defineCall(
  "setMeetingStatus",
  ["meetings"],
  (api, { id, ...body }: IdParameter & AdminMeetingStatusRequest) =>
    call(api.PATCH("/admin/meetings/{id}", { params: idPath(id), body })),
);
