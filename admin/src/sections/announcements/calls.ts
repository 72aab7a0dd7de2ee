import { call } from "@babchingu/openapi";
import type { AdminAnnouncementRequest } from "@babchingu/openapi/types";
import { defineCall, type IdempotencyParameter, idempotencyHeader } from "../../dataProvider/apiCall.ts";

export const createAnnouncement = defineCall(
  "createAnnouncement",
  ["announcements"],
  (api, { idempotencyKey, ...body }: IdempotencyParameter & AdminAnnouncementRequest) =>
    call(api.POST("/admin/announcements", { params: idempotencyHeader(idempotencyKey), body })),
);
