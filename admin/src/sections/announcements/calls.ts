import { call } from "@babchingu/openapi";
import type { AdminAnnouncementRequest } from "@babchingu/openapi/types";
import { defineCall, type Idempotent, keyHeader } from "../../dataProvider/apiCall.ts";

export const createAnnouncement = defineCall(
  "createAnnouncement",
  ["announcements"],
  (api, { idempotencyKey, ...body }: Idempotent & AdminAnnouncementRequest) =>
    call(api.POST("/admin/announcements", { params: keyHeader(idempotencyKey), body })),
);
