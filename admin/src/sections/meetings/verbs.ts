import { call } from "@babchingu/openapi";
import { parameterLimits } from "@babchingu/openapi/limits";
import type { AdminMeetingStatusRequest } from "@babchingu/openapi/types";
import type { Target } from "../../dataProvider/verb.ts";
import { defineVerb, idPath } from "../../dataProvider/verb.ts";

/** Chat messages shown in a meeting's dialog at most: the latest ones. */
export const CHATS_MAX = parameterLimits.listAdminMeetingChats.size.default;

export const readMeetingMembers = defineVerb("readMeetingMembers", [], (api, { id }: Target, signal) =>
  call(api.GET("/admin/meetings/{id}/members", { params: idPath(id), signal })),
);

export const readMeetingChats = defineVerb("readMeetingChats", [], (api, { id }: Target, signal) =>
  call(api.GET("/admin/meetings/{id}/chats", { params: { ...idPath(id), query: { size: CHATS_MAX } }, signal })),
);

export const readMeetingImageUrl = defineVerb("readMeetingImageUrl", [], (api, { id }: Target, signal) =>
  call(api.GET("/admin/meetings/{id}/image-url", { params: idPath(id), signal })),
);

export const setMeetingStatus = defineVerb(
  "setMeetingStatus",
  ["meetings"],
  (api, { id, ...body }: Target & AdminMeetingStatusRequest) =>
    call(api.PATCH("/admin/meetings/{id}", { params: idPath(id), body })),
);
