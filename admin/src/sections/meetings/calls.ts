import { call } from "@babchingu/openapi";
import { parameterLimits } from "@babchingu/openapi/limits";
import type { AdminMeetingStatusRequest } from "@babchingu/openapi/types";
import { defineCall, idPath, type IdParameter } from "../../dataProvider/apiCall.ts";

/** Chat messages that are read at once. */
export const CHATS_MAX = parameterLimits.listAdminMeetingChats.size.default;

export const readMeetingMembers = defineCall("readMeetingMembers", [], (api, { id }: IdParameter, signal) =>
  call(api.GET("/admin/meetings/{id}/members", { params: idPath(id), signal })),
);

interface ChatsParameters extends IdParameter {
  size?: number;
  beforeId?: number;
}

/** The latest messages, or the latest ones before `beforeId`. */
export const readMeetingChats = defineCall(
  "readMeetingChats",
  [],
  (api, { id, size = CHATS_MAX, beforeId }: ChatsParameters, signal) =>
    call(api.GET("/admin/meetings/{id}/chats", { params: { ...idPath(id), query: { size, beforeId } }, signal })),
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
